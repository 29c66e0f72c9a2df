"""What came of games that are over: results, ratings, who met whom, and statistics."""
