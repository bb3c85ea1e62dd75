/// Who places a label or an image view by what it shows: a table view cell.
@MainActor protocol ContentObserver: AnyObject {
    /// The view shows something else now, or shows it in another way.
    func contentDidChange(of view: UIView)
}
