/// Hears of what happens in a search bar besides its delegate, which is the app's: a search display controller.
@MainActor protocol SearchBarListener: AnyObject {
    func searchBarDidBeginEditing()
    func searchBarTextDidChange(_ text: String)
    func searchBarWasCancelled()
    func searchBarScopeDidChange(_ scope: Int)
    /// The keyboard's search key was pressed.
    func searchBarWasEntered()
}
