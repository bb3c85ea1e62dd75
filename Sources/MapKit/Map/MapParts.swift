/// The views that a map is made of, from back to front: tiles, overlays, annotations.
@MainActor final class MapParts {
    let tiles = MapTiles()
    let overlayTiles = OverlayTiles()
    let ground: TileGrid
    let overlays: TileGrid
    let annotationLayer = UIView(frame: .zero)
    let credit = UILabel(frame: .zero)
    /// The map point at the origin of the annotations' layer, and the scale and direction at which places are kept in it.
    var anchor = MKMapPoint()
    var anchorScale = 0.0
    var anchorHeading = 0.0

    init() {
        ground = TileGrid(supplier: tiles)
        overlays = TileGrid(supplier: overlayTiles)
        credit.font = .systemFont(ofSize: 9)
        credit.text = TileSetting.credit
        credit.textColor = UIColor(white: 0.2, alpha: 0.75)
        credit.shadowColor = UIColor(white: 1, alpha: 0.6)
        credit.shadowOffset = CGSize(width: 0, height: 1)
        credit.backgroundColor = nil
        credit.isOpaque = false
        credit.sizeToFit()
    }

    /// Overlays whose views the delegate has not been asked for yet.
    var newOverlays: [any MKOverlay] = []

    /// Asks for the views of new overlays and draws what has changed, once in a turn of the main loop.
    func overlayWork(_ map: MKMapView) -> StepwiseWork {
        if let work { return work }
        let made = StepwiseWork { [weak map] in
            map?.makeOverlayViews()
            return false
        }
        work = made
        return made
    }
    private var work: StepwiseWork?

    /// What the controls in callouts do, one for the map.
    func accessoryTap(_ map: MKMapView) -> UIAction {
        if let tap { return tap }
        let made = UIAction { [weak map] in map?.accessoryWasTapped($0.sender as? UIControl) }
        tap = made
        return made
    }
    private var tap: UIAction?

    /// Hears from apps that an annotation's title has changed.
    func observeCallouts(of map: MKMapView) {
        observer = NotificationCenter.default.addObserver(
            forName: Notification.Name(MKAnnotationCalloutInfoDidChangeNotification), object: nil, queue: nil
        ) { [weak map] notification in
            MainActor.assumeIsolated {
                guard let annotation = notification.object as? any MKAnnotation else { return }
                map?.calloutInfoDidChange(of: annotation)
            }
        }
    }
    private var observer: (any NSObjectProtocol)?

    deinit { if let observer { NotificationCenter.default.removeObserver(observer) } }

    /// The colour that is seen where there is no tile yet.
    static let emptyColor = UIColor(red: 0.898, green: 0.89, blue: 0.875, alpha: 1)
}
