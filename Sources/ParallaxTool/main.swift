import Parallax
import ParallaxDocument

print("parallax")
