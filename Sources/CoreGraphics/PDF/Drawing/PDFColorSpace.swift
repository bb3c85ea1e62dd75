/// A colour space as a PDF document names it (PDF Reference, 4.5).
indirect enum PDFColorSpace {
    case plain(CGColorSpace)
    /// Separation and DeviceN spaces: amounts of named inks, which a function converts to colours of another space.
    case tinted(count: Int, PDFColorSpace, PDFFunction)
    /// Patterns; uncoloured ones are painted in colours of the base.
    case pattern(PDFColorSpace?)

    private static let deepestNesting = 6

    /// Nil for an object that is no colour space.
    init?(_ object: PDFObject?, _ content: CGPDFContentStream?, depth: Int = 0) {
        guard let object, depth < PDFColorSpace.deepestNesting else { return nil }
        if let name = object.name?.text {
            switch name {
            case "DeviceGray", "G", "CalGray": self = .plain(.deviceGray)
            case "DeviceRGB", "RGB", "CalRGB": self = .plain(.deviceRGB)
            case "DeviceCMYK", "CMYK": self = .plain(.deviceCMYK)
            case "Pattern": self = .pattern(nil)
            default:
                guard let found = content?.resource("ColorSpace", name), found.name?.text != name else { return nil }
                self.init(found, content, depth: depth + 1)
            }
            return
        }
        guard let array = object.array, let family = array[0]?.name?.text else { return nil }
        func space(_ index: Int) -> PDFColorSpace? { PDFColorSpace(array[index], content, depth: depth + 1) }
        switch family {
        case "CalGray", "CalRGB", "Lab":
            guard let found = PDFColorSpace.calibrated(family, array[1]?.dictionary) else { return nil }
            self = .plain(found)
        case "ICCBased":
            guard let dictionary = array[1]?.stream?.dictionary else { return nil }
            let devices: [Int: CGColorSpace] = [1: .deviceGray, 3: .deviceRGB, 4: .deviceCMYK]
            if let device = devices[dictionary["N"]?.integer ?? 0] {
                self = .plain(device)
            } else if let alternate = PDFColorSpace(dictionary["Alternate"], content, depth: depth + 1) {
                self = alternate
            } else {
                return nil
            }
        case "Indexed", "I":
            guard let found = PDFColorSpace.indexed(space(1), last: array[2]?.integer, array[3]) else { return nil }
            self = .plain(found)
        case "Separation", "DeviceN":
            let count = family == "Separation" ? 1 : array[1]?.array?.count ?? 0
            guard (1...32).contains(count), let alternate = space(2), let function = PDFFunction(array[3]) else {
                return nil
            }
            self = .tinted(count: count, alternate, function)
        case "Pattern": self = .pattern(space(1))
        default:
            guard array.count == 1 else { return nil }
            self.init(array[0], content, depth: depth + 1)
        }
    }

    private static func calibrated(_ family: String, _ dictionary: PDFDictionary?) -> CGColorSpace? {
        guard let white = dictionary?["WhitePoint"]?.array?.numbers, white.count == 3 else { return nil }
        switch family {
        case "CalGray":
            return CGColorSpace(
                calibratedGrayWhitePoint: white, blackPoint: nil, gamma: CGFloat(dictionary?["Gamma"]?.number ?? 1))
        case "CalRGB":
            let gamma = dictionary?["Gamma"]?.array?.numbers ?? [], matrix = dictionary?["Matrix"]?.array?.numbers ?? []
            return CGColorSpace(
                calibratedRGBWhitePoint: white, blackPoint: nil, gamma: gamma.count == 3 ? gamma : [1, 1, 1],
                matrix: matrix.count == 9 ? matrix : [1, 0, 0, 0, 1, 0, 0, 0, 1])
        default:
            let range = dictionary?["Range"]?.array?.numbers ?? []
            return CGColorSpace(
                labWhitePoint: white, blackPoint: nil, range: range.count == 4 ? range : [-100, 100, -100, 100])
        }
    }

    /// The table holds colours of the base; they are kept as RGB.
    private static func indexed(_ base: PDFColorSpace?, last: Int?, _ table: PDFObject?) -> CGColorSpace? {
        guard let base, let last, (0...255).contains(last) else { return nil }
        let bytes = table?.string?.bytes ?? table?.stream?.decoded?.bytes ?? []
        let count = base.componentCount
        guard count > 0 else { return nil }
        let limits = base.naturalDecode
        let colors = (0...last).flatMap { index -> [UInt8] in
            let components = (0..<count).map { component -> CGFloat in
                let place = index * count + component
                let part = place < bytes.count ? CGFloat(bytes[place]) / 255 : 0
                return limits[component * 2] + part * (limits[component * 2 + 1] - limits[component * 2])
            }
            let pixel = base.rgba(components).premultipliedPixel
            return [UInt8(pixel >> 16 & 255), UInt8(pixel >> 8 & 255), UInt8(pixel & 255)]
        }
        return CGColorSpace(indexedBaseSpace: .deviceRGB, last: last, colorTable: colors)
    }

    var componentCount: Int {
        switch self {
        case .plain(let space): space.numberOfComponents
        case .tinted(let count, _, _): count
        case .pattern(let base): base?.componentCount ?? 0
        }
    }

    /// The values of the least and the greatest sample of each component.
    var naturalDecode: [CGFloat] {
        if case .plain(let space) = self, space.model == .lab { return [0, 100, -100, 100, -100, 100] }
        return (0..<componentCount).flatMap { _ in [CGFloat(0), 1] }
    }

    func rgba(_ components: [CGFloat]) -> RGBA {
        switch self {
        case .plain(let space): space.rgba(Array(components.prefix(space.numberOfComponents)) + [1])
        case .tinted(let count, let alternate, let function):
            alternate.rgba(function(Array((components + [CGFloat](repeating: 0, count: count)).prefix(count))))
        case .pattern(let base): base?.rgba(components) ?? .black
        }
    }

    /// The initial colour of the space.
    var initialColor: RGBA {
        switch self {
        case .plain(let space): space.black
        case .tinted(let count, _, _): rgba([CGFloat](repeating: 1, count: count))
        case .pattern: .black
        }
    }
}
