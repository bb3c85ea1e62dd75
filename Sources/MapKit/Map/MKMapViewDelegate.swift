/// Hears of a map's changes, and gives it the views of annotations and overlays. All methods are optional.
@MainActor public protocol MKMapViewDelegate: AnyObject {
    func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)
    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)

    func mapViewWillStartLoadingMap(_ mapView: MKMapView)
    func mapViewDidFinishLoadingMap(_ mapView: MKMapView)
    /// - ObjC: mapViewDidFailLoadingMap:withError:
    func mapViewDidFailLoadingMap(_ mapView: MKMapView, withError error: Error)

    /// Returns the view of an annotation; nil, the default, for a red pin, or for the blue dot of the user's location.
    /// - ObjC: mapView:viewForAnnotation:
    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
    /// Called when views have been added to the map.
    /// - ObjC: mapView:didAddAnnotationViews:
    func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView])
    /// Called when a UIControl in a callout has been tapped.
    /// - ObjC: mapView:annotationView:calloutAccessoryControlTapped:
    func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl)
    /// - ObjC: mapView:didSelectAnnotationView:
    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
    /// - ObjC: mapView:didDeselectAnnotationView:
    func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
    /// - ObjC: mapView:annotationView:didChangeDragState:fromOldState:
    func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView, didChange newState: MKAnnotationView.DragState,
        fromOldState oldState: MKAnnotationView.DragState)

    func mapViewWillStartLocatingUser(_ mapView: MKMapView)
    func mapViewDidStopLocatingUser(_ mapView: MKMapView)
    /// - ObjC: mapView:didUpdateUserLocation:
    func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)
    func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: Error)
    /// - ObjC: mapView:didChangeUserTrackingMode:animated:
    func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool)

    /// Returns the view of an overlay; nil, the default, for none.
    /// - ObjC: mapView:viewForOverlay:
    func mapView(_ mapView: MKMapView, viewFor overlay: any MKOverlay) -> MKOverlayView?
    /// - ObjC: mapView:didAddOverlayViews:
    func mapView(_ mapView: MKMapView, didAddOverlayViews overlayViews: [MKOverlayView])
}

extension MKMapViewDelegate {
    public func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {}
    public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
    public func mapViewWillStartLoadingMap(_ mapView: MKMapView) {}
    public func mapViewDidFinishLoadingMap(_ mapView: MKMapView) {}
    public func mapViewDidFailLoadingMap(_ mapView: MKMapView, withError error: Error) {}
    public func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? { nil }
    public func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) {}
    public func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl
    ) {}
    public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
    public func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {}
    public func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView, didChange newState: MKAnnotationView.DragState,
        fromOldState oldState: MKAnnotationView.DragState
    ) {}
    public func mapViewWillStartLocatingUser(_ mapView: MKMapView) {}
    public func mapViewDidStopLocatingUser(_ mapView: MKMapView) {}
    public func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {}
    public func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: Error) {}
    public func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool) {}
    public func mapView(_ mapView: MKMapView, viewFor overlay: any MKOverlay) -> MKOverlayView? { nil }
    public func mapView(_ mapView: MKMapView, didAddOverlayViews overlayViews: [MKOverlayView]) {}
}
