import Foundation

/// A sound in a file: WAVE, AIFF, AIFF-C or Core Audio Format, uncompressed or as IMA 4:1, µ-law or A-law.
package struct SoundFile: Sendable {
    package let format: SoundFormat
    /// How many samples of each channel there are.
    package let frameCount: Int
    private let bytes: Data

    /// Seconds.
    package var duration: Double { Double(frameCount) / format.sampleRate }

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
        let chunks = ByteSource(Data(data))
        let content: SoundContent
        switch chunks.text(at: 0) {
        case "RIFF": content = try SoundContent(wave: chunks)
        case "FORM": content = try SoundContent(aiff: chunks)
        case "caff": content = try SoundContent(coreAudio: chunks)
        default: throw SoundFileError("is of no known format")
        }
        format = try content.format.checked()
        bytes = content.samples
        let packets = bytes.count / format.bytesPerPacket
        let frames = packets * format.framesPerPacket
        frameCount = min(content.frameCount ?? frames, frames)
        guard frameCount > 0 else { throw SoundFileError("has no samples") }
    }

    /// The samples of all channels in turn, 16 bits each.
    package func samples() -> [Int16] {
        let decoded =
            switch format.coding {
            case .ima4: IMA4Decoder.decode(bytes, channels: format.channels)
            default: LinearDecoder.decode(bytes, format)
            }
        return Array(decoded.prefix(frameCount * format.channels))
    }

    /// The sound as an uncompressed WAVE file.
    package func wave() -> Data {
        let samples = samples()
        var data = Data()
        func append<Number: FixedWidthInteger>(_ number: Number) {
            withUnsafeBytes(of: number.littleEndian) { data.append(contentsOf: $0) }
        }
        let rate = UInt32(clamping: Int(format.sampleRate.rounded()))
        let frame = UInt16(format.channels * 2)
        data.append(contentsOf: "RIFF".utf8)
        append(UInt32(clamping: 36 + samples.count * 2))
        data.append(contentsOf: "WAVEfmt ".utf8)
        append(UInt32(16))
        append(UInt16(1))
        append(UInt16(format.channels))
        append(rate)
        append(rate &* UInt32(frame))
        append(frame)
        append(UInt16(16))
        data.append(contentsOf: "data".utf8)
        append(UInt32(clamping: samples.count * 2))
        samples.withUnsafeBytes { data.append(contentsOf: $0) }
        return data
    }
}
