"""Notices: what to tell whom and when, and the ways to carry it."""
