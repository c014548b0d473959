"""Pictures that are made for tests."""
import struct
import zlib


def png(width, height, colour_of_line):
    """A picture of level lines."""
    lines = b"".join(b"\0" + bytes(colour_of_line(line)) * width for line in range(height))

    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(lines)) + chunk(b"IEND", b"")
