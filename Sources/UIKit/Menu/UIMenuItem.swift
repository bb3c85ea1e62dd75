/// A command of an app's own in the edit menu.
open class UIMenuItem: PlatformObject {
    /// What the menu says.
    open var title: String
    /// The method that is called: of the first responder, or whoever has it up the responder chain.
    open var action: Selector

    public init(title: String, action: Selector) {
        self.title = title
        self.action = action
        super.init(platform: ())
    }
}
