"""Preview pictures: what a link to a table shows where it is shared, drawn from what a spectator sees and no more."""
