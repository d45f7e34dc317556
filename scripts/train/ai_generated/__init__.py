"""Trains the model `ai-generated`: does a picture of a document carry the traces of a decoder network?

No generator is at hand, so pairs are made: crops of genuine pages, and the same crops as autoencoders trained here
give them back, with upsamplers of many families. What differs within a pair is the decoder's doing alone.
"""
