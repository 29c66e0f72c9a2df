"""What outlives the process: guests, tables, seats and every move."""
