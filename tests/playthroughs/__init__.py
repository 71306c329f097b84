"""One game of each kind as the rules tell it: what a change of them changes is seen in the diff of a commit."""
