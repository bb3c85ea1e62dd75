import CFrameCodec
import CoreGraphics

/// Encodes the device's framebuffer as messages for one page.
final class FrameEncoder {
    private let codec: OpaquePointer
    private let width: Int
    private let height: Int
    private var buffer: [UInt8]
    private var sequence: UInt32 = 0
    private var hasSentEverything = false

    /// The number of bytes before the codec's data: kind, flags, two zero bytes, sequence number, time stamp.
    static let headerSize = 16

    /// - Returns: nil if the size is not valid for a screen.
    init?(width: Int, height: Int) {
        guard let codec = frame_codec_create(Int32(clamping: width), Int32(clamping: height)) else { return nil }
        self.codec = codec
        self.width = width
        self.height = height
        buffer = [UInt8](repeating: 0, count: Self.headerSize + frame_codec_capacity(codec))
    }

    deinit { frame_codec_destroy(codec) }

    /// The message that updates the page to `surface`; nil if nothing has changed inside `damage`.
    ///
    /// - Parameter stamp: The page's time of the input that caused this frame, 0 for none.
    /// - Returns: The message, and its sequence number, which the page acknowledges.
    func encode(_ surface: Surface, damage: [PixelRect], stamp: Double) -> (data: Data, sequence: UInt32)? {
        guard surface.width == width, surface.height == height else { return nil }
        let rects = damage.map {
            frame_codec_rect(
                x: Int32(clamping: $0.x), y: Int32(clamping: $0.y),
                width: Int32(clamping: $0.width), height: Int32(clamping: $0.height))
        }
        let everything = !hasSentEverything
        let size = buffer.withUnsafeMutableBufferPointer { bytes in
            guard let start = bytes.baseAddress else { return 0 }
            return frame_codec_encode(
                codec, surface.pixels, surface.bytesPerRow, rects, rects.count, everything, start + Self.headerSize)
        }
        guard size > 0 else { return nil }
        hasSentEverything = true
        sequence &+= 1
        buffer.withUnsafeMutableBytes { bytes in
            bytes.storeBytes(of: 1, toByteOffset: 0, as: UInt8.self)
            bytes.storeBytes(of: everything ? 1 : 0, toByteOffset: 1, as: UInt8.self)
            bytes.storeBytes(of: sequence.littleEndian, toByteOffset: 4, as: UInt32.self)
            bytes.storeBytes(of: stamp.bitPattern.littleEndian, toByteOffset: 8, as: UInt64.self)
        }
        return (Data(buffer[0..<Self.headerSize + size]), sequence)
    }
}
