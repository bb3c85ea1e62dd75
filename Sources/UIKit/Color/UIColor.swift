/// An immutable colour with an alpha component, or a pattern colour.
open class UIColor: PlatformObject, @unchecked Sendable {
    /// The Core Graphics colour.
    /// - ObjC: CGColor
    public final let cgColor: CGColor

    /// The image of a pattern colour; nil for other colours.
    package final let patternImage: UIImage?

    /// Makes an RGB colour. Components are clamped to 0...1.
    /// - ObjC: initWithRed:green:blue:alpha: +colorWithRed:green:blue:alpha:
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        cgColor = CGColor(
            red: UIColor.unit(red), green: UIColor.unit(green), blue: UIColor.unit(blue), alpha: UIColor.unit(alpha))
        patternImage = nil
        super.init(platform: ())
    }

    /// - Parameter white: from 0 (black) to 1 (white).
    /// - ObjC: initWithWhite:alpha: +colorWithWhite:alpha:
    public init(white: CGFloat, alpha: CGFloat) {
        cgColor = CGColor(gray: UIColor.unit(white), alpha: UIColor.unit(alpha))
        patternImage = nil
        super.init(platform: ())
    }

    /// - Parameter hue: 0 is red, 1/3 green, 2/3 blue, 1 red again.
    /// - ObjC: initWithHue:saturation:brightness:alpha: +colorWithHue:saturation:brightness:alpha:
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let (red, green, blue) = UIColor.rgb(
            hue: UIColor.unit(hue), saturation: UIColor.unit(saturation), brightness: UIColor.unit(brightness))
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// - ObjC: initWithCGColor: +colorWithCGColor:
    public init(cgColor: CGColor) {
        self.cgColor = cgColor
        patternImage = nil
        super.init(platform: ())
    }

    /// Makes a pattern colour that tiles the image, beginning at the origin of the view.
    /// - ObjC: initWithPatternImage: +colorWithPatternImage:
    public init(patternImage image: UIImage) {
        cgColor = PatternColor.make(image)
        patternImage = image
        super.init(platform: ())
    }

    /// Decodes a colour; nil if the archive contains none.
    public required init?(coder: NSCoder) {
        guard let archived = UIColor.decode(coder) else { return nil }
        cgColor = archived.color
        patternImage = archived.image
        super.init(platform: ())
    }

    /// - ObjC: encodeWithCoder:
    open func encode(with coder: NSCoder) { encodeColor(coder) }

    /// A colour with the same components and another alpha.
    /// - ObjC: colorWithAlphaComponent:
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        UIColor(cgColor: cgColor.copy(alpha: UIColor.unit(alpha)) ?? cgColor)
    }

    // MARK: Components

    /// - Returns: false for a pattern colour, which has no components.
    /// - ObjC: getRed:green:blue:alpha:
    @discardableResult
    open func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        guard patternImage == nil, cgColor.pattern == nil else { return false }
        let rgba = cgColor.rgba
        red?.pointee = rgba.red
        green?.pointee = rgba.green
        blue?.pointee = rgba.blue
        alpha?.pointee = rgba.alpha
        return true
    }

    /// - Returns: false for a colour that is not a grey.
    /// - ObjC: getWhite:alpha:
    @discardableResult
    open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        let rgba = cgColor.rgba
        guard patternImage == nil, cgColor.pattern == nil, rgba.red == rgba.green, rgba.green == rgba.blue else {
            return false
        }
        white?.pointee = rgba.red
        alpha?.pointee = rgba.alpha
        return true
    }

    /// - Returns: false for a pattern colour, which has no components.
    /// - ObjC: getHue:saturation:brightness:alpha:
    @discardableResult
    open func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        var red: CGFloat = 0, green: CGFloat = 0, blue: CGFloat = 0
        guard getRed(&red, green: &green, blue: &blue, alpha: alpha) else { return false }
        let greatest = max(red, green, blue), span = greatest - min(red, green, blue)
        var sector: CGFloat = 0
        if span > 0 {
            switch greatest {
            case red: sector = (green - blue) / span
            case green: sector = 2 + (blue - red) / span
            default: sector = 4 + (red - green) / span
            }
        }
        hue?.pointee = (sector < 0 ? sector + 6 : sector) / 6
        saturation?.pointee = greatest > 0 ? span / greatest : 0
        brightness?.pointee = greatest
        return true
    }

    // MARK: Drawing

    /// Sets the fill and the stroke colour of the current graphics context.
    open func set() {
        setFill()
        setStroke()
    }

    /// Sets the fill colour of the current graphics context.
    open func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

    /// Sets the stroke colour of the current graphics context.
    open func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }

    // MARK: Equality

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        if self === other { return true }
        if patternImage != nil || other.patternImage != nil { return patternImage === other.patternImage }
        return cgColor.isEqual(other.cgColor)
    }

    open override var hash: Int { patternImage.map { ObjectIdentifier($0).hashValue } ?? cgColor.hash }

    open override var description: String {
        if patternImage != nil { return "UIPatternColor" }
        let components = (cgColor.components ?? []).map { String(format: "%g", Double($0)) }.joined(separator: " ")
        return cgColor.numberOfComponents == 2
            ? "UIDeviceWhiteColorSpace \(components)" : "UIDeviceRGBColorSpace \(components)"
    }

    static func unit(_ value: CGFloat) -> CGFloat { value.isNaN ? 0 : min(max(value, 0), 1) }

    private static func rgb(
        hue: CGFloat, saturation: CGFloat, brightness: CGFloat
    ) -> (CGFloat, CGFloat, CGFloat) {
        let sector = hue * 6
        func component(_ offset: CGFloat) -> CGFloat {
            let position = (sector + offset).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(position, 4 - position, 1))
        }
        return (component(5), component(3), component(1))
    }
}
