/// The visible part of a popover: frame, content and shadow.
final class PopoverPanel: UIView {
    let chrome = PopoverChrome(frame: .zero)
    /// The superview of the content controller's view.
    let content = UIView(frame: .zero)
    private let rim = PopoverContentRim(frame: .zero)

    /// The height of the content's navigation bar, which replaces the top of the frame, in points; 0 for none.
    var barHeight: CGFloat = 0 { didSet { if barHeight != oldValue { setNeedsLayout() } } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        autoresizesSubviews = false
        content.clipsToBounds = true
        content.isOpaque = false
        for view in [chrome, content, rim] { addSubview(view) }
        layer.shadowOpacity = 0.6
        layer.shadowRadius = 12
        layer.shadowOffset = CGSize(width: 0, height: 6)
    }

    required init?(coder: NSCoder) { return nil }

    /// The insets of the content from the popover's edges.
    static func insets(barHeight: CGFloat) -> UIEdgeInsets {
        var insets = PopoverChrome.measures.insets
        if barHeight > 0 { insets.top = 0 }
        return insets
    }

    func show(_ placement: PopoverPlacement) {
        chrome.direction = placement.direction
        chrome.arrowOffset = placement.arrowOffset
        frame = placement.frame
        layOut()
    }

    /// Animates the popover to a new placement.
    /// - Parameter duration: The duration in seconds.
    func show(_ placement: PopoverPlacement, in duration: TimeInterval) {
        let shadow = CABasicAnimation(keyPath: "shadowPath")
        shadow.fromValue = layer.shadowPath
        shadow.duration = duration
        shadow.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        UIView.animate(withDuration: duration) {
            self.show(placement)
            self.content.layoutIfNeeded()
        }
        layer.add(shadow, forKey: "shadowPath")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layOut()
    }

    private func layOut() {
        chrome.frame = bounds
        let place = chrome.body.inset(by: PopoverPanel.insets(barHeight: barHeight))
        content.frame = CGRect(
            x: place.minX, y: place.minY, width: max(place.width, 0), height: max(place.height, 0))
        content.layer.cornerRadius = PopoverContentRim.radius
        rim.frame = content.frame
        rim.barHeight = barHeight
        layer.shadowPath = chrome.outline
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        chrome.outline.contains(point)
    }
}
