"""«Поверхность»: travel above ground, and the campaign that carries expeditions below."""
