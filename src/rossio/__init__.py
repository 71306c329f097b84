"""Rossio: Lisboa, Coimbra and Magnanimous, played exactly by their rulebooks."""

from rossio.kernel import compiled

__version__ = "0.1.0"
__all__ = ["__version__", "compiled"]
