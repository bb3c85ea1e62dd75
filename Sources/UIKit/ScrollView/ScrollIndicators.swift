internal import MainLoop

/// The two scroll indicators of a scroll view: shown while the content moves, faded out after.
@MainActor final class ScrollIndicators {
    private unowned let owner: UIScrollView
    private var horizontal: UIImageView?
    private var vertical: UIImageView?
    private var isShown = false
    private var hiding: ScheduledCall?

    init(_ owner: UIScrollView) { self.owner = owner }

    /// Those that were shown so far.
    var views: [UIView] { [horizontal, vertical].compactMap { $0 } }

    // MARK: Appearing

    func show() {
        hiding?.cancel()
        hiding = nil
        isShown = true
        layOut()
        for indicator in [horizontal, vertical] {
            indicator?.layer.removeAnimation(forKey: "opacity")
            indicator?.alpha = 1
        }
    }

    func hide() { hide(after: Self.pause) }

    func flash() {
        guard owner.window != nil else { return }
        show()
        hide(after: Self.flashDuration)
    }

    private func hide(after delay: TimeInterval) {
        guard isShown else { return }
        hiding?.cancel()
        guard owner.window != nil else { return fade() }
        hiding = MainLoop.main.schedule(at: MainLoop.main.now + delay) { [weak self] in self?.fade() }
    }

    private func fade() {
        hiding = nil
        isShown = false
        UIView.animate(
            withDuration: Self.fadeDuration, delay: 0,
            options: [.allowUserInteraction, .overrideInheritedDuration, .overrideInheritedCurve],
            animations: {
                self.horizontal?.alpha = 0
                self.vertical?.alpha = 0
            })
    }

    func settingsDidChange() {
        for indicator in [horizontal, vertical] {
            indicator?.image = ScrollIndicatorPicture.image(owner.indicatorStyle)
        }
        layOut()
    }

    // MARK: Layout

    func contentDidMove() { if isShown || hasShape { layOut() } }

    private var hasShape: Bool { horizontal != nil || vertical != nil }

    func layOut() {
        guard isShown || hasShape else { return }
        let (range, inset, bounds) = (owner.scrollRange, owner.scrollIndicatorInsets, owner.bounds)
        let needsHorizontal = owner.showsHorizontalScrollIndicator && range.x.length > 0
        let needsVertical = owner.showsVerticalScrollIndicator && range.y.length > 0
        let thickness = ScrollIndicatorPicture.thickness
        let corner = needsHorizontal && needsVertical ? thickness : 0
        place(&vertical, isNeeded: needsVertical) {
            let span = IndicatorSpan(
                offset: bounds.minY, range: range.y, visible: bounds.height,
                track: bounds.height - inset.top - inset.bottom - corner - 2 * Self.gap)
            return CGRect(
                x: bounds.maxX - inset.right - thickness - 1, y: bounds.minY + inset.top + Self.gap + span.start,
                width: thickness, height: span.length)
        }
        place(&horizontal, isNeeded: needsHorizontal) {
            let span = IndicatorSpan(
                offset: bounds.minX, range: range.x, visible: bounds.width,
                track: bounds.width - inset.left - inset.right - corner - 2 * Self.gap)
            return CGRect(
                x: bounds.minX + inset.left + Self.gap + span.start, y: bounds.maxY - inset.bottom - thickness - 1,
                width: span.length, height: thickness)
        }
    }

    private func place(_ indicator: inout UIImageView?, isNeeded: Bool, frame: () -> CGRect) {
        guard isNeeded else {
            indicator?.isHidden = true
            return
        }
        let view = indicator ?? makeIndicator()
        indicator = view
        view.isHidden = false
        // Set without animation, since the app may be animating the content.
        let frame = frame()
        if view.frame != frame { view.frame = frame }
        if view.superview !== owner { owner.addSubview(view) }
    }

    private func makeIndicator() -> UIImageView {
        let view = UIImageView(image: ScrollIndicatorPicture.image(owner.indicatorStyle))
        view.alpha = isShown ? 1 : 0
        // In front of subviews that the app adds later.
        view.layer.zPosition = 1_000_000
        owner.addSubview(view)
        return view
    }

    /// Between the bar's ends and those of the view, in points.
    private static let gap: CGFloat = 2
    /// In seconds.
    private static let pause: TimeInterval = 0.1
    private static let fadeDuration: TimeInterval = 0.3
    private static let flashDuration: TimeInterval = 0.75
}

/// Where a bar is on its track.
struct IndicatorSpan {
    let start: CGFloat
    let length: CGFloat

    /// A bar is not shorter than this unless the content is dragged beyond its edge, which squeezes the bar.
    private static let shortest: CGFloat = 36

    /// - Parameters:
    ///   - range: Where the offset may rest.
    ///   - visible: The length of the view.
    ///   - track: The length that the bar moves on.
    init(offset: CGFloat, range: ClosedRange<CGFloat>, visible: CGFloat, track: CGFloat) {
        let track = max(track, ScrollIndicatorPicture.thickness)
        let whole = range.length + visible
        let full = min(max(track * visible / max(whole, 1), Self.shortest), track)
        let beyond = abs(offset - range.clamp(offset))
        length = max(full - beyond, ScrollIndicatorPicture.thickness).rounded()
        let part = range.length > 0 ? (range.clamp(offset) - range.lowerBound) / range.length : 0
        start = (part * (track - length)).rounded()
    }
}
