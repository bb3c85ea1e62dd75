import CoreGraphics
import Testing

/// A small surface with a context of a view on it, whose pixels tests look at.
struct Canvas {
    let surface: Surface
    let context: CGContext

    init(_ width: Int = 40, _ height: Int = 40, scale: CGFloat = 1) throws {
        surface = try #require(Surface(width: width, height: height))
        context = CGContext(surface: surface, scale: scale)
    }

    /// The premultiplied pixel as 0xAARRGGBB.
    func pixel(_ x: Int, _ y: Int) -> UInt32 {
        context.flush()
        return surface.pixel(x: x, y: y)
    }

    func alpha(_ x: Int, _ y: Int) -> Int { Int(pixel(x, y) >> 24) }

    /// The box of all pixels that are not transparent.
    var inkBox: PixelRect {
        context.flush()
        var box = PixelRect.zero
        for y in 0..<surface.height {
            for x in 0..<surface.width where surface.pixel(x: x, y: y) != 0 {
                box = box.union(PixelRect(x: x, y: y, width: 1, height: 1))
            }
        }
        return box
    }

    var bytes: [UInt32] {
        context.flush()
        return Array(UnsafeBufferPointer(start: surface.pixels, count: surface.width * surface.height))
    }
}

/// True when all four channels differ by no more than `tolerance`.
func isNear(_ a: UInt32, _ b: UInt32, _ tolerance: Int = 2) -> Bool {
    [UInt32(0), 8, 16, 24].allSatisfy { shift in
        let channelA = Int(a >> shift & 255), channelB = Int(b >> shift & 255)
        return abs(channelA - channelB) <= tolerance
    }
}
