/// The search display controller as a search bar sees it: gets the bar's messages in addition to the app's delegate.
@MainActor protocol SearchBarListener: AnyObject {
    func searchBarDidBeginEditing()
    func searchBarTextDidChange(_ text: String)
    func searchBarWasCancelled()
    func searchBarScopeDidChange(_ scope: Int)
    /// The user tapped the keyboard's search key.
    func searchBarWasEntered()
}
