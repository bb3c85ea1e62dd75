final class ReplaceSegueTemplate: SegueTemplate {
    /// The index of the replaced controller: 0 is the master, 1 the detail.
    private let side: Int

    required init?(coder: NSCoder) {
        let key = "UISplitViewControllerIndex"
        side = coder.containsValue(forKey: key) ? coder.decodeInteger(forKey: key) : 1
        super.init(coder: coder)
    }

    override func makeSegue(
        from source: UIViewController, to destination: UIViewController, sender: Any?
    ) -> UIStoryboardSegue? {
        let segue = ReplaceSegue(identifier: identifier, source: source, destination: destination)
        segue.side = side
        return segue
    }
}
