/// The colour model: the meaning of a colour's components.
public enum CGColorSpaceModel: Int32, Sendable {
    case unknown = -1
    case monochrome = 0
    case rgb = 1
    case cmyk = 2
    case lab = 3
    case deviceN = 4
    case indexed = 5
    case pattern = 6
}

/// A colour space. All drawing is done in sRGB: device RGB and the named RGB spaces are treated as sRGB, gray spaces as
/// its neutral axis, and calibrated spaces are converted to it. CMYK is converted without profiles.
public final class CGColorSpace: PlatformObject, @unchecked Sendable {
    public let model: CGColorSpaceModel
    /// The name that the space was made with, one of the constants below; nil for device spaces.
    public let name: String?
    /// The space of an uncoloured pattern's colours, or of an indexed space's table.
    public let baseColorSpace: CGColorSpace?
    private let definition: ColorSpaceDefinition

    public static let sRGB = "kCGColorSpaceSRGB"
    public static let genericRGB = "kCGColorSpaceGenericRGB"
    public static let genericGray = "kCGColorSpaceGenericGray"
    public static let genericCMYK = "kCGColorSpaceGenericCMYK"

    package static let deviceRGB = CGColorSpace(.rgb)
    package static let deviceGray = CGColorSpace(.monochrome)
    package static let deviceCMYK = CGColorSpace(.cmyk)

    private init(
        _ model: CGColorSpaceModel, name: String? = nil, base: CGColorSpace? = nil,
        definition: ColorSpaceDefinition = .device
    ) {
        self.model = model
        self.name = name
        baseColorSpace = base
        self.definition = definition
        super.init(platform: ())
    }

    /// The space called `name`, or nil for a name that is not among the constants.
    public convenience init?(name: String) {
        switch name {
        case CGColorSpace.sRGB, CGColorSpace.genericRGB: self.init(.rgb, name: name)
        case CGColorSpace.genericGray: self.init(.monochrome, name: name)
        case CGColorSpace.genericCMYK: self.init(.cmyk, name: name)
        default: return nil
        }
    }

    /// A space for pattern colours; `baseSpace` is that of the colours an uncoloured pattern is painted in.
    public convenience init?(patternBaseSpace baseSpace: CGColorSpace?) {
        guard baseSpace?.model != .pattern else { return nil }
        self.init(.pattern, base: baseSpace)
    }

    /// An indexed space: a component is the index of a colour in a table.
    ///
    /// - Parameters:
    ///   - last: the highest index, at most 255.
    ///   - colorTable: the components of each colour in `baseSpace`, a byte each.
    public convenience init?(indexedBaseSpace baseSpace: CGColorSpace, last: Int, colorTable: UnsafePointer<UInt8>) {
        guard (0...255).contains(last), baseSpace.model != .pattern, baseSpace.model != .indexed else { return nil }
        let count = (last + 1) * baseSpace.numberOfComponents
        let table = Array(UnsafeBufferPointer(start: colorTable, count: count))
        self.init(.indexed, base: baseSpace, definition: .indexed(table: table))
    }

    /// - Parameters:
    ///   - whitePoint: XYZ of white, three numbers; Y is 1.
    ///   - blackPoint: ignored: black is black.
    /// - Returns: nil when the gamma or the white point is not above 0.
    public convenience init?(
        calibratedGrayWhitePoint whitePoint: UnsafePointer<CGFloat>, blackPoint: UnsafePointer<CGFloat>?,
        gamma: CGFloat
    ) {
        guard let white = [CGFloat](finite: whitePoint, count: 3), white.allSatisfy({ $0 > 0 }), gamma > 0,
            gamma.isFinite
        else { return nil }
        self.init(.monochrome, definition: .calibratedGray(gamma: gamma))
    }

    /// - Parameters:
    ///   - whitePoint: XYZ of white, three numbers; Y is 1.
    ///   - blackPoint: ignored: black is black.
    ///   - gamma: for red, green and blue; nil for 1.
    ///   - matrix: XYZ of full red, then green, then blue; nil for one to one.
    public convenience init?(
        calibratedRGBWhitePoint whitePoint: UnsafePointer<CGFloat>, blackPoint: UnsafePointer<CGFloat>?,
        gamma: UnsafePointer<CGFloat>?, matrix: UnsafePointer<CGFloat>?
    ) {
        let gammas = [CGFloat](finite: gamma, count: 3) ?? [1, 1, 1]
        let toXYZ = [CGFloat](finite: matrix, count: 9) ?? [1, 0, 0, 0, 1, 0, 0, 0, 1]
        guard let white = [CGFloat](finite: whitePoint, count: 3), (white + gammas).allSatisfy({ $0 > 0 }) else {
            return nil
        }
        self.init(.rgb, definition: .calibratedRGB(gamma: gammas, matrix: toXYZ, white: white))
    }

    /// - Parameter range: least and greatest a*, then b*; nil for −100...100.
    public convenience init?(
        labWhitePoint whitePoint: UnsafePointer<CGFloat>, blackPoint: UnsafePointer<CGFloat>?,
        range: UnsafePointer<CGFloat>?
    ) {
        let limits = [CGFloat](finite: range, count: 4) ?? [-100, 100, -100, 100]
        guard let white = [CGFloat](finite: whitePoint, count: 3), white.allSatisfy({ $0 > 0 }),
            limits[0] <= limits[1], limits[2] <= limits[3]
        else { return nil }
        self.init(.lab, definition: .lab(white: white, range: limits))
    }

    /// A space with an ICC profile. The profile is kept, but not used: colours are treated as those of `alternate`, or
    /// of the device space with as many components.
    public convenience init?(
        iccBasedNComponents components: Int, range: UnsafePointer<CGFloat>?, profile: CGDataProvider,
        alternate: CGColorSpace?
    ) {
        guard let bytes = profile.data, !bytes.isEmpty else { return nil }
        let models: [Int: CGColorSpaceModel] = [1: .monochrome, 3: .rgb, 4: .cmyk]
        guard let model = models[components], alternate == nil || alternate?.numberOfComponents == components else {
            return nil
        }
        self.init(alternate?.model == .lab ? .lab : model, base: alternate, definition: .profile(bytes))
    }

    /// The number of components, without alpha.
    public var numberOfComponents: Int {
        switch model {
        case .monochrome, .indexed: 1
        case .rgb, .lab: 3
        case .cmyk: 4
        case .pattern: baseColorSpace?.numberOfComponents ?? 0
        case .unknown, .deviceN: 0
        }
    }

    /// The bytes of an indexed space's colours; nil for other spaces.
    public var colorTable: [UInt8]? {
        if case .indexed(let table) = definition { return table }
        return nil
    }

    /// The profile that the space was made with; nil for others.
    public func copyICCData() -> Data? {
        if case .profile(let bytes) = definition { return bytes }
        return nil
    }

    /// The RGB colour of `components`, the last of which is alpha. Missing ones count as 0, a missing alpha as 1.
    package func rgba(_ components: [CGFloat]) -> RGBA {
        func component(_ index: Int) -> CGFloat { index < components.count ? components[index] : 0 }
        let count = numberOfComponents
        let alpha = components.count > count ? components[count] : 1
        if let color = definition.rgba(component, alpha: alpha) { return color }
        if case .profile = definition, let baseColorSpace { return baseColorSpace.rgba(components) }
        switch model {
        case .monochrome:
            return RGBA(white: component(0), alpha: alpha)
        case .cmyk:
            let light = 1 - component(3)
            return RGBA(
                red: (1 - component(0)) * light, green: (1 - component(1)) * light, blue: (1 - component(2)) * light,
                alpha: alpha)
        case .pattern:
            return baseColorSpace?.rgba(components) ?? .clear
        case .indexed:
            return color(numbered: component(0)).withAlpha(alpha)
        case .rgb, .lab, .unknown, .deviceN:
            return RGBA(red: component(0), green: component(1), blue: component(2), alpha: alpha)
        }
    }

    /// The index is rounded, and limited to the table.
    private func color(numbered number: CGFloat) -> RGBA {
        guard let baseColorSpace, let table = colorTable else { return .black }
        let size = baseColorSpace.numberOfComponents
        let last = table.count / size - 1
        let index = number > 0 ? Int(min(number.rounded(), CGFloat(last))) : 0
        return baseColorSpace.rgba(table[(index * size)..<(index * size + size)].map { CGFloat($0) / 255 })
    }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CGColorSpace else { return false }
        if self === other { return true }
        // Spaces other than device spaces are equal only to themselves.
        guard case .device = definition, case .device = other.definition else { return false }
        return model == other.model && baseColorSpace == other.baseColorSpace
    }

    public override var hash: Int { Int(model.rawValue) }
}

public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .deviceRGB }
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .deviceGray }
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { .deviceCMYK }
