"""Magnanimous: nobles of the Empire of Brazil between throne, war and republic."""
