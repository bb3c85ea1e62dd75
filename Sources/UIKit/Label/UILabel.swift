/// Text that is only read: one line, or several.
open class UILabel: UIView {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        contentMode = .redraw
        backgroundColor = .white
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        decodeLabel(coder)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        encodeLabel(coder)
    }

    /// What the label says. nil by default.
    open var text: String? { didSet { if text != oldValue { contentDidChange() } } }

    /// The system font at 17 points by default.
    open var font: UIFont! = UIFont.systemFont(ofSize: UIFont.labelFontSize) {
        didSet { if font !== oldValue { contentDidChange() } }
    }

    /// Black by default; nil means black.
    open var textColor: UIColor! = UIColor.black { didSet { if textColor != oldValue { setNeedsDisplay() } } }

    /// The colour of a copy of the text behind it. nil by default: no shadow.
    open var shadowColor: UIColor? { didSet { if shadowColor != oldValue { setNeedsDisplay() } } }

    /// Where the shadow is, in points; (0, -1), above, by default.
    open var shadowOffset = CGSize(width: 0, height: -1) { didSet { setNeedsDisplay() } }

    /// Left by default.
    open var textAlignment = NSTextAlignment.left { didSet { if textAlignment != oldValue { contentDidChange() } } }

    /// How text that is too long is shown. An ellipsis at the end by default.
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { setNeedsDisplay() } }

    /// The colour of the text while ``isHighlighted``. nil means ``textColor``.
    open var highlightedTextColor: UIColor? { didSet { if isHighlighted { setNeedsDisplay() } } }

    /// Whether the text has its highlighted colour.
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { setNeedsDisplay() } } }

    /// Whether the text is shown at full strength. True by default.
    open var isEnabled = true { didSet { if isEnabled != oldValue { setNeedsDisplay() } } }

    /// The most lines; 0 means any number. 1 by default.
    open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { contentDidChange() } } }

    /// Whether a single line is made smaller, down to ``minimumFontSize``, to fit. False by default.
    open var adjustsFontSizeToFitWidth = false { didSet { setNeedsDisplay() } }

    /// The smallest size in points that text is reduced to. 0 by default.
    open var minimumFontSize: CGFloat = 0 { didSet { setNeedsDisplay() } }

    /// Where reduced text sits. On the baseline of full-sized text by default.
    open var baselineAdjustment = UIBaselineAdjustment.alignBaselines { didSet { setNeedsDisplay() } }

    /// Whether the shadow is on the other side for the moment, as on a button that is pressed.
    package var isShadowReversed = false { didSet { if isShadowReversed != oldValue { setNeedsDisplay() } } }

    /// Who places the label by its text.
    final weak var contentObserver: (any ContentObserver)?

    private func contentDidChange() {
        setNeedsDisplay()
        contentObserver?.contentDidChange(of: self)
    }

    override var drawingCoversBounds: Bool { false }
    override var redrawsWhenResized: Bool { true }

    override var automaticAccessibility: AutomaticAccessibility {
        AutomaticAccessibility(
            isElement: true, label: text, traits: isEnabled ? .staticText : [.staticText, .notEnabled])
    }

    // MARK: Layout and drawing

    /// The rectangle that the text takes within `bounds`. A subclass may override it to place the text elsewhere.
    /// - ObjC: textRectForBounds:limitedToNumberOfLines:
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        let content = LabelContent(self, in: bounds.size, lines: numberOfLines)
        let size = CGSize(
            width: min(content.size.width, max(bounds.width, 0)),
            height: min(content.size.height, max(bounds.height, 0)))
        let x = bounds.minX + textAlignment.indent(of: size.width, in: bounds.width)
        let y = bounds.minY + ((bounds.height - size.height) / 2).rounded()
        return CGRect(origin: CGPoint(x: x, y: y), size: size)
    }

    /// Draws the text, in the middle of `rect` from top to bottom. A subclass may override it to change the rectangle
    /// or the context.
    /// - ObjC: drawTextInRect:
    open func drawText(in rect: CGRect) {
        guard let text, !text.isEmpty, let context = UIGraphicsGetCurrentContext() else { return }
        let content = LabelContent(self, in: rect.size, lines: numberOfLines)
        if let shadowColor {
            context.saveGState()
            context.setFillColor(shadowColor.cgColor)
            let side: CGFloat = isShadowReversed ? -1 : 1
            content.draw(in: rect.offsetBy(dx: side * shadowOffset.width, dy: side * shadowOffset.height))
            context.restoreGState()
        }
        context.setFillColor(currentTextColor.cgColor)
        content.draw(in: rect)
    }

    open override func draw(_ rect: CGRect) { drawText(in: bounds) }

    /// The size of the text: its natural width for one line, else lines within the given width.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = numberOfLines == 1 || size.width <= 0 ? CGFloat.greatestFiniteMagnitude : size.width
        guard let text, !text.isEmpty else { return .zero }
        return TextLayout(text, font: usedFont, width: width, limit: numberOfLines, mode: lineBreakMode).size
    }

    var usedFont: UIFont { font ?? UIFont.systemFont(ofSize: UIFont.labelFontSize) }

    private var currentTextColor: UIColor {
        let color = (isHighlighted ? highlightedTextColor : nil) ?? textColor ?? .black
        return isEnabled ? color : color.withAlphaComponent(color.cgColor.alpha / 2)
    }
}
