/// Hooks by which storyboards and search display controllers extend view controllers, which do not depend on either.
@MainActor struct ControllerAdditions {
    /// Decodes the addition's values from a controller's archive.
    let decode: (UIViewController, NSCoder) -> Void
    /// Encodes the addition's values.
    var encode: (UIViewController, NSCoder) -> Void = { _, _ in }
    /// Called when the controller's view was made, before `viewDidLoad()`.
    var viewWasMade: (UIViewController) -> Void = { _ in }

    /// All additions.
    static var all: [ControllerAdditions] = []

    /// Performs the segue of this identifier from a controller. Set by storyboards.
    static var performSegue: ((UIViewController, _ identifier: String, _ sender: Any?) -> Void)?
}

extension UIViewController {
    /// The object of this class that an addition has stored with the controller.
    func addition<Kept: AnyObject>(_ type: Kept.Type) -> Kept? { additions[ObjectIdentifier(type)] as? Kept }

    func setAddition<Kept: AnyObject>(_ kept: Kept?) { additions[ObjectIdentifier(Kept.self)] = kept }
}
