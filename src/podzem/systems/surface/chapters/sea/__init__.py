"""Seafaring (surface.sea.*): vessels, their crews, prices and wrecks."""
