"""Реки и озёра: banks and crossings, swimming, ice and flood."""
