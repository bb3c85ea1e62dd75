extension UIView {
    /// The height by which the status bar overlaps the top of the view, in points. A view without a window is treated
    /// as if its frame were in a window that fills the screen.
    final var statusBarOverlap: CGFloat {
        guard let bar = UIApplication.current?.statusBarFrame, !bar.isEmpty else { return 0 }
        let place: CGRect
        if let window {
            place = convert(window.convert(bar, from: nil), from: nil)
        } else {
            let origin = topmostSuperview.convert(CGPoint.zero, from: self)
            place = CGRect(
                x: -origin.x, y: -origin.y, width: max(bar.width, bar.height), height: min(bar.width, bar.height))
        }
        // While the interface turns, the bar may lie across the view for a moment.
        let bottom = place.minY + min(place.width, place.height)
        guard place.minY <= bounds.minY, bottom > bounds.minY else { return 0 }
        return min(bottom - bounds.minY, bounds.height)
    }

    private var topmostSuperview: UIView {
        var view = self
        while let superview = view.superview { view = superview }
        return view
    }
}
