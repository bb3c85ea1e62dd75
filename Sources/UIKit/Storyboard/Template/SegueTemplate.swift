/// A segue in a storyboard's archive. It makes a new ``UIStoryboardSegue`` each time it is performed.
///
/// This class is for custom segues; subclasses are for the standard ones.
@MainActor class SegueTemplate: PlatformObject, NibObject {
    /// The segue's identifier in the storyboard; nil if it has none.
    let identifier: String?
    /// The storyboard identifier of the destination; without one the segue does nothing.
    let destinationIdentifier: String?
    /// The name of the app's segue class; nil for `UIStoryboardSegue`.
    let segueClassName: String?
    let isAnimated: Bool

    /// The source controller, which retains this template.
    weak var controller: UIViewController?

    required init?(coder: NSCoder) {
        identifier = coder.decodeObject(forKey: "UIIdentifier") as? String
        destinationIdentifier = coder.decodeObject(forKey: "UIDestinationViewControllerIdentifier") as? String
        segueClassName = coder.decodeObject(forKey: "UISegueClassName") as? String
        isAnimated = coder.containsValue(forKey: "UIAnimates") ? coder.decodeBool(forKey: "UIAnimates") : true
        super.init(platform: ())
        coder.begin(self)
    }

    // MARK: Performing

    /// Performs the segue: instantiates the destination, makes the segue, calls the source's `prepareForSegue:sender:`,
    /// and performs the segue.
    func perform(_ sender: Any?) {
        guard let controller, let destination = makeDestination(),
            let segue = makeSegue(from: controller, to: destination, sender: sender)
        else { return }
        controller.prepare(for: segue, sender: sender)
        segue.perform()
    }

    /// - Returns: nil if the storyboard is gone, or if an exception was raised and caught.
    private func makeDestination() -> UIViewController? {
        guard let storyboard = controller?.storyboard, let destinationIdentifier else { return nil }
        return storyboard.makeController(destinationIdentifier)
    }

    /// - Returns: nil if an exception was raised and caught.
    func makeSegue(
        from source: UIViewController, to destination: UIViewController, sender: Any?
    ) -> UIStoryboardSegue? {
        let name = segueClassName ?? "UIStoryboardSegue"
        if let segue = NibLoader.language.makeSegue(
            ofClass: name, identifier: identifier, source: source, destination: destination)
        {
            return segue
        }
        FrameworkException.raise(.generic, "Could not find the class named \(name) for the segue '\(identifier ?? "")'")
        return nil
    }

    // MARK: In nibs

    /// Connects the template to a cell's selection or accessory outlet.
    func join(_ source: AnyObject, as label: String) -> Bool {
        guard let cell = source as? UITableViewCell else { return false }
        switch label {
        case "selectionSegueTemplate": cell.selectionSegue = self
        case "accessoryActionSegueTemplate": cell.accessorySegue = self
        default: return false
        }
        return true
    }
}

extension SegueTemplate: NibConnector {
    final func connect(to source: AnyObject, as label: String) -> Bool { join(source, as: label) }
}

extension SegueTemplate: ActionResponder {
    static var actions: [Selector: ActionMethod] { ["perform:": ActionMethod(SegueTemplate.ask)] }

    /// Performs the segue for a touch, unless the controller refuses in `shouldPerformSegueWithIdentifier:sender:`.
    final func ask(_ sender: Any?) {
        guard let controller, controller.shouldPerformSegue(withIdentifier: identifier, sender: sender) else { return }
        perform(sender)
    }
}
