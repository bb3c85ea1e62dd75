/// A command of an app's own in the edit menu.
open class UIMenuItem: PlatformObject {
    /// What the menu says.
    open var title: String
    /// The action method, sent to the first responder or the next object along the responder chain that implements it.
    open var action: Selector

    public init(title: String, action: Selector) {
        self.title = title
        self.action = action
        super.init(platform: ())
    }
}
