/// A button that lets a map follow the user, then turn with the user, then stop.
open class MKUserTrackingBarButtonItem: UIBarButtonItem {
    public convenience init(mapView: MKMapView?) {
        self.init()
        self.mapView = mapView
        // An initialiser does not call observers.
        mapDidChange()
    }

    /// The map that the button is for.
    open weak var mapView: MKMapView? { didSet { mapDidChange() } }

    private final func mapDidChange() {
        onTap = { [weak self] in self?.wasTapped() }
        mapView?.user.tell(self)
        accessibilityLabel = "Tracking"
        modeDidChange()
    }

    private final func wasTapped() {
        guard let mapView else { return }
        let next: MKUserTrackingMode =
            switch mapView.userTrackingMode {
            case .none: .follow
            case .follow: CLLocationManager.headingAvailable() ? .followWithHeading : .none
            case .followWithHeading: .none
            }
        mapView.setUserTrackingMode(next, animated: true)
    }

    final func modeDidChange() {
        let mode = mapView?.userTrackingMode ?? .none
        image = mode == .followWithHeading ? MKUserTrackingBarButtonItem.fan : MKUserTrackingBarButtonItem.arrow
        style = mode == .none ? .bordered : .done
    }

    /// An arrowhead that points to the north-east.
    private static let arrow = picture { context in
        context.addLines(
            between: [CGPoint(x: 19, y: 1), CGPoint(x: 11.5, y: 19), CGPoint(x: 10.5, y: 10.5), CGPoint(x: 1, y: 9.5)])
        context.closePath()
        context.fillPath()
    }

    /// An arrow to the top with a fan above it.
    private static let fan = picture { context in
        context.addLines(
            between: [CGPoint(x: 10, y: 5), CGPoint(x: 16, y: 19), CGPoint(x: 10, y: 15.5), CGPoint(x: 4, y: 19)])
        context.closePath()
        context.fillPath()
        context.setLineWidth(2)
        context.addArc(
            center: CGPoint(x: 10, y: 11), radius: 9.5, startAngle: -.pi / 2 - 0.7, endAngle: -.pi / 2 + 0.7,
            clockwise: false)
        context.strokePath()
    }

    private static func picture(_ drawing: (CGContext) -> Void) -> UIImage {
        ImageContext.draw(size: CGSize(width: 20, height: 20), scale: ScreenScale.current) { context in
            context.setFillColor(gray: 1, alpha: 1)
            context.setStrokeColor(gray: 1, alpha: 1)
            drawing(context)
        }
    }
}
