/// A typeface at a size.
///
/// The system font is Helvetica, as on iPhone OS. Lengths are points.
open class UIFont: PlatformObject, @unchecked Sendable {
    package final let face: FontFace

    /// The size that was asked for, in points.
    public final let pointSize: CGFloat

    package init(face: FontFace, size: CGFloat) {
        self.face = face
        pointSize = size
        super.init(platform: ())
    }

    /// The font of that PostScript name, such as `Helvetica-Bold`; nil if there is none.
    /// - ObjC: +fontWithName:size:
    public convenience init?(name: String, size: CGFloat) {
        guard let face = FontFace.named(name) else { return nil }
        self.init(face: face, size: UIFont.usable(size))
    }

    /// A font from a nib or another archive.
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

    /// The size of labels, in points.
    open class var labelFontSize: CGFloat { 17 }
    /// The size of button titles, in points.
    open class var buttonFontSize: CGFloat { 18 }
    /// The size of small print, in points.
    open class var smallSystemFontSize: CGFloat { 12 }
    /// The size of the system's text, in points.
    open class var systemFontSize: CGFloat { 14 }

    /// The families of the device, sorted.
    /// - ObjC: familyNames
    open class var familyNames: [String] { FontFace.familyNames }

    /// The fonts of a family; empty for an unknown one.
    /// - ObjC: fontNamesForFamilyName:
    open class func fontNames(forFamilyName familyName: String) -> [String] {
        FontFace.faceNames(ofFamily: familyName)
    }

    /// The same typeface at another size.
    /// - ObjC: fontWithSize:
    open func withSize(_ size: CGFloat) -> UIFont {
        size == pointSize ? self : UIFont(face: face, size: UIFont.usable(size))
    }

    // MARK: Names

    /// The family: `Helvetica`.
    open var familyName: String { face.familyName }
    /// The PostScript name: `Helvetica-Bold`.
    open var fontName: String { face.postScriptName }

    // MARK: Metrics

    /// How far letters rise above the baseline.
    open var ascender: CGFloat { face.metrics.ascender * pointSize }
    /// How far letters reach below the baseline; negative.
    open var descender: CGFloat { face.metrics.descender * pointSize }
    /// The height of capitals.
    open var capHeight: CGFloat { face.metrics.capHeight * pointSize }
    /// The height of a small x.
    open var xHeight: CGFloat { face.metrics.xHeight * pointSize }
    /// From one baseline to the next, in whole points, as the device measures text: 21 at 17 points.
    open var lineHeight: CGFloat { face.metrics.lineHeight(size: pointSize) }
    /// From one baseline to the next. iPhone OS 3 gives the whole line height here, not the gap alone.
    open var leading: CGFloat { lineHeight }

    /// From the top of a line to its baseline, in whole pixels of what is drawn on.
    package func baselineOffset(in context: CGContext) -> CGFloat {
        let across = context.ctm
        // What is drawn smaller is drawn as it would have been at one pixel a point.
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
