@_exported import Parallax
