/// A custom command of the edit menu.
open class UIMenuItem: PlatformObject {
    /// The text of the command.
    open var title: String
    /// The action. It is sent to the first object in the responder chain, beginning with the first responder, that
    /// implements it.
    open var action: Selector

    public init(title: String, action: Selector) {
        self.title = title
        self.action = action
        super.init(platform: ())
    }
}
