// The annotations and their views.
extension MKMapView {
    /// Views are kept while their places are no farther than this outside of the map view, in points.
    private static let margin: CGFloat = 64

    // MARK: The list

    final func entry(of annotation: any MKAnnotation) -> AnnotationEntry? {
        let identity = AnnotationIdentity(annotation)
        return entries.first { $0.identity == identity }
    }

    final func add(_ annotations: [any MKAnnotation]) {
        var known = Set(entries.map(\.identity))
        for annotation in annotations where known.insert(AnnotationIdentity(annotation)).inserted {
            entries.append(
                AnnotationEntry(annotation) { [weak self] entry, change in self?.annotationDidChange(entry, change) })
        }
        setNeedsLayout()
    }

    final func remove(_ annotations: [any MKAnnotation]) {
        let gone = Set(annotations.map { AnnotationIdentity($0) })
        for entry in entries where gone.contains(entry.identity) { recycle(entry) }
        entries.removeAll { gone.contains($0.identity) }
    }

    final func annotations(within rect: MKMapRect) -> Set<AnyHashable> {
        Set(
            entries.compactMap { entry in
                guard let place = entry.place, MKMapRectContainsPoint(rect, place) else { return nil }
                return (entry.annotation as? NSObject).map { AnyHashable($0) }
            })
    }

    private final func annotationDidChange(_ entry: AnnotationEntry, _ change: ChangeWatch.Change) {
        switch change {
        case .coordinate:
            entry.readPlace()
            guard drag?.entry !== entry else { return }
            // Now, so that a change within an animation is animated.
            if entry.view != nil { put(entry) }
            setNeedsLayout()
        case .title:
            if selected === entry { showCalloutAnew() }
        }
    }

    // MARK: Places

    /// Moves the layer of annotations with the map, so that the views keep their places in it while the map scrolls.
    private final func moveLayer() {
        let layer = parts.annotationLayer
        let distance = hypot(viewport.center.x - parts.anchor.x, viewport.center.y - parts.anchor.y) * viewport.scale
        if viewport.scale != parts.anchorScale || viewport.heading != parts.anchorHeading || distance > 50_000 {
            (parts.anchor, parts.anchorScale, parts.anchorHeading) = (viewport.center, viewport.scale, viewport.heading)
        }
        let origin = viewport.point(for: parts.anchor)
        layer.center = CGPoint(x: viewport.size.width / 2, y: viewport.size.height / 2)
        let pixels = layer.contentScaleFactor
        layer.bounds = CGRect(
            origin: CGPoint(x: -(origin.x * pixels).rounded() / pixels, y: -(origin.y * pixels).rounded() / pixels),
            size: viewport.size)
    }

    /// Where a place is in the layer of annotations.
    final func layerPoint(_ place: MKMapPoint) -> CGPoint {
        let (point, origin) = (viewport.point(for: place), viewport.point(for: parts.anchor))
        return CGPoint(x: point.x - origin.x, y: point.y - origin.y)
    }

    final func placeAnnotations() {
        moveLayer()
        let area = bounds.insetBy(dx: -MKMapView.margin, dy: -MKMapView.margin)
        var added: [MKAnnotationView] = []
        for entry in entries {
            let isInSight = window != nil && entry.place.map { area.contains(viewport.point(for: $0)) } ?? false
            if !isInSight {
                if entry !== selected, drag?.entry !== entry { recycle(entry) }
            } else if entry.view == nil {
                makeView(of: entry).map { added.append($0) }
                continue
            }
            if entry.view != nil { put(entry) }
        }
        guard !added.isEmpty else { return }
        dropPins(added)
        delegate?.mapView(self, didAdd: added)
    }

    /// Puts a view at the place of its annotation, at whole pixels.
    final func put(_ entry: AnnotationEntry) {
        guard let view = entry.view, let place = entry.place, drag?.entry !== entry else { return }
        let (point, size) = (layerPoint(place), view.bounds.size)
        let pixels = max(view.contentScaleFactor, 1)
        func whole(_ middle: CGFloat, _ length: CGFloat) -> CGFloat {
            ((middle - length / 2) * pixels).rounded() / pixels + length / 2
        }
        let center = CGPoint(
            x: whole(point.x + view.centerOffset.x, size.width), y: whole(point.y + view.centerOffset.y, size.height))
        if entry.placed != center {
            entry.placed = center
            view.center = center
        }
        guard let dot = view as? UserLocationView else { return }
        user.adjust(dot)
    }

    final func placeAgain(_ view: MKAnnotationView) {
        guard let entry = entries.first(where: { $0.view === view }) else { return }
        entry.placed = nil
        put(entry)
    }

    // MARK: Views

    private final func makeView(of entry: AnnotationEntry) -> MKAnnotationView? {
        let isUser = entry.annotation === user.annotation
        var view = delegate?.mapView(self, viewFor: entry.annotation)
        // The delegate may have removed it.
        guard entries.contains(where: { $0 === entry }) else { return nil }
        if view == nil, isUser { view = UserLocationView(annotation: entry.annotation, reuseIdentifier: nil) }
        let made = view ?? MKPinAnnotationView(annotation: entry.annotation, reuseIdentifier: nil)
        if view == nil { made.canShowCallout = true }
        if made.annotation == nil { made.annotation = entry.annotation }
        made.mapView = self
        entry.view = made
        entry.placed = nil
        let layer = parts.annotationLayer
        put(entry)
        // Views that are farther to the south are in front.
        let front = layer.subviews.firstIndex { $0 is CalloutView || $0.center.y > made.center.y }
        layer.insertSubview(made, at: front ?? layer.subviews.count)
        return made
    }

    private final func dropPins(_ views: [MKAnnotationView]) {
        var delay = 0.0
        for case let pin as MKPinAnnotationView in views where pin.animatesDrop {
            pin.drop(from: pin.center.y - parts.annotationLayer.bounds.minY + pin.bounds.height, after: delay)
            delay += 0.03
        }
    }

    /// Takes a view off the map, and keeps it if it can be used again.
    final func recycle(_ entry: AnnotationEntry) {
        if drag?.entry === entry { drag = nil }
        if selected === entry { deselect(false) }
        guard let view = entry.view else { return }
        entry.view = nil
        view.mapView = nil
        view.removeFromSuperview()
        if view.reuseIdentifier != nil, !reusable.contains(where: { $0 === view }) { reusable.append(view) }
    }

    final func takeReusable(_ identifier: String?) -> MKAnnotationView? {
        let found = reusable.firstIndex { $0.reuseIdentifier == identifier && identifier != nil }
        guard let found else { return nil }
        let view = reusable.remove(at: found)
        view.prepareForReuse()
        return view
    }

    /// The view that a finger means, the frontmost first.
    final func annotationView(at point: CGPoint) -> MKAnnotationView? {
        parts.annotationLayer.subviews.reversed().lazy.compactMap { $0 as? MKAnnotationView }.first { view in
            guard !view.isHidden, view.alpha > 0.01 else { return false }
            return view.point(inside: self.convert(point, to: view), with: nil)
        }
    }

    final func entry(of view: MKAnnotationView) -> AnnotationEntry? { entries.first { $0.view === view } }
}
