/// Displays static text in one or several lines.
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

    /// The displayed text. The default is nil.
    open var text: String? { didSet { if text != oldValue { contentDidChange() } } }

    /// The default is the system font at 17 points.
    open var font: UIFont! = UIFont.systemFont(ofSize: UIFont.labelFontSize) {
        didSet { if font !== oldValue { contentDidChange() } }
    }

    /// The default is black; nil is black, too.
    open var textColor: UIColor! = UIColor.black { didSet { if textColor != oldValue { setNeedsDisplay() } } }

    /// The colour of the text shadow. nil, the default, draws no shadow.
    open var shadowColor: UIColor? { didSet { if shadowColor != oldValue { setNeedsDisplay() } } }

    /// The offset of the shadow, in points. The default is (0, -1): above the text.
    open var shadowOffset = CGSize(width: 0, height: -1) { didSet { setNeedsDisplay() } }

    /// The default is left.
    open var textAlignment = NSTextAlignment.left { didSet { if textAlignment != oldValue { contentDidChange() } } }

    /// How lines are broken or truncated. The default is an ellipsis at the end.
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { setNeedsDisplay() } }

    /// The text colour while ``isHighlighted`` is true; nil uses ``textColor``.
    open var highlightedTextColor: UIColor? { didSet { if isHighlighted { setNeedsDisplay() } } }

    /// True to draw the text in the highlighted colour. The default is false.
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { setNeedsDisplay() } } }

    /// False draws the text dimmed. The default is true.
    open var isEnabled = true { didSet { if isEnabled != oldValue { setNeedsDisplay() } } }

    /// The largest number of lines; 0 is unlimited. The default is 1.
    open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { contentDidChange() } } }

    /// True to reduce the font of a single line, down to ``minimumFontSize``, until the text fits. The default is
    /// false.
    open var adjustsFontSizeToFitWidth = false { didSet { setNeedsDisplay() } }

    /// The smallest font size for reduced text, in points. The default is 0.
    open var minimumFontSize: CGFloat = 0 { didSet { setNeedsDisplay() } }

    /// The smallest size of reduced text, as a part of the font's own: 0.5 is half. The default is 0, which leaves it to
    /// ``minimumFontSize``. (iOS 6.)
    open var minimumScaleFactor: CGFloat = 0 { didSet { setNeedsDisplay() } }

    /// The vertical position of reduced text. The default aligns it with the baseline of full-size text.
    open var baselineAdjustment = UIBaselineAdjustment.alignBaselines { didSet { setNeedsDisplay() } }

    /// True while the shadow offset is inverted, as on a highlighted button.
    package var isShadowReversed = false { didSet { if isShadowReversed != oldValue { setNeedsDisplay() } } }

    /// Is told of a change of the text, to lay out the label.
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

    /// The rectangle of the text within `bounds`. Subclasses can override it to position the text.
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

    /// Draws the text, vertically centred in `rect`. Subclasses can override it to change the rectangle or the context.
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

    /// The size of the text: its natural size for one line, else the size of the lines within the given width.
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
