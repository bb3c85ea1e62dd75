// The selected annotation and its callout.
extension MKMapView {
    final func select(_ entry: AnnotationEntry, _ animated: Bool) {
        guard entry !== selected, let view = entry.view, view.isEnabled else { return }
        deselect(animated)
        selected = entry
        view.setSelected(true, animated: animated)
        showCallout(animated)
        delegate?.mapView(self, didSelect: view)
    }

    final func deselect(_ animated: Bool) {
        guard let entry = selected else { return }
        selected = nil
        removeCallout(animated)
        guard let view = entry.view else { return }
        view.setSelected(false, animated: animated)
        delegate?.mapView(self, didDeselect: view)
    }

    private final func showCallout(_ animated: Bool) {
        guard let view = selected?.view, view.canShowCallout, !(view.annotation?.title ?? "").isEmpty else { return }
        let callout = CalloutView(view, width: bounds.width)
        self.callout = callout
        for accessory in [view.leftCalloutAccessoryView, view.rightCalloutAccessoryView] { listen(to: accessory) }
        parts.annotationLayer.addSubview(callout)
        let missing = pointCallout()
        guard animated else { return }
        callout.popUp()
        // The map makes room for the whole bubble.
        guard missing != .zero, isScrollEnabled, user.trackingMode == .none else { return }
        var target = viewport
        target.scroll(by: CGPoint(x: missing.width, y: missing.height))
        move(to: target, true)
    }

    private final func listen(to accessory: UIView?) {
        guard let control = accessory as? UIControl else { return }
        control.removeAction(parts.accessoryTap(self), for: .touchUpInside)
        control.addAction(parts.accessoryTap(self), for: .touchUpInside)
    }

    final func accessoryWasTapped(_ control: UIControl?) {
        guard let control, let view = selected?.view else { return }
        delegate?.mapView(self, annotationView: view, calloutAccessoryControlTapped: control)
    }

    private final func removeCallout(_ animated: Bool) {
        guard let callout else { return }
        self.callout = nil
        guard animated, window != nil else { return callout.removeFromSuperview() }
        UIView.animate(
            withDuration: 0.2, animations: { callout.alpha = 0 }, completion: { _ in callout.removeFromSuperview() })
    }

    final func placeCallout() { pointCallout() }

    @discardableResult
    private final func pointCallout() -> CGSize {
        guard let callout, let view = selected?.view else { return .zero }
        // A pin may be lifted; the callout stays above its place.
        let top = view.center.y - view.bounds.height / 2
        let tip = CGPoint(x: view.center.x + view.calloutOffset.x, y: top + view.calloutOffset.y)
        return callout.point(at: tip, within: parts.annotationLayer.bounds.insetBy(dx: 4, dy: 4))
    }

    /// Makes the callout again after what it shows has changed.
    final func showCalloutAnew() {
        guard selected != nil else { return }
        callout?.removeFromSuperview()
        callout = nil
        showCallout(false)
    }

    final func calloutInfoDidChange(of annotation: any MKAnnotation) {
        if selected?.identity == AnnotationIdentity(annotation) { showCalloutAnew() }
    }

    final func calloutInfoDidChange(of view: MKAnnotationView) {
        if selected?.view === view, callout != nil { showCalloutAnew() }
    }
}
