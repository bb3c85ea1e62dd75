/// One segment of a segmented control: its part of the background, and a title or an image.
final class SegmentView: UIView {
    enum Content {
        case title(String?)
        case image(UIImage?)
    }

    /// The properties of the control that all its segments depend on.
    struct Surroundings: Equatable {
        var style = UISegmentedControl.Style.plain
        var paint = BarPaint.blue
        var isControlEnabled = true
    }

    var content: Content { didSet { setNeedsDisplay() } }
    /// The width in points; 0 means a share of the width that other segments leave.
    var width: CGFloat = 0
    var contentOffset = CGSize.zero { didSet { setNeedsDisplay() } }
    var isEnabled = true { didSet { if isEnabled != oldValue { setNeedsDisplay() } } }
    var isOn = false { didSet { if isOn != oldValue { setNeedsDisplay() } } }
    /// True if the segment to the left is selected, which determines the divider.
    var isLeftNeighbourOn = false {
        didSet { if isLeftNeighbourOn != oldValue, !look.dividers.isEmpty { setNeedsDisplay() } }
    }
    /// The app's customization of the control.
    var look = SegmentLook() { didSet { setNeedsDisplay() } }
    var isFirst = false { didSet { if isFirst != oldValue { setNeedsDisplay() } } }
    var isLast = false { didSet { if isLast != oldValue { setNeedsDisplay() } } }
    var surroundings = Surroundings() { didSet { if surroundings != oldValue { setNeedsDisplay() } } }

    init(_ content: Content) {
        self.content = content
        super.init(frame: .zero)
        prepare()
    }

    /// Decodes a segment, whose class in archives is `UISegment`.
    required init?(coder: NSCoder) {
        let info = coder.decode(Any.self, forKey: "UISegmentInfo")
        content = (info as? UIImage).map { .image($0) } ?? .title(info as? String)
        super.init(coder: coder)
        width = max(coder.decodeNumber(forKey: "UISegmentWidth") ?? 0, 0)
        contentOffset = coder.decodeCGSize(forKey: "UISegmentContentOffset")
        isEnabled = !(coder.decodeFlag(forKey: "UISegmentDisabled") ?? false)
        prepare()
    }

    override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        switch content {
        case .title(let title): coder.encode(ifPresent: title, forKey: "UISegmentInfo")
        case .image(let image): coder.encode(ifPresent: image, forKey: "UISegmentInfo")
        }
        coder.encode(width, forKey: "UISegmentWidth", unless: 0)
        if contentOffset != .zero { coder.encode(contentOffset, forKey: "UISegmentContentOffset") }
        coder.encode(ifTrue: !isEnabled, forKey: "UISegmentDisabled")
    }

    private func prepare() {
        isOpaque = false
        backgroundColor = nil
        isUserInteractionEnabled = false
        contentMode = .redraw
        contentStretch = CGRect(x: 0, y: 0, width: 1, height: 1)
    }

    var title: String? {
        if case .title(let title) = content { return title }
        return nil
    }

    var image: UIImage? {
        if case .image(let image) = content { return image }
        return nil
    }

    /// The width that the segment's content needs, or the width that the app set.
    var fittingWidth: CGFloat {
        if width > 0 { return width }
        let content = title?.size(withFont: attributes.font ?? surroundings.style.font).width ?? image?.size.width ?? 0
        return content + 2 * SegmentView.margin
    }

    private static let margin: CGFloat = 10

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        if let background = look.background(state, metrics) {
            drawOwn(background, context)
        } else {
            let picture = SegmentPicture(
                style: surroundings.style, paint: surroundings.paint, isOn: isOn, isFirst: isFirst, isLast: isLast)
            picture.draw(in: bounds, context)
        }
        let isFaded = !isEnabled || !surroundings.isControlEnabled
        switch content {
        case .title(let title): if let title { draw(title, isFaded: isFaded, context) }
        case .image(let image): if let image { draw(image, isFaded: isFaded) }
        }
    }

    /// Draws the app's background image and the divider at the left.
    private func drawOwn(_ background: UIImage, _ context: CGContext) {
        var whole = bounds
        // The image's caps are the ends of the whole control; at a side with a neighbour they lie outside of the
        // segment.
        let overhang = background.size.width / 2
        if !isFirst {
            whole.origin.x -= overhang
            whole.size.width += overhang
        }
        if !isLast { whole.size.width += overhang }
        context.saveGState()
        context.clip(to: bounds)
        background.draw(in: whole)
        if !isFirst, let divider = look.divider(isLeftNeighbourOn ? .selected : .normal, state, metrics) {
            divider.draw(in: CGRect(x: 0, y: 0, width: divider.size.width, height: bounds.height))
        }
        context.restoreGState()
    }

    private var state: UIControl.State {
        var state: UIControl.State = isOn ? .selected : .normal
        if !isEnabled || !surroundings.isControlEnabled { state.insert(.disabled) }
        return state
    }

    private var metrics: UIBarMetrics { bounds.height < 26 ? .landscapePhone : .default }

    private var contentShift: UIOffset {
        look.contentAdjustment(isFirst && isLast ? .alone : isFirst ? .left : isLast ? .right : .center, metrics)
    }

    private var attributes: TitleAttributes { TitleAttributes(look.titleAttributes.value(for: state)) }

    private func draw(_ title: String, isFaded: Bool, _ context: CGContext) {
        let attributes = attributes
        let font = attributes.font ?? surroundings.style.font
        let room = max(bounds.width - 4, 0)
        let size = title.size(withFont: font, forWidth: room, lineBreakMode: .byTruncatingTail)
        let place = placed(size)
        let isLight = isOn || surroundings.style.isTinted
        context.saveGState()
        if let color = attributes.color {
            context.setFillColor(color.withAlphaComponent(color.cgColor.alpha * (isFaded ? 0.5 : 1)).cgColor)
        } else {
            context.setFillColor(gray: isLight ? 1 : 0.48, alpha: isFaded ? 0.5 : 1)
        }
        context.setShadow(
            offset: CGSize(width: 0, height: isLight ? -1 : 1), blur: 0,
            color: attributes.shadowColor?.cgColor
                ?? (isLight ? CGColor(gray: 0, alpha: 0.5) : CGColor(gray: 1, alpha: 1)))
        _ = title.draw(at: place, forWidth: size.width, withFont: font, lineBreakMode: .byTruncatingTail)
        context.restoreGState()
    }

    private func draw(_ image: UIImage, isFaded: Bool) {
        image.draw(at: placed(image.size), blendMode: .normal, alpha: isFaded ? 0.5 : 1)
    }

    private func placed(_ size: CGSize) -> CGPoint {
        CGPoint(
            x: ((bounds.width - size.width) / 2).rounded() + contentOffset.width + contentShift.horizontal,
            y: ((bounds.height - size.height) / 2).rounded() + contentOffset.height + contentShift.vertical)
    }

    override var automaticAccessibility: AutomaticAccessibility {
        var traits = UIAccessibilityTraits.button
        if isOn { traits.insert(.selected) }
        if !isEnabled || !surroundings.isControlEnabled { traits.insert(.notEnabled) }
        return AutomaticAccessibility(isElement: true, label: title, traits: traits)
    }
}
