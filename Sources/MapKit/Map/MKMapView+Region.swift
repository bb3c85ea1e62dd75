// What the map shows, and how it comes to show something else.
extension MKMapView {
    private nonisolated static let animationDuration: TimeInterval = 0.35
    /// A place that is farther away than this many views is jumped to.
    private static let farthestWay = 6.0

    final var currentRegion: MKCoordinateRegion { wanted?.region ?? MKCoordinateRegionForMapRect(viewport.visibleRect) }

    final var currentRect: MKMapRect {
        guard let wanted else { return viewport.visibleRect }
        if case .rect(let rect, _) = wanted { return rect }
        return MapViewport.rect(of: wanted.region)
    }

    // MARK: Wishes

    final func show(_ region: MKCoordinateRegion, _ animated: Bool) {
        guard check(region) else { return }
        guard !bounds.isEmpty else { return wanted = .region(region) }
        move(to: viewport(showing: region), animated)
    }

    final func show(_ rect: MKMapRect, _ insets: UIEdgeInsets, _ animated: Bool) {
        guard rect.isUsable, check(MKCoordinateRegionForMapRect(rect)) else { return }
        guard !bounds.isEmpty else { return wanted = .rect(rect, insets) }
        move(to: viewport(showing: rect, insets), animated)
    }

    final func show(_ center: CLLocationCoordinate2D, _ animated: Bool) {
        let span = currentRegion.span
        let region = MKCoordinateRegion(
            center: center,
            span: MKCoordinateSpan(
                latitudeDelta: min(span.latitudeDelta, 180), longitudeDelta: min(span.longitudeDelta, 360)))
        guard check(region) else { return }
        guard !bounds.isEmpty else { return wanted = .region(region) }
        // The scale is kept, not the span: Mercator's scale depends on the latitude.
        var target = target
        target.center = MKMapPointForCoordinate(center)
        move(to: target, animated)
    }

    private final func check(_ region: MKCoordinateRegion) -> Bool {
        if region.exists { return true }
        FrameworkException.raise(
            .invalidArgument,
            String(
                format: "Invalid Region <center:%+.8f, %+.8f span:%+.8f, %+.8f>", region.center.latitude,
                region.center.longitude, region.span.latitudeDelta, region.span.longitudeDelta))
        return false
    }

    final func fitting(_ region: MKCoordinateRegion) -> MKCoordinateRegion {
        guard region.exists, !bounds.isEmpty else { return region }
        return MKCoordinateRegionForMapRect(viewport(showing: region).visibleRect)
    }

    final func fitting(_ rect: MKMapRect, _ insets: UIEdgeInsets) -> MKMapRect {
        guard rect.isUsable, !bounds.isEmpty else { return rect }
        return viewport(showing: rect, insets).visibleRect
    }

    private final func viewport(showing region: MKCoordinateRegion) -> MapViewport {
        viewport(showing: MapViewport.rect(of: region), .zero)
    }

    private final func viewport(showing rect: MKMapRect, _ insets: UIEdgeInsets) -> MapViewport {
        var viewport = viewport
        viewport.size = bounds.size
        var inner = viewport
        inner.size = CGSize(
            width: max(bounds.width - insets.left - insets.right, 1),
            height: max(bounds.height - insets.top - insets.bottom, 1))
        viewport.scale = viewport.limited(inner.scale(showing: rect))
        viewport.center = MKMapPoint(
            x: rect.midX + Double(insets.right - insets.left) / 2 / viewport.scale,
            y: rect.midY + Double(insets.bottom - insets.top) / 2 / viewport.scale)
        viewport.keepOnMap()
        return viewport
    }

    // MARK: Moves

    /// Where the map will be when its present move is over.
    private final var target: MapViewport { motion.map { $0.course.viewport(at: $0.course.duration) } ?? viewport }

    /// Shows another part of the map, and tells the delegate before and after.
    final func move(to target: MapViewport, _ animated: Bool, duration: TimeInterval = animationDuration) {
        wanted = nil
        var target = target
        target.keepOnMap()
        tellWillChange(animated)
        stop()
        let isWay = animated && window != nil && isNear(target)
        if isWay {
            begin(MapMotion(from: viewport, to: target, duration: duration), isAnimated: true)
        } else {
            viewport = target
            place()
            if animated {
                // The delegate hears of the end after the call, as of any animation.
                begin(MapMotion(from: target, to: target, duration: 0.01), isAnimated: true)
            } else {
                tellDidChange(false)
            }
        }
    }

    private final func isNear(_ target: MapViewport) -> Bool {
        let scale = min(viewport.scale, target.scale)
        let world = MKMapSizeWorld.width
        var x = target.center.x - viewport.center.x
        x -= (x / world).rounded() * world
        let distance = hypot(x, target.center.y - viewport.center.y) * scale
        return distance < Double(max(bounds.width, bounds.height)) * MKMapView.farthestWay
    }

    final func begin(_ course: MapMotion, isAnimated: Bool) {
        motion = (course, FrameClock.now, isAnimated)
        clock.start()
    }

    /// Ends a move where the map is, without telling.
    final func stop() {
        motion = nil
        clock.stop()
    }

    final func step(at time: TimeInterval) {
        guard let motion else { return clock.stop() }
        let elapsed = time - motion.start
        viewport = motion.course.viewport(at: elapsed)
        viewport.size = bounds.size
        viewport.keepOnMap()
        place()
        guard elapsed >= motion.course.duration else { return }
        stop()
        tellDidChange(motion.isAnimated)
    }

    final func tellWillChange(_ animated: Bool) { delegate?.mapView(self, regionWillChangeAnimated: animated) }
    final func tellDidChange(_ animated: Bool) { delegate?.mapView(self, regionDidChangeAnimated: animated) }

    // MARK: Places

    final func rect(of region: MKCoordinateRegion, in view: UIView?) -> CGRect {
        let half = region.span
        let (latitude, longitude) = (half.latitudeDelta / 2, half.longitudeDelta / 2)
        let middle = viewport.point(for: MKMapPointForCoordinate(region.center))
        let north = MKMapPointForCoordinate(
            CLLocationCoordinate2D(latitude: region.center.latitude + latitude, longitude: region.center.longitude))
        let south = MKMapPointForCoordinate(
            CLLocationCoordinate2D(latitude: region.center.latitude - latitude, longitude: region.center.longitude))
        let width = 2 * longitude / 360 * MKMapSizeWorld.width * viewport.scale
        let (top, bottom) = (viewport.point(for: north).y, viewport.point(for: south).y)
        return convert(
            CGRect(x: middle.x - CGFloat(width / 2), y: top, width: CGFloat(width), height: bottom - top), to: view)
    }

    final func region(of rect: CGRect, in view: UIView?) -> MKCoordinateRegion {
        let own = convert(rect, from: view)
        let middle = viewport.mapPoint(for: CGPoint(x: own.midX, y: own.midY))
        let (width, height) = (Double(own.width) / viewport.scale, Double(own.height) / viewport.scale)
        return MKCoordinateRegionForMapRect(
            MKMapRect(x: middle.x - width / 2, y: middle.y - height / 2, width: width, height: height))
    }
}
