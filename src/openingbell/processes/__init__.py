"""Other processes: started, watched, and ended whatever happens."""
