/// A closure that a control can call, where a target and a selector would do as well.
/// - ObjC: -
@MainActor public final class UIAction {
    /// The title of the action, for controls that show it.
    public var title: String
    /// The image of the action, for controls that show it.
    public var image: UIImage?
    /// The sender of the action, while the handler runs; else nil.
    public private(set) weak var sender: AnyObject?

    private let handler: @MainActor (UIAction) -> Void

    public init(title: String = "", image: UIImage? = nil, handler: @escaping @MainActor (UIAction) -> Void) {
        self.title = title
        self.image = image
        self.handler = handler
    }

    package func perform(sender: AnyObject?) {
        self.sender = sender
        handler(self)
        self.sender = nil
    }
}
