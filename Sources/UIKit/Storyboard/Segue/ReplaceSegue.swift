/// Replaces the master or the detail controller of the split view controller that contains the source.
final class ReplaceSegue: UIStoryboardSegue {
    /// The index of the replaced controller: 0 is the master, 1 the detail.
    var side = 1

    override func perform() {
        guard let splitViewController = source.splitViewController else {
            return FrameworkException.raise(
                .generic,
                "Replace segues can only be used when the source controller is managed by an instance of "
                    + "UISplitViewController.")
        }
        var sides = splitViewController.viewControllers ?? []
        guard sides.indices.contains(side) else { return }
        sides[side] = destination
        splitViewController.viewControllers = sides
    }
}
