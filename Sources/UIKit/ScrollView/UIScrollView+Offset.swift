extension UIScrollView {
    /// The range of content offsets at which the content may rest.
    final var scrollRange: ScrollRange {
        ScrollRange(content: contentSize, inset: contentInset, bounds: bounds.size)
    }

    /// Sets the offset without stopping the present movement.
    final func move(to offset: CGPoint) {
        guard offset.isFinite, offset != super.bounds.origin else { return }
        bounds = CGRect(origin: offset, size: super.bounds.size)
    }

    /// Moves the content on behalf of a finger or an animation, through the property that an app may override.
    final func drive(to offset: CGPoint) {
        guard offset.isFinite, offset != super.bounds.origin else { return }
        driver.whileDriving { contentOffset = offset }
    }

    /// The nearest offset at which the content is aligned with the pixels of the screen, for moving content. A
    /// coordinate at an edge of the scroll range stays there.
    final func onPixels(_ offset: CGPoint) -> CGPoint {
        let (range, scale) = (scrollRange, ScreenScale.current)
        func aligned(_ value: CGFloat, _ range: ClosedRange<CGFloat>) -> CGFloat {
            value == range.lowerBound || value == range.upperBound ? value : (value * scale).rounded() / scale
        }
        return CGPoint(x: aligned(offset.x, range.x), y: aligned(offset.y, range.y))
    }

    final func boundsDidChange(from former: CGRect) {
        let present = super.bounds
        if present.size != former.size { scrollRangeDidChange() }
        guard super.bounds.origin != former.origin else { return }
        setNeedsLayout()
        indicators.contentDidMove()
        pulledControl?.contentDidMove()
        scrollDelegate?.scrollViewDidScroll(self)
    }

    /// Called when content size, insets or view size have changed: brings content that is beyond its edge now back.
    final func scrollRangeDidChange() {
        setNeedsLayout()
        driver.rangeDidChange()
    }

    /// True if a finger can move the content along an axis.
    final var canScroll: (horizontally: Bool, vertically: Bool) {
        guard isScrollEnabled else { return (false, false) }
        let range = scrollRange
        return (
            range.x.length > 0 || (bounces && alwaysBounceHorizontal),
            range.y.length > 0 || (bounces && alwaysBounceVertical)
        )
    }

    /// The scroll views that this one is in, the nearest first.
    final var enclosingScrollViews: [UIScrollView] {
        sequence(first: self as UIView, next: \.superviewReference).dropFirst().compactMap { $0 as? UIScrollView }
    }
}
