"""Reviews: games that are over are looked at again, in small steps where bots think, whenever no game waits there."""
