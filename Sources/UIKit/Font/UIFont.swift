/// A typeface at a size.
///
/// The system font is Helvetica, as on iPhone OS. Lengths are in points.
open class UIFont: PlatformObject, @unchecked Sendable {
    package final let face: FontFace

    /// The requested size, in points.
    public final let pointSize: CGFloat

    package init(face: FontFace, size: CGFloat) {
        self.face = face
        pointSize = size
        super.init(platform: ())
    }

    /// - Parameter name: A PostScript name, such as `Helvetica-Bold`. The result is nil if the device has no such font.
    /// - ObjC: +fontWithName:size:
    public convenience init?(name: String, size: CGFloat) {
        guard let face = FontFace.named(name) else { return nil }
        self.init(face: face, size: UIFont.usable(size))
    }

    /// Decodes a font.
    public required init?(coder: NSCoder) {
        face = UIFont.decodeFace(coder)
        pointSize = UIFont.decodeSize(coder)
        super.init(platform: ())
    }

    /// - ObjC: encodeWithCoder:
    open func encode(with coder: NSCoder) { encodeFont(coder) }

    // MARK: System fonts

    /// - ObjC: systemFontOfSize:
    open class func systemFont(ofSize size: CGFloat) -> UIFont { SystemFont.regular.font(size: usable(size)) }

    /// - ObjC: boldSystemFontOfSize:
    open class func boldSystemFont(ofSize size: CGFloat) -> UIFont { SystemFont.bold.font(size: usable(size)) }

    /// - ObjC: italicSystemFontOfSize:
    open class func italicSystemFont(ofSize size: CGFloat) -> UIFont { SystemFont.italic.font(size: usable(size)) }

    /// The default size of labels, in points.
    open class var labelFontSize: CGFloat { 17 }
    /// The default size of button titles, in points.
    open class var buttonFontSize: CGFloat { 18 }
    /// The size of small system text, in points.
    open class var smallSystemFontSize: CGFloat { 12 }
    /// The default size of system text, in points.
    open class var systemFontSize: CGFloat { 14 }

    /// The names of all font families, sorted.
    /// - ObjC: familyNames
    open class var familyNames: [String] { FontFace.familyNames }

    /// The PostScript names of the fonts of a family; empty if the family is unknown.
    /// - ObjC: fontNamesForFamilyName:
    open class func fontNames(forFamilyName familyName: String) -> [String] {
        FontFace.faceNames(ofFamily: familyName)
    }

    /// The same typeface at another size, in points.
    /// - ObjC: fontWithSize:
    open func withSize(_ size: CGFloat) -> UIFont {
        size == pointSize ? self : UIFont(face: face, size: UIFont.usable(size))
    }

    // MARK: Names

    /// The family name, such as `Helvetica`.
    open var familyName: String { face.familyName }
    /// The PostScript name, such as `Helvetica-Bold`.
    open var fontName: String { face.postScriptName }

    // MARK: Metrics

    /// The height of letters above the baseline, in points.
    open var ascender: CGFloat { face.metrics.ascender * pointSize }
    /// The depth of letters below the baseline, in points; negative.
    open var descender: CGFloat { face.metrics.descender * pointSize }
    /// The height of capital letters, in points.
    open var capHeight: CGFloat { face.metrics.capHeight * pointSize }
    /// The height of a lower-case x, in points.
    open var xHeight: CGFloat { face.metrics.xHeight * pointSize }
    /// The distance between baselines, rounded to whole points as on the device: 21 at size 17.
    open var lineHeight: CGFloat { face.metrics.lineHeight(size: pointSize) }
    /// The distance between baselines. iPhone OS 3 returns the line height here, not only the extra spacing.
    open var leading: CGFloat { lineHeight }

    /// The distance from the top of a line to its baseline in points, rounded to whole pixels of the context.
    package func baselineOffset(in context: CGContext) -> CGFloat {
        let across = context.ctm
        // Text that is scaled down is positioned as at one pixel per point.
        let scale = (across.c * across.c + across.d * across.d).squareRoot()
        return face.metrics.baselineOffset(size: pointSize, scale: scale > 1 && scale.isFinite ? scale : 1)
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFont else { return false }
        return pointSize == other.pointSize && fontName == other.fontName
    }

    open override var hash: Int { fontName.hashValue ^ pointSize.hashValue }

    open override var description: String {
        "<UICFFont: font-family: \"\(familyName)\"; font-name: \"\(fontName)\"; font-size: \(pointSize)pt>"
    }

    static func usable(_ size: CGFloat) -> CGFloat {
        size.isFinite && size > 0 ? min(size, 2000) : systemFontSize
    }
}
