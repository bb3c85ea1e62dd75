/// Any object of Objective-C, of CoreFoundation too, where its headers say so.
public typealias CFTypeRef = Any

/// A layer that shows text.
open class CATextLayer: CALayer {
    /// The text: a string, or an attributed string, of which the characters count.
    open var string: Any? { didSet { setNeedsDisplay() } }
    /// A `CGFont` or the name of a font; Helvetica when nil.
    open var font: CFTypeRef? { didSet { setNeedsDisplay() } }

    /// In points; 36 unless set.
    open var fontSize: CGFloat {
        get { number("fontSize") }
        set { changeSpecial("fontSize", to: .number(newValue)) }
    }

    /// White unless set.
    open var foregroundColor: CGColor? {
        get { color("foregroundColor") }
        set { changeSpecial("foregroundColor", to: newValue.map { .color($0.rgba) }) }
    }

    /// Whether lines that are too long go on in the next one.
    open var isWrapped = false { didSet { setNeedsDisplay() } }
    open var alignmentMode = CATextLayerAlignmentMode.natural { didSet { setNeedsDisplay() } }
    open var truncationMode = CATextLayerTruncationMode.none { didSet { setNeedsDisplay() } }

    public required init() {
        super.init()
        properties.special = Self.defaults
        needsDisplayOnBoundsChange = true
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }
    public override init(layer: Any) { super.init(layer: layer) }

    private static let defaults: [String: AnimatableValue] = [
        "fontSize": .number(36), "foregroundColor": .color(.white),
    ]

    override class var specialKeys: Set<String> { ["fontSize", "foregroundColor"] }
    override class var specialDefaults: [String: AnimatableValue] { defaults }
    override class var keyedProperties: KeyedProperties { own }

    private static let own = KeyedProperties(
        [
            .anything("string", \CATextLayer.string),
            .anything("font", \CATextLayer.font),
            .flag("wrapped", \CATextLayer.isWrapped),
            .name("alignmentMode", \CATextLayer.alignmentMode),
            .name("truncationMode", \CATextLayer.truncationMode),
        ], above: keyed)

    open override class func needsDisplay(forKey key: String) -> Bool {
        specialKeys.contains(key) || super.needsDisplay(forKey: key)
    }

    open override class func defaultValue(forKey key: String) -> Any? {
        defaults[key]?.boxed ?? super.defaultValue(forKey: key)
    }

    override func copyValues(from layer: CALayer) {
        super.copyValues(from: layer)
        guard let layer = layer as? CATextLayer else { return }
        (string, font, isWrapped) = (layer.string, layer.font, layer.isWrapped)
        (alignmentMode, truncationMode) = (layer.alignmentMode, layer.truncationMode)
    }

    // MARK: Drawing

    open override func preferredFrameSize() -> CGSize {
        let lines = TextLines(text, face: face, size: fontSize, width: isWrapped ? bounds.width : .infinity)
        return CGSize(width: lines.width.rounded(.up), height: lines.height.rounded(.up))
    }

    open override func display() {
        if text.isEmpty { abandonDisplay() } else { super.display() }
    }

    open override func draw(in ctx: CGContext) {
        guard let foregroundColor, !text.isEmpty, fontSize > 0 else { return }
        let lines = TextLines(text, face: face, size: fontSize, width: isWrapped ? bounds.width : .infinity)
        ctx.setFillColor(foregroundColor)
        let room = max(Int((bounds.height / lines.lineHeight + 0.01).rounded(.down)), 1)
        for (index, line) in lines.lines.prefix(room).enumerated() {
            let isLast = index == room - 1 && lines.lines.count > room
            let run = lines.fitted(line, into: bounds.width, truncationMode, isCutShort: isLast)
            let x: CGFloat =
                switch alignmentMode {
                case .right: bounds.width - run.width
                case .center: (bounds.width - run.width) / 2
                default: 0
                }
            let baseline = CGFloat(index) * lines.lineHeight + lines.ascent
            ctx.draw(run, at: CGPoint(x: bounds.minX + x, y: bounds.minY + baseline))
        }
    }

    private var text: String {
        switch string {
        case let text as String: text
        case let text as NSAttributedString: text.string
        default: ""
        }
    }

    private var face: FontFace {
        switch font {
        case let font as CGFont: font.face
        case let name as String: FontFace.named(name) ?? FontFace.system()
        default: FontFace.named("Helvetica") ?? FontFace.system()
        }
    }
}
