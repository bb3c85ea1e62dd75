/// An annotation of a map, and its view while it is in sight.
@MainActor final class AnnotationEntry {
    let annotation: any MKAnnotation
    let identity: AnnotationIdentity
    var view: MKAnnotationView?
    /// Where the annotation is on the map; nil if it is nowhere.
    private(set) var place: MKMapPoint?
    /// Where the map has put the middle of the view. It stays there as long as this does not change, even if an app has
    /// moved it.
    var placed: CGPoint?
    private var watch: ChangeWatch?

    init(_ annotation: any MKAnnotation, changed: @escaping @MainActor (AnnotationEntry, ChangeWatch.Change) -> Void) {
        self.annotation = annotation
        identity = AnnotationIdentity(annotation)
        readPlace()
        watch = ChangeWatch(annotation) { [weak self] change in self.map { changed($0, change) } }
    }

    func readPlace() {
        let coordinate = annotation.coordinate
        let exists = abs(coordinate.latitude) <= 90 && abs(coordinate.longitude) <= 360
        // What CoreLocation calls invalid is far in the Antarctic by its numbers.
        place = exists && coordinate != kCLLocationCoordinate2DInvalid ? MKMapPointForCoordinate(coordinate) : nil
    }
}
