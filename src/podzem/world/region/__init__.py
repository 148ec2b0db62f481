"""The land above ground: a region's document, its geometry, its checks, its forms, its generator. Knows no game."""
