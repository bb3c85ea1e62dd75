internal import CCairo
internal import CPixman

/// Pixels in memory: 32 bits each, alpha in the top byte, then red, green, blue, multiplied by alpha, in the machine's
/// byte order (cairo's and pixman's ARGB32). The first row is the top one.
///
/// cairo and pixman see the same bytes. Whoever writes pixels by hand calls `didWritePixels()` before the next drawing.
package final class Surface {
    /// The longest side in pixels; what pixman's 16-bit coordinates allow.
    package static let longestSide = 32_767
    /// The most bytes one surface may take.
    package static let largestByteCount = 1 << 30

    package let width: Int
    package let height: Int
    package let bytesPerRow: Int
    package let pixels: UnsafeMutablePointer<UInt32>

    /// Keeps the memory alive; cairo and pixman hold it too, for as long as they may read.
    private let owner: AnyObject
    private var madeCairoSurface: OpaquePointer?
    private var madePixmanImage: OpaquePointer?

    /// A transparent surface, or nil when a side is not in 1...`longestSide` or memory is short.
    package init?(width: Int, height: Int) {
        guard Surface.isValid(width: width, height: height), width * height * 4 <= Surface.largestByteCount,
            let memory = calloc(width * height, 4)
        else { return nil }
        self.width = width
        self.height = height
        bytesPerRow = width * 4
        pixels = memory.bindMemory(to: UInt32.self, capacity: width * height)
        owner = OwnedMemory(memory)
    }

    /// A surface over memory that `owner` keeps alive, such as shared memory or a part of another surface. Nil when the
    /// sides are out of range, or `bytesPerRow` is too small or no multiple of 4.
    package init?(
        pixels: UnsafeMutablePointer<UInt32>, width: Int, height: Int, bytesPerRow: Int, owner: AnyObject
    ) {
        guard Surface.isValid(width: width, height: height), bytesPerRow >= width * 4, bytesPerRow % 4 == 0,
            bytesPerRow <= Int(Int32.max)
        else { return nil }
        self.width = width
        self.height = height
        self.bytesPerRow = bytesPerRow
        self.pixels = pixels
        self.owner = owner
    }

    deinit {
        if let madeCairoSurface { cairo_surface_destroy(madeCairoSurface) }
        if let madePixmanImage { pixman_image_unref(madePixmanImage) }
    }

    private final class OwnedMemory {
        let base: UnsafeMutableRawPointer

        init(_ base: UnsafeMutableRawPointer) {
            self.base = base
        }

        deinit {
            free(base)
        }
    }

    private nonisolated(unsafe) static var ownerKey = cairo_user_data_key_t()

    private static func isValid(width: Int, height: Int) -> Bool {
        (1...longestSide).contains(width) && (1...longestSide).contains(height)
    }

    package var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

    /// A `cairo_surface_t *` over the pixels; owned by this object.
    package var cairoSurface: OpaquePointer {
        if let madeCairoSurface { return madeCairoSurface }
        let made: OpaquePointer = cairo_image_surface_create_for_data(
            UnsafeMutableRawPointer(pixels).assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32,
            Int32(width), Int32(height), Int32(bytesPerRow))
        cairo_surface_set_user_data(made, &Surface.ownerKey, Unmanaged.passRetained(owner).toOpaque()) { owner in
            if let owner { Unmanaged<AnyObject>.fromOpaque(owner).release() }
        }
        madeCairoSurface = made
        return made
    }

    /// A `pixman_image_t *` (a8r8g8b8) over the pixels; owned by this object. Its clip, transform and filter are
    /// whatever the last user left.
    package var pixmanImage: OpaquePointer {
        if let madePixmanImage { return madePixmanImage }
        let made: OpaquePointer = pixman_image_create_bits_no_clear(
            PIXMAN_a8r8g8b8, Int32(width), Int32(height), pixels, Int32(bytesPerRow))
        let release: pixman_image_destroy_func_t = { _, owner in
            if let owner { Unmanaged<AnyObject>.fromOpaque(owner).release() }
        }
        pixman_image_set_destroy_function(made, release, Unmanaged.passRetained(owner).toOpaque())
        madePixmanImage = made
        return made
    }

    /// Tells cairo that the pixels were changed by other code.
    package func didWritePixels() {
        if let madeCairoSurface { cairo_surface_mark_dirty(madeCairoSurface) }
    }

    /// The part inside `rect` as a surface over the same memory; nil when nothing of it is inside.
    package func part(_ rect: PixelRect) -> Surface? {
        let inside = rect.intersection(bounds)
        guard !inside.isEmpty else { return nil }
        return Surface(
            pixels: row(inside.y) + inside.x, width: inside.width, height: inside.height, bytesPerRow: bytesPerRow,
            owner: self)
    }

    /// A copy with memory of its own; nil when memory is short.
    package func copy() -> Surface? {
        guard let copy = Surface(width: width, height: height) else { return nil }
        for line in 0..<height {
            memcpy(copy.row(line), row(line), width * 4)
        }
        return copy
    }

    /// The pixels of row `line`, counted from the top.
    package func row(_ line: Int) -> UnsafeMutablePointer<UInt32> {
        (UnsafeMutableRawPointer(pixels) + line * bytesPerRow).assumingMemoryBound(to: UInt32.self)
    }

    /// The premultiplied ARGB value at a place inside the bounds; zero outside.
    package func pixel(x: Int, y: Int) -> UInt32 {
        guard (0..<width).contains(x), (0..<height).contains(y) else { return 0 }
        return row(y)[x]
    }

    /// Makes `rect` transparent.
    package func clear(_ rect: PixelRect) {
        let inside = rect.intersection(bounds)
        guard !inside.isEmpty else { return }
        for line in inside.y..<inside.maxY {
            memset(row(line) + inside.x, 0, inside.width * 4)
        }
        didWritePixels()
    }
}
