/// A way from a controller, as the storyboard keeps it: makes a segue each time that the way is gone.
///
/// This class is for segues of an app's own class.
@MainActor class SegueTemplate: PlatformObject, NibObject {
    /// What the storyboard calls it; nil if it has no name.
    let identifier: String?
    /// Leads nowhere if it is nil.
    let destinationIdentifier: String?
    /// The app's class of the segue.
    let segueClassName: String?
    let isAnimated: Bool

    /// The controller that the way leads from: it keeps this template.
    weak var controller: UIViewController?

    required init?(coder: NSCoder) {
        identifier = coder.decodeObject(forKey: "UIIdentifier") as? String
        destinationIdentifier = coder.decodeObject(forKey: "UIDestinationViewControllerIdentifier") as? String
        segueClassName = coder.decodeObject(forKey: "UISegueClassName") as? String
        isAnimated = coder.containsValue(forKey: "UIAnimates") ? coder.decodeBool(forKey: "UIAnimates") : true
        super.init(platform: ())
        coder.begin(self)
    }

    // MARK: Going the way

    /// Goes the way: makes the destination and the segue, lets the controller prepare it, and performs it.
    func perform(_ sender: Any?) {
        guard let controller, let destination = makeDestination(),
            let segue = makeSegue(from: controller, to: destination, sender: sender)
        else { return }
        controller.prepare(for: segue, sender: sender)
        segue.perform()
    }

    /// - Returns: nil if the storyboard is not there, or if an exception was raised.
    private func makeDestination() -> UIViewController? {
        guard let storyboard = controller?.storyboard, let destinationIdentifier else { return nil }
        return storyboard.makeController(destinationIdentifier)
    }

    /// - Returns: nil if an exception was raised.
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

    /// Takes its part of a line that joins it to a cell or a view.
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

    /// A touch wants to go the way: the controller may say no.
    final func ask(_ sender: Any?) {
        guard let controller, controller.shouldPerformSegue(withIdentifier: identifier, sender: sender) else { return }
        perform(sender)
    }
}
