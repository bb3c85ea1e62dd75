/// The way from one controller of a storyboard to another (*UIStoryboardSegue Class Reference*, iOS 5).
///
/// A storyboard makes one each time that the way is gone, hands it to the source's `prepare(for:sender:)`, and performs
/// it. A subclass shows the destination in a way of its own: it overrides ``perform()``.
@MainActor open class UIStoryboardSegue: PlatformObject {
    /// The identifier in the storyboard; nil if the segue has none.
    public final let identifier: String?

    /// The controller from which the segue starts.
    /// - ObjC: -
    public final let source: UIViewController

    /// The controller that will be shown.
    /// - ObjC: -
    public final let destination: UIViewController

    private let performHandler: (@MainActor () -> Void)?

    /// The way of a storyboard. The identifiers and controllers are those of the storyboard.
    /// - ObjC: initWithIdentifier:source:destination:
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
        performHandler = nil
        super.init(platform: ())
    }

    /// A way that an app makes itself.
    /// - Parameter performHandler: Shows the destination.
    /// - ObjC: +segueWithIdentifier:source:destination:performHandler:
    public init(
        identifier: String?, source: UIViewController, destination: UIViewController,
        performHandler: @escaping @MainActor () -> Void
    ) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
        self.performHandler = performHandler
        super.init(platform: ())
    }

    /// Shows the destination. Raises NSGenericException in a subclass that does not say how.
    open func perform() {
        if let performHandler { return performHandler() }
        FrameworkException.raise(.generic, "Subclasses of UIStoryboardSegue must override -perform.")
    }

    /// The controller that is left, as of any class: apps of iOS 5 send it messages without a cast.
    public final var sourceViewController: Any { source }

    /// The controller that will be shown, as of any class: apps of iOS 5 send it messages without a cast.
    public final var destinationViewController: Any { destination }
}
