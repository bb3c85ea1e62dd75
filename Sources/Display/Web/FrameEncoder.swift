import CFrameCodec
import CoreGraphics

/// Turns the device's framebuffer into messages for one page.
final class FrameEncoder {
    private let codec: OpaquePointer
    private let width: Int
    private let height: Int
    private var buffer: [UInt8]
    private var sequence: UInt32 = 0
    private var hasSentEverything = false

    /// Bytes before the codec's own: kind, flags, two zero bytes, sequence, stamp.
    static let headerSize = 16

    /// - Returns: nil when the size is not one a screen can have.
    init?(width: Int, height: Int) {
        guard let codec = frame_codec_create(Int32(clamping: width), Int32(clamping: height)) else { return nil }
        self.codec = codec
        self.width = width
        self.height = height
        buffer = [UInt8](repeating: 0, count: Self.headerSize + frame_codec_capacity(codec))
    }

    deinit { frame_codec_destroy(codec) }

    /// The message that brings the page from what it shows to `surface`, or nil if nothing differs inside `damage`.
    ///
    /// - Parameter stamp: the page's time of the input that led to this frame, 0 if none.
    /// - Returns: the message and its sequence number, which the page acknowledges.
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
