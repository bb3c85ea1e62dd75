/// Converts samples of any depth, colour space and decode array to a surface's pixels, for formats that `PixelFormat`
/// has no kernel for.
struct SampleReader {
    let bitsPerComponent: Int
    let bitsPerPixel: Int
    let space: CGColorSpace
    let bitmapInfo: CGBitmapInfo
    /// A least and a greatest value for each component, as it is written for the colour space.
    let decode: [CGFloat]
    private let componentCount: Int
    /// The colours of all samples, for pixels of one component of 8 bits or less.
    private let palette: [UInt32]

    /// Nil for descriptions that make no sense: depths other than 1, 2, 4, 8, 16 and 32 bits, or pixels too small for
    /// their components.
    init?(
        bitsPerComponent: Int, bitsPerPixel: Int, space: CGColorSpace, bitmapInfo: CGBitmapInfo, decode: [CGFloat]?
    ) {
        let colors = space.numberOfComponents
        let isFloat = bitmapInfo.contains(.floatComponents)
        guard isFloat ? bitsPerComponent == 32 : [1, 2, 4, 5, 8, 16].contains(bitsPerComponent),
            (1...4).contains(colors), space.model != .pattern, (1...160).contains(bitsPerPixel)
        else { return nil }
        let stored = bitmapInfo.alphaInfo == .none ? colors : colors + 1
        // Five bits a component are pixels of 16 bits whose highest one is not used.
        guard bitsPerComponent == 5 ? colors == 3 && bitsPerPixel == 16 : bitsPerPixel >= stored * bitsPerComponent
        else { return nil }
        self.bitsPerComponent = bitsPerComponent
        self.bitsPerPixel = bitsPerPixel
        self.space = space
        self.bitmapInfo = bitmapInfo
        componentCount = colors
        let highest = space.model == .indexed ? CGFloat((1 << min(bitsPerComponent, 8)) - 1) : 1
        let natural: [CGFloat] = (0..<colors).flatMap { _ in [CGFloat(0), highest] }
        let limits = decode?.count == colors * 2 ? decode ?? natural : natural
        self.decode = limits
        guard colors == 1, bitsPerComponent <= 8, bitmapInfo.alphaInfo == .none, bitsPerPixel == bitsPerComponent else {
            palette = []
            return
        }
        let last = (1 << bitsPerComponent) - 1
        palette = (0...last).map { sample in
            let value = limits[0] + CGFloat(sample) / CGFloat(last) * (limits[1] - limits[0])
            return space.rgba([value, 1]).premultipliedPixel
        }
    }

    /// How many bytes a row of `width` pixels needs at least.
    func rowSize(_ width: Int) -> Int { (width * bitsPerPixel + 7) / 8 }

    /// Reads a row; `bytes` holds at least `rowSize(count)` of them.
    func load(_ bytes: UnsafeRawBufferPointer, count: Int, into pixels: UnsafeMutablePointer<UInt32>) {
        if !palette.isEmpty {
            for x in 0..<count { pixels[x] = palette[bits(bytes, x * bitsPerComponent, bitsPerComponent)] }
            return
        }
        for x in 0..<count { pixels[x] = pixel(bytes, x * bitsPerPixel) }
    }

    private func pixel(_ bytes: UnsafeRawBufferPointer, _ start: Int) -> UInt32 {
        let info = bitmapInfo.alphaInfo
        if bitsPerComponent == 5 {
            let value = word(bytes, start)
            let color = (0..<3).map { CGFloat(value >> (10 - $0 * 5) & 31) / 31 }
            return space.rgba(decoded(color) + [1]).premultipliedPixel
        }
        let alphaFirst = [.first, .premultipliedFirst, .noneSkipFirst].contains(info)
        let first = alphaFirst ? 1 : 0
        let color = (0..<componentCount).map { sample(bytes, start, $0 + first) }
        let hasAlpha = [.first, .premultipliedFirst, .last, .premultipliedLast].contains(info)
        let alpha = hasAlpha ? sample(bytes, start, alphaFirst ? 0 : componentCount) : 1
        let isPremultiplied = info == .premultipliedFirst || info == .premultipliedLast
        let straight = isPremultiplied && alpha > 0 ? color.map { min($0 / alpha, 1) } : color
        return space.rgba(decoded(straight) + [alpha]).premultipliedPixel
    }

    private func decoded(_ color: [CGFloat]) -> [CGFloat] {
        color.enumerated().map { decode[$0 * 2] + $1 * (decode[$0 * 2 + 1] - decode[$0 * 2]) }
    }

    /// A component as 0...1.
    private func sample(_ bytes: UnsafeRawBufferPointer, _ start: Int, _ index: Int) -> CGFloat {
        let order = bitmapInfo.intersection(.byteOrderMask)
        switch bitsPerComponent {
        case 32:
            let place = start / 8 + index * 4
            var word: UInt32 = 0
            for byte in 0..<4 {
                word = word << 8 | UInt32(bytes[place + (order == .byteOrder32Little ? 3 - byte : byte)])
            }
            let value = CGFloat(Float(bitPattern: word))
            return value.isFinite ? min(max(value, 0), 1) : 0
        case 16:
            let place = start / 8 + index * 2
            let isLittle = order == .byteOrder16Little
            let high = Int(bytes[place + (isLittle ? 1 : 0)]), low = Int(bytes[place + (isLittle ? 0 : 1)])
            return CGFloat(high << 8 | low) / 65_535
        case 8 where order == .byteOrder32Little && bitsPerPixel == 32:
            return CGFloat(bytes[start / 8 + 3 - index]) / 255
        default:
            let value = bits(bytes, start + index * bitsPerComponent, bitsPerComponent)
            return CGFloat(value) / CGFloat((1 << bitsPerComponent) - 1)
        }
    }

    /// A pixel of 16 bits.
    private func word(_ bytes: UnsafeRawBufferPointer, _ start: Int) -> Int {
        let first = Int(bytes[start / 8]), second = Int(bytes[start / 8 + 1])
        let isLittle = bitmapInfo.intersection(.byteOrderMask) == .byteOrder16Little
        return isLittle ? second << 8 | first : first << 8 | second
    }

    /// Up to 8 bits from a place counted in bits; they do not cross bytes unless they are whole ones.
    private func bits(_ bytes: UnsafeRawBufferPointer, _ place: Int, _ count: Int) -> Int {
        Int(bytes[place >> 3]) >> (8 - count - (place & 7)) & ((1 << count) - 1)
    }
}
