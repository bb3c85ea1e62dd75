/// A colour: components in a colour space and an alpha, or a pattern. Immutable.
public final class CGColor: PlatformObject, @unchecked Sendable {
    /// The components in the order of the colour space, then alpha, all 0...1.
    public let components: [CGFloat]?
    public let colorSpace: CGColorSpace?
    public let pattern: CGPattern?
    /// The colour in device RGB; for an uncoloured pattern, the colour that it is painted in.
    package let rgba: RGBA

    /// Nil when there are fewer components than the space has, plus alpha.
    public init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
        let values = Array(UnsafeBufferPointer(start: components, count: space.numberOfComponents + 1))
        guard space.model != .pattern else { return nil }
        self.components = values
        colorSpace = space
        pattern = nil
        rgba = space.rgba(values)
        super.init(platform: ())
    }

    /// A pattern as colour. `components` colour an uncoloured pattern; the last one is the pattern's alpha.
    public init?(patternSpace space: CGColorSpace, pattern: CGPattern, components: UnsafePointer<CGFloat>) {
        guard space.model == .pattern else { return nil }
        let values = Array(UnsafeBufferPointer(start: components, count: space.numberOfComponents + 1))
        self.components = values
        colorSpace = space
        self.pattern = pattern
        rgba = space.baseColorSpace?.rgba(values) ?? RGBA.black.withAlpha(values.last ?? 1)
        super.init(platform: ())
    }

    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        components = [red, green, blue, alpha]
        colorSpace = .deviceRGB
        pattern = nil
        rgba = RGBA(red: red, green: green, blue: blue, alpha: alpha)
        super.init(platform: ())
    }

    public init(gray: CGFloat, alpha: CGFloat) {
        components = [gray, alpha]
        colorSpace = .deviceGray
        pattern = nil
        rgba = RGBA(white: gray, alpha: alpha)
        super.init(platform: ())
    }

    package convenience init(_ rgba: RGBA) {
        self.init(red: rgba.red, green: rgba.green, blue: rgba.blue, alpha: rgba.alpha)
    }

    private init(components: [CGFloat]?, colorSpace: CGColorSpace?, pattern: CGPattern?, rgba: RGBA) {
        self.components = components
        self.colorSpace = colorSpace
        self.pattern = pattern
        self.rgba = rgba
        super.init(platform: ())
    }

    public static let black = CGColor(gray: 0, alpha: 1)
    public static let white = CGColor(gray: 1, alpha: 1)
    public static let clear = CGColor(gray: 0, alpha: 0)

    public var alpha: CGFloat { rgba.alpha }

    /// The number of components, alpha included.
    public var numberOfComponents: Int { components?.count ?? 0 }

    /// The same colour with another alpha.
    public func copy(alpha: CGFloat) -> CGColor? {
        var values = components
        if let count = values?.count, count > 0 { values?[count - 1] = alpha }
        return CGColor(components: values, colorSpace: colorSpace, pattern: pattern, rgba: rgba.withAlpha(alpha))
    }

    /// Equal colours have equal spaces and components, and the same pattern.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CGColor else { return false }
        if self === other { return true }
        return components == other.components && colorSpace == other.colorSpace && pattern === other.pattern
    }

    public override var hash: Int { rgba.hashValue }
}
