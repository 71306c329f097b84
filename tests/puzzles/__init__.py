"""Tests of the puzzles of the package, and of the miner."""
