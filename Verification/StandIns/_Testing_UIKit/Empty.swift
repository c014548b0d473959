// Nothing: its being there is enough.
