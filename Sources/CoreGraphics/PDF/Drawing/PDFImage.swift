/// Makes the pictures of PDF documents (PDF Reference, 4.8).
struct PDFImage {
    let stream: PDFStream
    let content: CGPDFContentStream?

    private func entry(_ key: String, _ short: String) -> PDFObject? {
        stream.dictionary[key] ?? stream.dictionary[short]
    }

    /// The picture with its masks; a stencil for an image mask. Nil for what is damaged, too large, or of an unknown
    /// format.
    func make(isMaskOfAnother: Bool = false) -> CGImage? {
        guard let decoded = stream.decoded else { return nil }
        let image: CGImage?
        switch decoded.format {
        case .jpegEncoded: image = try? CGImage.decode(data: Data(decoded.bytes), name: "image of a document").image
        case .jpeg2000: image = nil
        case .raw: image = raw(decoded.bytes)
        }
        guard let image, !isMaskOfAnother, !image.isMask else { return image }
        if let mask = stream.dictionary["SMask"]?.stream ?? stream.dictionary["Mask"]?.stream,
            let picture = PDFImage(stream: mask, content: content).make(isMaskOfAnother: true)
        {
            return image.masking(picture) ?? image
        }
        if decoded.format == .raw, let keys = stream.dictionary["Mask"]?.array?.numbers, bits == 8 {
            return image.copy(maskingColorComponents: keys) ?? image
        }
        return image
    }

    private var bits: Int { entry("BitsPerComponent", "BPC")?.integer ?? (isStencil ? 1 : 8) }

    private var isStencil: Bool { entry("ImageMask", "IM")?.boolean ?? false }

    private func raw(_ bytes: [UInt8]) -> CGImage? {
        guard let width = entry("Width", "W")?.integer, let height = entry("Height", "H")?.integer,
            (1...Surface.longestSide).contains(width), (1...Surface.longestSide).contains(height),
            width * height <= CGImage.largestPixelCount
        else { return nil }
        let decode = entry("Decode", "D")?.array?.numbers
        if isStencil {
            let provider = CGDataProvider(data: Data(padded(bytes, (width + 7) / 8 * height)))
            return provider.flatMap {
                CGImage(
                    maskWidth: width, height: height, bitsPerComponent: 1, bitsPerPixel: 1,
                    bytesPerRow: (width + 7) / 8,
                    provider: $0, decode: decode?.count == 2 ? decode : nil,
                    shouldInterpolate: entry("Interpolate", "I")?.boolean ?? false)
            }
        }
        guard let named = PDFColorSpace(entry("ColorSpace", "CS"), content) else { return nil }
        let (space, samples, depth) = plain(named, bytes, width: width, height: height, decode: decode)
        guard let space else { return nil }
        let pixel = depth * space.numberOfComponents, rowSize = (width * pixel + 7) / 8
        let limits = isPlain(named) ? (decode?.count == space.numberOfComponents * 2 ? decode : natural(named)) : nil
        guard let provider = CGDataProvider(data: Data(padded(samples, rowSize * height))) else { return nil }
        return CGImage(
            width: width, height: height, bitsPerComponent: depth, bitsPerPixel: pixel, bytesPerRow: rowSize,
            space: space, bitmapInfo: CGBitmapInfo(rawValue: 0), provider: provider, decode: limits,
            shouldInterpolate: true, intent: .defaultIntent)
    }

    private func isPlain(_ space: PDFColorSpace) -> Bool { if case .plain = space { true } else { false } }

    /// Lab's components do not go from 0 to 1.
    private func natural(_ space: PDFColorSpace) -> [CGFloat]? {
        if case .plain(let plain) = space, plain.model == .lab { return space.naturalDecode }
        return nil
    }

    /// Converts samples of separation colours to RGB, since the function for that is in the document.
    private func plain(
        _ space: PDFColorSpace, _ bytes: [UInt8], width: Int, height: Int, decode: [CGFloat]?
    ) -> (CGColorSpace?, [UInt8], Int) {
        if case .plain(let plain) = space { return (plain, bytes, bits) }
        guard case .tinted(let count, _, _) = space, [1, 2, 4, 8, 16].contains(bits) else { return (nil, [], 8) }
        let limits = decode?.count == count * 2 ? decode ?? [] : space.naturalDecode
        let highest = CGFloat((1 << bits) - 1)
        var colors: [[Int]: UInt32] = [:]
        var output: [UInt8] = []
        output.reserveCapacity(width * height * 3)
        let rowSize = (width * count * bits + 7) / 8
        for line in 0..<height {
            guard (line + 1) * rowSize <= bytes.count else { break }
            var reader = BitReader(bytes: bytes[(line * rowSize)..<((line + 1) * rowSize)], order: .highFirst)
            for _ in 0..<width {
                let sample = (0..<count).map { _ in reader.read(bits) ?? 0 }
                let color =
                    colors[sample]
                    ?? space.rgba(
                        sample.enumerated().map {
                            limits[$0 * 2] + CGFloat($1) / highest * (limits[$0 * 2 + 1] - limits[$0 * 2])
                        }
                    ).premultipliedPixel
                if colors.count < 4096 { colors[sample] = color }
                output += [UInt8(color >> 16 & 255), UInt8(color >> 8 & 255), UInt8(color & 255)]
            }
        }
        return (.deviceRGB, output, 8)
    }

    /// Missing bytes at the end become zero.
    private func padded(_ bytes: [UInt8], _ count: Int) -> [UInt8] {
        bytes.count >= count ? bytes : bytes + [UInt8](repeating: 0, count: count - bytes.count)
    }
}
