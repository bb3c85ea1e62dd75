// The parts of the map, and where they are.
extension MKMapView {
    final func setUp() {
        clipsToBounds = true
        backgroundColor = MapParts.emptyColor
        isMultipleTouchEnabled = true
        parts.ground.isComplete = { [weak self] isWhole in self?.loadingDidEnd(isWhole) }
        parts.ground.beginsLoading = { [weak self] in
            guard let self else { return }
            delegate?.mapViewWillStartLoadingMap(self)
        }
        for part in [parts.ground, parts.overlays, parts.credit, parts.annotationLayer] { addSubview(part) }
        fingers.connect()
        parts.observeCallouts(of: self)
    }

    private final func loadingDidEnd(_ isWhole: Bool) {
        if isWhole {
            delegate?.mapViewDidFinishLoadingMap(self)
        } else {
            let reason = parts.tiles.lastError.map { [NSLocalizedDescriptionKey: "A tile of the map: \($0)"] }
            delegate?.mapViewDidFailLoadingMap(
                self,
                withError: NSError(domain: MKErrorDomain, code: MKErrorCode.serverFailure.rawValue, userInfo: reason))
        }
    }

    final func showType() {
        parts.tiles.change(to: mapType)
        parts.ground.removeAll()
        let isLight = mapType != .standard
        parts.credit.textColor = isLight ? UIColor(white: 1, alpha: 0.85) : UIColor(white: 0.2, alpha: 0.75)
        parts.credit.shadowColor = UIColor(white: isLight ? 0 : 1, alpha: 0.6)
        setNeedsLayout()
    }

    final func layOut() {
        let size = bounds.size
        guard size.width > 0, size.height > 0 else { return }
        if viewport.size != size {
            viewport.size = size
            viewport.scale = viewport.limited(viewport.scale)
            viewport.keepOnMap()
        }
        parts.credit.frame.origin = CGPoint(x: 4, y: size.height - parts.credit.bounds.height - 3)
        if let wish = wanted {
            switch wish {
            case .region(let region): setRegion(region, animated: false)
            case .rect(let rect, let insets): setVisibleMapRect(rect, edgePadding: insets, animated: false)
            }
            wanted = nil
        }
        place()
    }

    /// Puts tiles, overlays and annotations where they are now.
    final func place() {
        viewport.size = bounds.size
        guard viewport.size.width > 0, viewport.size.height > 0 else { return }
        if window != nil {
            parts.ground.show(viewport)
            if !overlayEntries.isEmpty { parts.overlays.show(viewport) }
        }
        placeAnnotations()
        placeCallout()
    }

    // MARK: Archives

    final func decodeMap(_ coder: NSCoder) {
        if coder.containsValue(forKey: "MKMapType") {
            mapType = MKMapType(rawValue: coder.decodeInteger(forKey: "MKMapType")) ?? .standard
        }
        if coder.containsValue(forKey: "MKZoomEnabled") { isZoomEnabled = coder.decodeBool(forKey: "MKZoomEnabled") }
        if coder.containsValue(forKey: "MKScrollEnabled") {
            isScrollEnabled = coder.decodeBool(forKey: "MKScrollEnabled")
        }
        if coder.decodeBool(forKey: "MKShowsUserLocation") { showsUserLocation = true }
    }

    final func encodeMap(_ coder: NSCoder) {
        coder.encode(mapType.rawValue, forKey: "MKMapType")
        coder.encode(isZoomEnabled, forKey: "MKZoomEnabled")
        coder.encode(isScrollEnabled, forKey: "MKScrollEnabled")
        coder.encode(showsUserLocation, forKey: "MKShowsUserLocation")
    }
}
