import Foundation

/// What a container says of its sound, and the samples as they stand in it.
struct SoundContent {
    var format: SoundFormat
    var samples: Data
    /// Where the container counts them; nil where the samples' length says it.
    var frameCount: Int?

    /// The pieces of a file of chunks: name, where its content begins, and how long it says it is.
    private static func chunks(
        of source: ByteSource, from start: Int, isBigEndian: Bool
    ) throws -> [(name: String, offset: Int, length: Int)] {
        var found: [(name: String, offset: Int, length: Int)] = []
        var offset = start
        while offset + 8 <= source.count, found.count < 1000 {
            let length = Int(try source.number(UInt32.self, at: offset + 4, isBigEndian: isBigEndian))
            found.append((source.text(at: offset), offset + 8, length))
            offset += 8 + length + length % 2
        }
        return found
    }

    /// RIFF/WAVE.
    init(wave source: ByteSource) throws {
        guard source.text(at: 8) == "WAVE" else { throw SoundFileError("is no sound") }
        let chunks = try SoundContent.chunks(of: source, from: 12, isBigEndian: false)
        guard let head = chunks.first(where: { $0.name == "fmt " }),
            let body = chunks.first(where: { $0.name == "data" })
        else { throw SoundFileError("lacks its format or its samples") }
        func short(_ offset: Int) throws -> Int {
            Int(try source.number(UInt16.self, at: head.offset + offset, isBigEndian: false))
        }
        let bits = try short(14)
        let coding: SoundFormat.Coding
        var tag = try short(0)
        // An extended format names the same codes at the begin of an identifier.
        if tag == 0xFFFE { tag = try short(24) }
        switch tag {
        case 1: coding = .integer(isBigEndian: false, isSigned: bits > 8)
        case 3: coding = .float(isBigEndian: false)
        case 6: coding = .aLaw
        case 7: coding = .muLaw
        default: throw SoundFileError("is compressed in a way that is not known (\(tag))")
        }
        let rate = try source.number(UInt32.self, at: head.offset + 4, isBigEndian: false)
        format = SoundFormat(coding: coding, sampleRate: Double(rate), channels: try short(2), bits: bits)
        samples = source.data(from: body.offset, count: body.length)
    }

    /// AIFF and AIFF-C.
    init(aiff source: ByteSource) throws {
        guard ["AIFF", "AIFC"].contains(source.text(at: 8)) else { throw SoundFileError("is no sound") }
        let chunks = try SoundContent.chunks(of: source, from: 12, isBigEndian: true)
        guard let head = chunks.first(where: { $0.name == "COMM" }),
            let body = chunks.first(where: { $0.name == "SSND" })
        else { throw SoundFileError("lacks its format or its samples") }
        let bits = Int(try source.number(UInt16.self, at: head.offset + 6, isBigEndian: true))
        var padded = (bits + 7) / 8 * 8
        let coding: SoundFormat.Coding
        switch source.text(at: 8) == "AIFC" ? source.text(at: head.offset + 18) : "NONE" {
        case "NONE", "twos": coding = .integer(isBigEndian: true, isSigned: true)
        case "sowt": coding = .integer(isBigEndian: false, isSigned: true)
        case "raw ": coding = .integer(isBigEndian: true, isSigned: false)
        case "fl32", "FL32", "fl64", "FL64": coding = .float(isBigEndian: true)
        case "ulaw", "ULAW": (coding, padded) = (.muLaw, 8)
        case "alaw", "ALAW": (coding, padded) = (.aLaw, 8)
        case "ima4": coding = .ima4
        case let other: throw SoundFileError("is compressed in a way that is not known (\(other))")
        }
        let channels = Int(try source.number(UInt16.self, at: head.offset, isBigEndian: true))
        let count = Int(try source.number(UInt32.self, at: head.offset + 2, isBigEndian: true))
        format = SoundFormat(
            coding: coding, sampleRate: try source.extended(at: head.offset + 8), channels: channels, bits: padded)
        // IMA counts packets here.
        frameCount = coding == .ima4 ? count * 64 : count
        let skipped = 8 + Int(try source.number(UInt32.self, at: body.offset, isBigEndian: true))
        samples = source.data(from: body.offset + skipped, count: body.length - skipped)
    }

    /// Core Audio Format.
    init(coreAudio source: ByteSource) throws {
        var offset = 8
        var format: SoundFormat?
        var samples: Data?
        var frames: Int?
        var count = 0
        while offset + 12 <= source.count, count < 1000 {
            count += 1
            let name = source.text(at: offset)
            let stated = try source.number(Int64.self, at: offset + 4, isBigEndian: true)
            let content = offset + 12
            // The last chunk may leave its length open.
            let length = stated < 0 ? source.count - content : Int(min(stated, Int64(source.count - content)))
            switch name {
            case "desc": format = try SoundContent.coreAudioFormat(source, content)
            case "data": samples = source.data(from: content + 4, count: length - 4)
            case "pakt": frames = Int(clamping: try source.number(Int64.self, at: content + 8, isBigEndian: true))
            default: break
            }
            offset = content + length
        }
        guard let format, let samples else { throw SoundFileError("lacks its format or its samples") }
        self.format = format
        self.samples = samples
        frameCount = frames.flatMap { $0 > 0 ? $0 : nil }
    }

    private static func coreAudioFormat(_ source: ByteSource, _ offset: Int) throws -> SoundFormat {
        func word(_ place: Int) throws -> Int {
            Int(try source.number(UInt32.self, at: offset + place, isBigEndian: true))
        }
        let flags = try word(12)
        let coding: SoundFormat.Coding
        var bits = try word(28)
        switch source.text(at: offset + 8) {
        case "lpcm":
            let isBigEndian = flags & 2 == 0
            coding =
                flags & 1 != 0 ? .float(isBigEndian: isBigEndian) : .integer(isBigEndian: isBigEndian, isSigned: true)
        case "ima4": coding = .ima4
        case "ulaw": (coding, bits) = (.muLaw, 8)
        case "alaw": (coding, bits) = (.aLaw, 8)
        case let other: throw SoundFileError("is compressed in a way that is not known (\(other))")
        }
        return SoundFormat(
            coding: coding, sampleRate: try source.double(at: offset), channels: try word(24), bits: bits)
    }
}
