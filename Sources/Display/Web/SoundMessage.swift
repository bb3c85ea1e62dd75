import Foundation

/// The binary message with samples for the page: a header of 16 bytes {u8 kind 2, u8 zero, u16 zero, u32 number of frames,
/// f64 number of the first frame}, then 16 bits for the left and the right channel of each frame, 48,000 a second, all in
/// little-endian order. No frames: the device is silent from here on.
struct SoundMessage {
    let data: Data
    static let kind: UInt8 = 2

    init(_ samples: [Int16], position: Int64) {
        var data = Data(capacity: 16 + samples.count * 2)
        data.append(contentsOf: [SoundMessage.kind, 0, 0, 0])
        withUnsafeBytes(of: UInt32(samples.count / 2).littleEndian) { data.append(contentsOf: $0) }
        withUnsafeBytes(of: Double(position).bitPattern.littleEndian) { data.append(contentsOf: $0) }
        samples.withUnsafeBytes { data.append(contentsOf: $0) }
        self.data = data
    }
}
