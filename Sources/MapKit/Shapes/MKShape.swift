/// The base of the shapes that a map can show: a place with a title.
@MainActor open class MKShape: PlatformObject, MKAnnotation {
    private var watchers: [ChangeWatch.Reference] = []

    public init() { super.init(platform: ()) }

    /// The place of the shape. Subclasses override it.
    open var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }

    open var title: String? { didSet { if title != oldValue { tell(.title) } } }
    open var subtitle: String? { didSet { if subtitle != oldValue { tell(.title) } } }

    /// Does nothing: shapes stay where they are. Subclasses that move override it.
    /// - ObjC: -
    public func setCoordinate(_ newCoordinate: CLLocationCoordinate2D) {}

    /// Tells the maps that show the shape of a change.
    final func tell(_ change: ChangeWatch.Change) {
        watchers.removeAll { $0.watch == nil }
        for watcher in watchers { watcher.watch?.changed(change) }
    }

    final func add(_ watch: ChangeWatch) { watchers.append(ChangeWatch.Reference(watch: watch)) }
}
