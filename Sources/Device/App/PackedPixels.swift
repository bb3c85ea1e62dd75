internal import CLZ4
import Foundation

/// Pixels that nobody sees for a while, compressed: a screen of an app is mostly areas of one colour.
struct PackedPixels {
    private let bytes: [CChar]
    private let count: Int

    /// - Returns: nil when they cannot be made smaller.
    init?(_ pixels: UnsafeRawBufferPointer) {
        guard let source = pixels.baseAddress, let limit = Int32(exactly: pixels.count) else { return nil }
        var room = [CChar](repeating: 0, count: pixels.count * 3 / 4)
        let size = LZ4_compress_default(source.assumingMemoryBound(to: CChar.self), &room, limit, Int32(room.count))
        guard size > 0 else { return nil }
        bytes = Array(room[..<Int(size)])
        count = pixels.count
    }

    /// Writes them where they were.
    func unpack(into pixels: UnsafeMutableRawBufferPointer) {
        guard let target = pixels.baseAddress, pixels.count == count else { return }
        LZ4_decompress_safe(bytes, target.assumingMemoryBound(to: CChar.self), Int32(bytes.count), Int32(count))
    }
}
