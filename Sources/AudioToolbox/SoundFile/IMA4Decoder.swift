import Foundation

/// Apple's IMA 4:1: packets of 34 bytes for 64 samples of a channel, each sample the difference from the one before.
enum IMA4Decoder {
    private static let packetBytes = 34
    private static let packetFrames = 64
    private static let indexSteps = [-1, -1, -1, -1, 2, 4, 6, 8]
    /// Each about 1.1 times the one before, as the IMA's recommendation lists them.
    private static let steps = [
        7, 8, 9, 10, 11, 12, 13, 14, 16, 17, 19, 21, 23, 25, 28, 31, 34, 37, 41, 45, 50, 55, 60, 66, 73, 80, 88, 97,
        107,
        118, 130, 143, 157, 173, 190, 209, 230, 253, 279, 307, 337, 371, 408, 449, 494, 544, 598, 658, 724, 796, 876,
        963,
        1060, 1166, 1282, 1411, 1552, 1707, 1878, 2066, 2272, 2499, 2749, 3024, 3327, 3660, 4026, 4428, 4871, 5358,
        5894,
        6484, 7132, 7845, 8630, 9493, 10442, 11487, 12635, 13899, 15289, 16818, 18500, 20350, 22385, 24623, 27086,
        29794,
        32767,
    ]

    /// - Returns: the samples of all channels in turn.
    static func decode(_ bytes: Data, channels: Int) -> [Int16] {
        let packets = bytes.count / (packetBytes * channels)
        var samples = [Int16](repeating: 0, count: packets * packetFrames * channels)
        bytes.withUnsafeBytes { raw in
            for packet in 0..<packets {
                for channel in 0..<channels {
                    let start = (packet * channels + channel) * packetBytes
                    decode(
                        UnsafeRawBufferPointer(rebasing: raw[start..<start + packetBytes]),
                        into: &samples, at: packet * packetFrames * channels + channel, every: channels)
                }
            }
        }
        return samples
    }

    private static func decode(
        _ packet: UnsafeRawBufferPointer, into samples: inout [Int16], at start: Int, every stride: Int
    ) {
        let head = UInt16(packet[0]) << 8 | UInt16(packet[1])
        var predictor = Int(Int16(bitPattern: head & 0xFF80))
        var index = min(Int(head & 0x7F), steps.count - 1)
        for position in 0..<packetFrames {
            let byte = packet[2 + position / 2]
            let nibble = Int(position % 2 == 0 ? byte & 0x0F : byte >> 4)
            let step = steps[index]
            var difference = step >> 3
            if nibble & 1 != 0 { difference += step >> 2 }
            if nibble & 2 != 0 { difference += step >> 1 }
            if nibble & 4 != 0 { difference += step }
            predictor = min(max(predictor + (nibble & 8 != 0 ? -difference : difference), -32768), 32767)
            index = min(max(index + indexSteps[nibble & 7], 0), steps.count - 1)
            samples[start + position * stride] = Int16(predictor)
        }
    }
}
