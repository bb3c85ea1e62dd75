/// A view that lays out a label or an image view by its content: a table view cell.
@MainActor protocol ContentObserver: AnyObject {
    /// Called when the view's content, or the way in which it is shown, has changed.
    func contentDidChange(of view: UIView)
}
