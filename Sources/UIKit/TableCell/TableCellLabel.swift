/// A label that a cell makes: it has the font of the cell's style unless the app gives it one, and is opaque wherever
/// nothing but the cell's colour is behind it.
final class TableCellLabel: UILabel {
    private var isSetUp = false
    private var hasOwnFont = false
    /// Whether the app gave the label a background.
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

    /// Text is drawn anew for another size. While that is animated it keeps to its side rather than being stretched, as
    /// `redraw` would have it.
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

    /// Gives the label the font of its cell's style, unless it has one of its own.
    func setAutomaticFont(_ font: UIFont) {
        guard !hasOwnFont, self.font !== font else { return }
        isAutomatic = true
        self.font = font
        isAutomatic = false
    }

    /// Tells the label what is behind it, unless the app gave it a background.
    /// - Parameter color: nil if it is not one opaque colour.
    func setAutomaticBackground(_ color: UIColor?) {
        guard !hasOwnBackground, backgroundColor != color else { return }
        isAutomatic = true
        backgroundColor = color
        isOpaque = color != nil
        isAutomatic = false
    }
}
