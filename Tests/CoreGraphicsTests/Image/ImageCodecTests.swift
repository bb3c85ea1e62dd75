import CoreGraphics
import Testing

@Suite struct ImageCodecTests {
    /// A picture with smooth, hard, opaque and transparent parts.
    private func picture(opaque: Bool) throws -> CGImage {
        let canvas = try Canvas(37, 23)
        if opaque {
            canvas.context.setFillColor(gray: 0.9, alpha: 1)
            canvas.context.fill(.infinite)
        }
        canvas.context.drawLinearGradient(
            CGGradient(colors: [
                RGBA(red: 1, green: 0, blue: 0, alpha: 1), RGBA(red: 0, green: 1, blue: 0.5, alpha: 0.4),
            ]),
            start: CGPoint(x: 4, y: 0), end: CGPoint(x: 30, y: 0), options: [])
        canvas.context.flush()
        return CGImage(surface: canvas.surface)
    }

    @Test(arguments: [true, false]) func `a PNG comes back as it went`(opaque: Bool) throws {
        let image = try picture(opaque: opaque)
        let data = try #require(image.pngData())
        let decoded = try CGImage.decode(data: data, name: "picture.png")
        #expect(decoded.orientation == .up)
        #expect(decoded.image.width == 37 && decoded.image.height == 23)
        for y in 0..<23 {
            for x in 0..<37 {
                #expect(isNear(decoded.image.surface.pixel(x: x, y: y), image.surface.pixel(x: x, y: y), 1))
            }
        }
    }

    @Test func `encoding gives the same bytes every time`() throws {
        #expect(try picture(opaque: false).pngData() == picture(opaque: false).pngData())
        #expect(try picture(opaque: true).jpegData(quality: 0.7) == picture(opaque: true).jpegData(quality: 0.7))
    }

    @Test func `a JPEG comes back nearly as it went`() throws {
        let image = try picture(opaque: true)
        let data = try #require(image.jpegData(quality: 1))
        let decoded = try CGImage.decode(data: data, name: "picture.jpg").image
        for y in 0..<23 {
            for x in 0..<37 {
                #expect(isNear(decoded.surface.pixel(x: x, y: y), image.surface.pixel(x: x, y: y), 8))
            }
        }
        #expect(try #require(image.jpegData(quality: 0)).count < data.count)
    }

    @Test func `a CgBI image is read with its own order and compression`() throws {
        let image = try picture(opaque: false)
        let data = try #require(image.cgBIData())
        let decoded = try CGImage.decode(data: data, name: "icon.png").image
        for y in 0..<23 {
            for x in 0..<37 { #expect(decoded.surface.pixel(x: x, y: y) == image.surface.pixel(x: x, y: y)) }
        }
    }

    @Test(arguments: [1, 3, 6, 8]) func `the orientation of a photograph is reported`(orientation: Int) throws {
        let plain = try #require(try picture(opaque: true).jpegData(quality: 0.5))
        var segment: [UInt8] = [0xFF, 0xE1, 0, 34] + Array("Exif\0\0".utf8)
        segment += [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1]
        segment += [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, UInt8(orientation), 0, 0, 0, 0, 0, 0]
        let data = plain.prefix(2) + Data(segment) + plain.dropFirst(2)
        let decoded = try CGImage.decode(data: data, name: "photo.jpg")
        #expect(decoded.orientation.rawValue == orientation)
        #expect(decoded.image.width == 37)
    }

    @Test func `something else is refused by name`() {
        let error = #expect(throws: CGImageDecodingError.self) {
            try CGImage.decode(data: Data("<svg>".utf8), name: "banner.svg")
        }
        #expect(error?.description == "banner.svg: this is no PNG, JPEG, GIF, BMP, TIFF or ICO image")
    }

    @Test func `a picture of gigantic size is refused before memory is taken`() throws {
        var data = try #require(try picture(opaque: true).pngData())
        // The width in IHDR; its checksum is wrong then too, and either is an error.
        data.replaceSubrange(16..<20, with: [0x00, 0x00, 0xFF, 0xFF])
        #expect(throws: CGImageDecodingError.self) { try CGImage.decode(data: data, name: "huge.png") }
        let jpeg = try #require(try picture(opaque: true).jpegData(quality: 0.5))
        let start = try #require(jpeg.firstRange(of: Data([0xFF, 0xC0]))).lowerBound
        var huge = jpeg
        huge.replaceSubrange((start + 5)..<(start + 9), with: [0xFF, 0xFF, 0xFF, 0xFF])
        #expect(throws: CGImageDecodingError.self) { try CGImage.decode(data: huge, name: "huge.jpg") }
    }

    @Test(arguments: [0, 2, 3, 4, 6] as [UInt8])
    func `a picture that its data cannot fill is refused before memory is taken`(colorType: UInt8) throws {
        // 8000 × 8000 pixels in less than 300 bytes.
        let side = [0, 0, 0x1F, 0x40] as [UInt8]
        var chunks = [("IHDR", side + side + [8, colorType, 0, 0, 0])]
        if colorType == 3 { chunks.append(("PLTE", [1, 2, 3])) }
        chunks += [("IDAT", [UInt8](repeating: 0, count: 100)), ("IEND", [])]
        let error = #expect(throws: CGImageDecodingError.self) {
            try CGImage.decode(data: file(chunks), name: "small.png")
        }
        #expect("\(try #require(error))".contains("too short for its size"))
        chunks.insert(("CgBI", [0x50, 0, 0x20, 2]), at: 0)
        #expect(throws: CGImageDecodingError.self) { try CGImage.decode(data: file(chunks), name: "small.png") }
    }

    /// A PNG file of these chunks.
    private func file(_ chunks: [(type: String, content: [UInt8])]) -> Data {
        func bytes(_ value: UInt32) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) } }
        let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        return Data(
            chunks.reduce(signature) { file, chunk in
                let body = Array(chunk.type.utf8) + chunk.content
                let check = body.reduce(UInt32.max) { sum, byte in
                    (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
                }
                return file + bytes(UInt32(chunk.content.count)) + body + bytes(~check)
            })
    }

    @Test func `damaged and truncated files are errors or pictures and never crashes`() throws {
        let image = try picture(opaque: false)
        let originals = try [
            #require(image.pngData()), #require(image.jpegData(quality: 0.8)), #require(image.cgBIData()),
        ]
        var random = Xorshift(state: 0x9E37_79B9_7F4A_7C15)
        var failures = 0
        for original in originals {
            for length in stride(from: 0, to: original.count, by: 7) {
                if (try? CGImage.decode(data: original.prefix(length), name: "cut")) == nil { failures += 1 }
            }
            for _ in 0..<400 {
                var bytes = original
                for _ in 0...Int(random.next() % 6) {
                    bytes[Int(random.next() % UInt64(bytes.count))] = UInt8(truncatingIfNeeded: random.next())
                }
                do {
                    let decoded = try CGImage.decode(data: bytes, name: "damaged")
                    #expect(decoded.image.width > 0 && decoded.image.width <= Surface.longestSide)
                } catch let error as CGImageDecodingError {
                    #expect(error.description.hasPrefix("damaged: "))
                    failures += 1
                }
            }
        }
        #expect(failures > 100)
    }
}

/// Numbers that look random and are the same in every run.
struct Xorshift {
    var state: UInt64

    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state
    }
}
