"""What is installed from a package, far from the sources."""
