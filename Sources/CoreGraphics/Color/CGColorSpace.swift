/// What the components of a colour are the numbers of.
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

/// A colour space. All RGB spaces are one here, sRGB, and all gray ones its neutral axis; CMYK is converted without profiles.
public final class CGColorSpace: PlatformObject, @unchecked Sendable {
    public let model: CGColorSpaceModel
    /// The name it was made by, one of the constants below; nil for device spaces.
    public let name: String?
    /// The space of an uncoloured pattern's colours.
    public let baseColorSpace: CGColorSpace?

    public static let sRGB = "kCGColorSpaceSRGB"
    public static let genericRGB = "kCGColorSpaceGenericRGB"
    public static let genericGray = "kCGColorSpaceGenericGray"
    public static let genericCMYK = "kCGColorSpaceGenericCMYK"

    package static let deviceRGB = CGColorSpace(.rgb)
    package static let deviceGray = CGColorSpace(.monochrome)
    package static let deviceCMYK = CGColorSpace(.cmyk)

    package init(_ model: CGColorSpaceModel, name: String? = nil, base: CGColorSpace? = nil) {
        self.model = model
        self.name = name
        baseColorSpace = base
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

    /// Colours without their alpha.
    public var numberOfComponents: Int {
        switch model {
        case .monochrome, .indexed: 1
        case .rgb, .lab: 3
        case .cmyk: 4
        case .pattern: baseColorSpace?.numberOfComponents ?? 0
        case .unknown, .deviceN: 0
        }
    }

    /// The RGB colour of `components`, the last of which is alpha. Missing ones count as 0, a missing alpha as 1.
    package func rgba(_ components: [CGFloat]) -> RGBA {
        func component(_ index: Int) -> CGFloat { index < components.count ? components[index] : 0 }
        let count = numberOfComponents
        let alpha = components.count > count ? components[count] : 1
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
        case .rgb, .lab, .indexed, .unknown, .deviceN:
            return RGBA(red: component(0), green: component(1), blue: component(2), alpha: alpha)
        }
    }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CGColorSpace else { return false }
        return self === other
            || (model == other.model && baseColorSpace == other.baseColorSpace)
    }

    public override var hash: Int { Int(model.rawValue) }
}

public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .deviceRGB }
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .deviceGray }
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { .deviceCMYK }
