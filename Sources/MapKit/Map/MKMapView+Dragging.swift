// Views of annotations that the user moves.
extension MKMapView {
    /// True if a finger at a point of the map can take hold of an annotation.
    final func canDrag(at point: CGPoint) -> Bool {
        guard let view = annotationView(at: point), view.isEnabled, view.isDraggable, let entry = entry(of: view) else {
            return false
        }
        return ForeignAnnotations.language?.canMove(entry.annotation) ?? true
    }

    final func beginDrag(at point: CGPoint) {
        guard let view = annotationView(at: point), let entry = entry(of: view), drag == nil else { return }
        if selected !== entry { select(entry, true) }
        guard entry.view === view else { return }
        removeCalloutForDrag()
        drag = AnnotationDrag(entry: entry, center: view.center, finger: convert(point, to: parts.annotationLayer))
        view.setDragState(.starting, animated: true)
    }

    private final func removeCalloutForDrag() {
        callout?.removeFromSuperview()
        callout = nil
    }

    final func continueDrag(at point: CGPoint) {
        guard let drag, let view = drag.entry.view else { return }
        let finger = convert(point, to: parts.annotationLayer)
        view.center = CGPoint(
            x: drag.center.x + finger.x - drag.finger.x, y: drag.center.y + finger.y - drag.finger.y)
    }

    /// - Parameter isCancelled: True if the annotation goes back to where it was.
    final func endDrag(isCancelled: Bool) {
        guard let drag, let view = drag.entry.view else { return self.drag = nil }
        if isCancelled || view.dragState == .canceling {
            self.drag = nil
            if view.dragState != .canceling { view.setDragState(.canceling, animated: true) }
            drag.entry.placed = nil
            UIView.animate(withDuration: 0.2) { self.put(drag.entry) }
        } else {
            drop(drag, view)
        }
        if selected === drag.entry, callout == nil { showCalloutAnew() }
    }

    private final func drop(_ drag: AnnotationDrag, _ view: MKAnnotationView) {
        let place = CGPoint(x: view.center.x - view.centerOffset.x, y: view.center.y - view.centerOffset.y)
        let coordinate = viewport.mapPoint(for: convert(place, from: parts.annotationLayer)).coordinate
        let annotation = drag.entry.annotation
        if ForeignAnnotations.language?.move(annotation, to: coordinate) == nil { annotation.setCoordinate(coordinate) }
        self.drag = nil
        drag.entry.readPlace()
        drag.entry.placed = nil
        put(drag.entry)
        view.setDragState(.ending, animated: true)
    }

    final func dragState(
        of view: MKAnnotationView, changedTo newState: MKAnnotationView.DragState,
        from oldState: MKAnnotationView.DragState
    ) {
        delegate?.mapView(self, annotationView: view, didChange: newState, fromOldState: oldState)
        // A view may refuse to go on.
        if newState == .canceling, drag?.entry.view === view { endDrag(isCancelled: true) }
    }
}
