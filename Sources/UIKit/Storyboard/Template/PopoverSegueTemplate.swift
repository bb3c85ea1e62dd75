final class PopoverSegueTemplate: SegueTemplate {
    private let arrowDirections: UIPopoverArrowDirection
    /// A bar button item or a view that the storyboard names.
    private weak var anchor: AnyObject?
    /// Kept while they are seen: nobody else needs to.
    private var popovers: [UIPopoverController] = []

    required init?(coder: NSCoder) {
        let key = "UIPermittedArrowDirections"
        let given = coder.containsValue(forKey: key) ? UInt(truncatingIfNeeded: coder.decodeInteger(forKey: key)) : nil
        let directions = given.map { UIPopoverArrowDirection(rawValue: $0).intersection(.any) } ?? .any
        arrowDirections = directions.isEmpty ? .any : directions
        super.init(coder: coder)
    }

    override func makeSegue(
        from source: UIViewController, to destination: UIViewController, sender: Any?
    ) -> UIStoryboardSegue? {
        let segue = UIStoryboardPopoverSegue(identifier: identifier, source: source, destination: destination)
        segue.anchor = anchor ?? sender.flatMap { $0 as? UIView ?? $0 as? UIBarButtonItem }
        segue.permittedArrowDirections = arrowDirections
        popovers.removeAll { !$0.isPopoverVisible }
        popovers.append(segue.popoverController)
        return segue
    }

    override func join(_ source: AnyObject, as label: String) -> Bool {
        guard label == "popoverAnchor" else { return super.join(source, as: label) }
        anchor = source
        return true
    }
}
