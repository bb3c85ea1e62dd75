import CSound
import Foundation

/// A short sound in a file: WAVE, AIFF, AIFF-C or Core Audio Format, uncompressed or as IMA 4:1, µ-law or A-law.
package struct SoundFile: Sendable {
    /// Frames a second.
    package let sampleRate: Double
    package let channels: Int
    /// How many samples of each channel there are.
    package let frameCount: Int
    private let bytes: Data

    /// Seconds.
    package var duration: Double { Double(frameCount) / sampleRate }

    /// The largest file that is read, in bytes.
    package static let longestFile = 64 << 20

    /// - Throws: `SoundFileError` that says what is wrong with the file.
    package init(path: String) throws {
        // A pipe would never end, and a long file need not be read to be refused.
        var status = stat()
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            throw SoundFileError("cannot be read")
        }
        guard status.st_size <= SoundFile.longestFile else { throw SoundFileError("is too long") }
        guard let data = FileManager.default.contents(atPath: path) else { throw SoundFileError("cannot be read") }
        try self.init(data)
    }

    package init(_ data: Data) throws {
        guard data.count <= SoundFile.longestFile else { throw SoundFileError("is too long") }
        bytes = data
        let information = try SoundFile.information(data)
        (sampleRate, channels) = (information.rate, Int(information.channels))
        let there = SoundFile.frames(in: information)
        // Where the head counts them; it may say more than there is.
        let said = (information.duration * information.rate).rounded()
        frameCount = said < Double(there) ? Int(said) : there
        guard frameCount > 0 else { throw SoundFileError("has no samples") }
    }

    /// Reads the head, and sees that the samples can be decoded without a library.
    private static func information(_ data: Data) throws -> sound_information {
        try data.withUnsafeBytes { buffer in
            let bytes = buffer.bindMemory(to: UInt8.self)
            var information = sound_information()
            guard let start = bytes.baseAddress, sound_information_read(start, bytes.count, &information) else {
                throw SoundFileError("is of no known format")
            }
            guard let decoder = sound_decoder_open_plain(start, bytes.count, &information) else {
                throw SoundFileError("is compressed in a way that is not known, or has too many channels or samples")
            }
            sound_decoder_close(decoder)
            return information
        }
    }

    /// How many frames there is room for: a head may tell packets that are too small.
    /// IMA 4:1 has packets of 34 bytes for a channel.
    private static func frames(in information: sound_information) -> Int {
        let frames = max(Int(information.frames_per_packet), 1)
        let sample = frames == 1 ? max((Int(information.bits) + 7) / 8, 1) : 34
        let packet = max(Int(information.bytes_per_packet), sample * Int(information.channels))
        return Int(information.data_size) / packet * frames
    }

    /// The samples of all channels in turn, 16 bits each.
    package func samples() -> [Int16] {
        bytes.withUnsafeBytes { buffer in
            let bytes = buffer.bindMemory(to: UInt8.self)
            var information = sound_information()
            guard let start = bytes.baseAddress, sound_information_read(start, bytes.count, &information),
                let decoder = sound_decoder_open_plain(start, bytes.count, &information)
            else { return [] }
            defer { sound_decoder_close(decoder) }
            return [Int16](unsafeUninitializedCapacity: frameCount * channels) { samples, size in
                size = 0
                while let place = samples.baseAddress, size < frameCount * channels {
                    let left = frameCount - size / channels
                    let count = Int(sound_decoder_read(decoder, place + size, Int32(min(left, 1 << 16))))
                    guard count > 0 else { break }
                    size += count * channels
                }
            }
        }
    }

    /// A track for a mixer, which the caller closes; nil without memory.
    package func track() -> OpaquePointer? {
        let samples = samples()
        return sound_track_of_samples(samples, Int64(samples.count / channels), UInt32(channels), sampleRate)
    }
}
