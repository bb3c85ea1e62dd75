/// The class of a cell's own labels. A label has the font of the cell's style unless the app sets one, and is opaque as
/// long as only one opaque colour lies behind it.
final class TableCellLabel: UILabel {
    private var isSetUp = false
    private var hasOwnFont = false
    /// True if the app set the label's background colour.
    private(set) var hasOwnBackground = false
    private var isAutomatic = false

    init() {
        super.init(frame: .zero)
        contentMode = .left
        highlightedTextColor = .white
        isSetUp = true
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        hasOwnFont = !coder.decodeBool(forKey: "UIHasCellFont")
        hasOwnBackground = !coder.decodeBool(forKey: "UIHasCellBackgroundColor")
        isSetUp = true
    }

    override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(ifTrue: !hasOwnFont, forKey: "UIHasCellFont")
        coder.encode(ifTrue: !hasOwnBackground, forKey: "UIHasCellBackgroundColor")
    }

    override var font: UIFont! { didSet { if isSetUp, !isAutomatic { hasOwnFont = true } } }

    override var textAlignment: NSTextAlignment {
        didSet {
            guard textAlignment != oldValue else { return }
            contentMode = textAlignment == .left ? .left : textAlignment == .right ? .right : .center
        }
    }

    /// The text is drawn again when the size changes. The content mode is not `redraw`, so that during an animated
    /// change the old text keeps to its side and is not stretched.
    override var frame: CGRect {
        get { super.frame }
        set {
            let size = bounds.size
            super.frame = newValue
            if bounds.size != size { setNeedsDisplay() }
        }
    }

    override var backgroundColor: UIColor? {
        get { super.backgroundColor }
        set {
            if isSetUp, !isAutomatic { hasOwnBackground = true }
            super.backgroundColor = newValue
        }
    }

    /// Sets the font of the cell's style, unless the app set one.
    func setAutomaticFont(_ font: UIFont) {
        guard !hasOwnFont, self.font !== font else { return }
        isAutomatic = true
        self.font = font
        isAutomatic = false
    }

    /// Sets the colour that lies behind the label as its background, unless the app set one. An opaque label composites
    /// faster.
    /// - Parameter color: nil if the colour behind the label is not one opaque colour.
    func setAutomaticBackground(_ color: UIColor?) {
        guard !hasOwnBackground, backgroundColor != color else { return }
        isAutomatic = true
        backgroundColor = color
        isOpaque = color != nil
        isAutomatic = false
    }
}
