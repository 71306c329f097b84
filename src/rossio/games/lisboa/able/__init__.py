"""What can be performed (L15.2, L15.3).

`can` and `goods` decide, by `tables` reckoned once; `why` says why not; `ways` offers only choices that lead on.
"""
