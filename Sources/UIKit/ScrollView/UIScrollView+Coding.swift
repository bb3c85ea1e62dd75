extension UIScrollView {
    func decodeScrollView(_ coder: NSCoder) {
        contentSize = coder.decodeCGSize(forKey: "UIContentSize")
        contentInset = coder.decodeUIEdgeInsets(forKey: "UIContentInset")
        scrollIndicatorInsets = coder.decodeUIEdgeInsets(forKey: "UIScrollIndicatorInsets")
        isScrollEnabled = !(coder.decodeFlag(forKey: "UIScrollDisabled") ?? false)
        isPagingEnabled = coder.decodeFlag(forKey: "UIPagingEnabled") ?? false
        isDirectionalLockEnabled = coder.decodeFlag(forKey: "UIDirectionalLockEnabled") ?? false
        scrollsToTop = coder.decodeFlag(forKey: "UIScrollsToTop") ?? true
        bounces = coder.decodeFlag(forKey: "UIBounceEnabled") ?? true
        bouncesZoom = coder.decodeFlag(forKey: "UIBouncesZoom") ?? false
        alwaysBounceVertical = coder.decodeFlag(forKey: "UIAlwaysBounceVertical") ?? false
        alwaysBounceHorizontal = coder.decodeFlag(forKey: "UIAlwaysBounceHorizontal") ?? false
        delaysContentTouches = coder.decodeFlag(forKey: "UIDelaysContentTouches") ?? true
        canCancelContentTouches = coder.decodeFlag(forKey: "UICanCancelContentTouches") ?? true
        showsVerticalScrollIndicator = coder.decodeFlag(forKey: "UIShowsVerticalScrollIndicator") ?? true
        showsHorizontalScrollIndicator = coder.decodeFlag(forKey: "UIShowsHorizontalScrollIndicator") ?? true
        indicatorStyle = coder.decodeCase(IndicatorStyle.self, forKey: "UIIndicatorStyle") ?? .default
        if let rate = coder.decodeNumber(forKey: "UIDecelerationRate") { decelerationRate = rate }
        minimumZoomScale = coder.decodeNumber(forKey: "UIMinimumZoomScale") ?? 1
        maximumZoomScale = coder.decodeNumber(forKey: "UIMaximumZoomScale") ?? 1
        decodeContentOffset(coder)
    }

    /// Decoded last, since setting the content size changes the offset.
    func decodeContentOffset(_ coder: NSCoder) {
        contentOffset =
            coder.containsValue(forKey: "UIContentOffset")
            ? coder.decodeCGPoint(forKey: "UIContentOffset") : coder.decodeCGRect(forKey: "UIBounds").origin
    }

    func encodeScrollView(_ coder: NSCoder) {
        coder.encode(contentSize, forKey: "UIContentSize")
        if contentInset != .zero { coder.encode(contentInset, forKey: "UIContentInset") }
        if scrollIndicatorInsets != .zero { coder.encode(scrollIndicatorInsets, forKey: "UIScrollIndicatorInsets") }
        if contentOffset != .zero { coder.encode(contentOffset, forKey: "UIContentOffset") }
        coder.encode(ifTrue: !isScrollEnabled, forKey: "UIScrollDisabled")
        coder.encode(ifTrue: isPagingEnabled, forKey: "UIPagingEnabled")
        coder.encode(ifTrue: isDirectionalLockEnabled, forKey: "UIDirectionalLockEnabled")
        coder.encode(ifFalse: scrollsToTop, forKey: "UIScrollsToTop")
        coder.encode(ifFalse: bounces, forKey: "UIBounceEnabled")
        coder.encode(ifTrue: bouncesZoom, forKey: "UIBouncesZoom")
        coder.encode(ifTrue: alwaysBounceVertical, forKey: "UIAlwaysBounceVertical")
        coder.encode(ifTrue: alwaysBounceHorizontal, forKey: "UIAlwaysBounceHorizontal")
        coder.encode(ifFalse: delaysContentTouches, forKey: "UIDelaysContentTouches")
        coder.encode(ifFalse: canCancelContentTouches, forKey: "UICanCancelContentTouches")
        coder.encode(ifFalse: showsVerticalScrollIndicator, forKey: "UIShowsVerticalScrollIndicator")
        coder.encode(ifFalse: showsHorizontalScrollIndicator, forKey: "UIShowsHorizontalScrollIndicator")
        coder.encode(indicatorStyle, forKey: "UIIndicatorStyle", unless: .default)
        coder.encode(decelerationRate, forKey: "UIDecelerationRate", unless: UIScrollViewDecelerationRateNormal)
        coder.encode(minimumZoomScale, forKey: "UIMinimumZoomScale", unless: 1)
        coder.encode(maximumZoomScale, forKey: "UIMaximumZoomScale", unless: 1)
    }
}
