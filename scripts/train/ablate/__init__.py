"""Pretrained backbones, likeness of words and the project's own network, trained on the same pages and compared."""
