/// What storyboards and search display controllers add to controllers: both know controllers, controllers do not know
/// them.
@MainActor struct ControllerAdditions {
    /// Takes from a controller's archive what the addition has there.
    let decode: (UIViewController, NSCoder) -> Void
    /// Writes it again.
    var encode: (UIViewController, NSCoder) -> Void = { _, _ in }
    /// The controller's view has been made, and the app is about to hear of it.
    var viewWasMade: (UIViewController) -> Void = { _ in }

    /// Those that are there, by who added them.
    static var all: [ControllerAdditions] = []

    /// Goes the way of that name from a controller. Set by storyboards.
    static var performSegue: ((UIViewController, _ identifier: String, _ sender: Any?) -> Void)?
}

extension UIViewController {
    /// The object of a class that an addition keeps with the controller.
    func addition<Kept: AnyObject>(_ type: Kept.Type) -> Kept? { additions[ObjectIdentifier(type)] as? Kept }

    func setAddition<Kept: AnyObject>(_ kept: Kept?) { additions[ObjectIdentifier(Kept.self)] = kept }
}
