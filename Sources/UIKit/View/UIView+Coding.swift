extension UIView: @MainActor NSCoding {
    func decodeView(_ coder: NSCoder) {
        layer.bounds = coder.decodeCGRect(forKey: "UIBounds")
        layer.position = coder.decodeCGPoint(forKey: "UICenter")
        decodeTransform(coder)
        if coder.decodeFlag(forKey: "UIHidden") == true { isHidden = true }
        if let alpha = coder.decodeNumber(forKey: "UIAlpha") { self.alpha = alpha }
        isOpaque = coder.decodeFlag(forKey: "UIOpaque") ?? false
        if let color = coder.decode(UIColor.self, forKey: "UIBackgroundColor") { backgroundColor = color }
        if coder.decodeFlag(forKey: "UIClipsToBounds") == true { clipsToBounds = true }
        clearsContextBeforeDrawing = coder.decodeFlag(forKey: "UIClearsContextBeforeDrawing") ?? true
        autoresizesSubviews = coder.decodeFlag(forKey: "UIAutoresizeSubviews") ?? false
        if let mask = coder.decodeWhole(forKey: "UIAutoresizingMask") {
            autoresizingMask = AutoresizingMask(rawValue: UInt(truncatingIfNeeded: mask))
        }
        if let mode = coder.decodeCase(ContentMode.self, forKey: "UIContentMode") { contentMode = mode }
        if coder.containsValue(forKey: "UIContentStretch") {
            contentStretch = coder.decodeCGRect(forKey: "UIContentStretch")
        }
        if let tag = coder.decodeWhole(forKey: "UITag") { self.tag = tag }
        isUserInteractionEnabled = !(coder.decodeFlag(forKey: "UIUserInteractionDisabled") ?? false)
        isMultipleTouchEnabled = coder.decodeFlag(forKey: "UIMultipleTouchEnabled") ?? false
        isExclusiveTouch = coder.decodeFlag(forKey: "UIExclusiveTouch") ?? false
        decodeSubviews(coder)
        for recognizer in coder.decodeList(of: UIGestureRecognizer.self, forKey: "gestureRecognizers") {
            addGestureRecognizer(recognizer)
        }
    }

    private func decodeTransform(_ coder: NSCoder) {
        let transform = coder.decodeCGAffineTransform(forKey: "UITransform")
        let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
        if !transform.isIdentity, numbers.allSatisfy(\.isFinite) { self.transform = transform }
    }

    /// The nesting depth of the views being decoded.
    private static var nesting = 0

    /// Views at a greater depth are omitted. They occur only in malformed archives: a view that contains itself would
    /// make Foundation's coder recurse without end.
    private static let deepestNesting = 200

    private func decodeSubviews(_ coder: NSCoder) {
        guard UIView.nesting < UIView.deepestNesting else { return }
        UIView.nesting += 1
        defer { UIView.nesting -= 1 }
        for view in coder.decodeList(of: UIView.self, forKey: "UISubviews") { place(view, at: subviewList.count) }
    }

    func encodeView(_ coder: NSCoder) {
        coder.encode(bounds, forKey: "UIBounds")
        coder.encode(center, forKey: "UICenter")
        if !transform.isIdentity { coder.encode(transform, forKey: "UITransform") }
        coder.encode(ifTrue: isHidden, forKey: "UIHidden")
        coder.encode(alpha, forKey: "UIAlpha", unless: 1)
        coder.encode(ifTrue: isOpaque, forKey: "UIOpaque")
        coder.encode(ifPresent: backgroundColor, forKey: "UIBackgroundColor")
        coder.encode(ifTrue: clipsToBounds, forKey: "UIClipsToBounds")
        coder.encode(ifFalse: clearsContextBeforeDrawing, forKey: "UIClearsContextBeforeDrawing")
        coder.encode(ifTrue: autoresizesSubviews, forKey: "UIAutoresizeSubviews")
        coder.encode(Int(truncatingIfNeeded: autoresizingMask.rawValue), forKey: "UIAutoresizingMask", unless: 0)
        coder.encode(contentMode, forKey: "UIContentMode", unless: .scaleToFill)
        if contentStretch != CGRect(x: 0, y: 0, width: 1, height: 1) {
            coder.encode(contentStretch, forKey: "UIContentStretch")
        }
        coder.encode(tag, forKey: "UITag", unless: 0)
        coder.encode(ifTrue: !isUserInteractionEnabled, forKey: "UIUserInteractionDisabled")
        coder.encode(ifTrue: isMultipleTouchEnabled, forKey: "UIMultipleTouchEnabled")
        coder.encode(ifTrue: isExclusiveTouch, forKey: "UIExclusiveTouch")
        let parts = ownParts
        let kept = parts.isEmpty ? subviewList : subviewList.filter { view in !parts.contains { $0 === view } }
        if !kept.isEmpty { coder.encode(kept as [Any], forKey: "UISubviews") }
        let recognizers = recognizerList.filter { !($0 is any FrameworkRecognizer) }
        if !recognizers.isEmpty { coder.encode(recognizers as [Any], forKey: "gestureRecognizers") }
    }
}
