// The overlays and their views.
extension MKMapView {
    final func index(of overlay: any MKOverlay) -> Int? {
        let identity = AnnotationIdentity(overlay)
        return overlayEntries.firstIndex { AnnotationIdentity($0.overlay) == identity }
    }

    final func insert(_ overlays: [any MKOverlay], at index: Int) {
        var place = min(max(index, 0), overlayEntries.count)
        var added: [any MKOverlay] = []
        for overlay in overlays where self.index(of: overlay) == nil {
            overlayEntries.insert((overlay, nil), at: place)
            place += 1
            added.append(overlay)
        }
        guard !added.isEmpty else { return }
        // The delegate is asked in a later turn, as for views of annotations.
        parts.newOverlays += added
        parts.overlayWork(self).start()
    }

    final func makeOverlayViews() {
        let new = parts.newOverlays
        parts.newOverlays = []
        var added: [MKOverlayView] = []
        for overlay in new where index(of: overlay) != nil {
            guard let view = delegate?.mapView(self, viewFor: overlay), let place = index(of: overlay) else { continue }
            view.mapView = self
            overlayEntries[place].view = view
            added.append(view)
            redraw(overlay.boundingMapRect)
        }
        parts.overlayTiles.views = overlayEntries.compactMap(\.view)
        if window != nil { parts.overlays.show(viewport) }
        if !added.isEmpty { delegate?.mapView(self, didAddOverlayViews: added) }
    }

    final func remove(overlays: [any MKOverlay]) {
        for overlay in overlays {
            guard let place = index(of: overlay) else { continue }
            overlayEntries[place].view?.mapView = nil
            let hadView = overlayEntries.remove(at: place).view != nil
            if hadView { redraw(overlay.boundingMapRect) }
        }
        overlaysDidChange()
    }

    final func exchange(_ first: Int, _ second: Int) {
        let range = overlayEntries.indices
        guard range.contains(first), range.contains(second) else {
            let wrong = range.contains(first) ? second : first
            return FrameworkException.raise(
                .range,
                "*** -[MKMapView exchangeOverlayAtIndex:withOverlayAtIndex:]: index \(wrong) beyond bounds "
                    + "[0 .. \(overlayEntries.count - 1)]")
        }
        overlayEntries.swapAt(first, second)
        for place in [first, second] { redraw(overlayEntries[place].overlay.boundingMapRect) }
        overlaysDidChange()
    }

    final func overlayDidChange(in rect: MKMapRect, zoomScale: MKZoomScale? = nil) {
        let level = zoomScale.flatMap { scale -> Int? in
            guard scale > 0 else { return nil }
            let level = log2(Double(scale) * MKMapSizeWorld.width / TileAddress.side).rounded()
            return (0...Double(TileAddress.deepestLevel)).contains(level) ? Int(level) : nil
        }
        redraw(rect, level: level)
        overlaysDidChange()
    }

    private final func redraw(_ rect: MKMapRect, level: Int? = nil) {
        guard rect.isUsable else { return }
        // The lines around a rectangle are outside of it by half of their width.
        let margin = 32 / viewport.scale
        parts.overlays.refresh(in: MKMapRectInset(rect, -margin, -margin), level: level)
    }

    private final func overlaysDidChange() {
        parts.overlayTiles.views = overlayEntries.compactMap(\.view)
        parts.overlayWork(self).start()
    }
}
