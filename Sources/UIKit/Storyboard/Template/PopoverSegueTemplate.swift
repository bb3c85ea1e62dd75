final class PopoverSegueTemplate: SegueTemplate {
    private let arrowDirections: UIPopoverArrowDirection
    /// The bar button item or view that the storyboard sets as anchor; nil means the segue's sender.
    private weak var anchor: AnyObject?
    /// The visible popovers, retained here because the app need not retain them.
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
