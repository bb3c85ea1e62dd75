package import DeviceLink

/// Checks the windows, views and view controllers of an app for states that must never occur, whatever the app does.
///
/// A transition may cause a temporary problem. A real one persists after the transition.
@MainActor package struct IntegrityCheck {
    private var problems: [String] = []
    private var views: Set<ObjectIdentifier> = []
    private var controllers: Set<ObjectIdentifier> = []

    /// The limit for the number of reported problems.
    private static let mostProblems = 32
    private static let deepest = 512

    package static func run() -> AppHealth {
        var check = IntegrityCheck()
        for window in WindowStack.main.windows { check.look(at: window) }
        return AppHealth(
            problems: check.problems, viewCount: LivingViews.count,
            lostViewCount: max(0, LivingViews.count - check.views.count),
            controllerCount: LivingViewControllers.count,
            lostControllerCount: max(0, LivingViewControllers.count - check.controllers.count))
    }

    private mutating func report(_ problem: String) {
        if problems.count < IntegrityCheck.mostProblems, !problems.contains(problem) { problems.append(problem) }
    }

    // MARK: Windows and views

    private mutating func look(at window: UIWindow) {
        look(at: window, path: window.className, window: window, depth: 0)
        if let responder = window.firstResponder, responder.responderWindow !== window {
            report("the first responder of \(window.className), \(responder.className), is not in that window")
        }
        if let controller = window.rootViewController { look(at: controller, depth: 0) }
    }

    /// - Parameter window: The window that should contain the view; nil for a view that is not displayed.
    private mutating func look(at view: UIView, path: String, window: UIWindow?, depth: Int) {
        guard depth < IntegrityCheck.deepest else { return report("\(path.prefix(200)): views lie too deep") }
        guard views.insert(ObjectIdentifier(view)).inserted else {
            // A controller's view is reached twice, which is valid. A view with two superviews is reported below.
            return
        }
        if !view.hasFiniteGeometry { report("\(path): its place is not finite") }
        if view.window !== window { report("\(path): is not in the window that it is shown in") }
        for subview in view.subviewList {
            let name = path + " > " + subview.className
            if subview.superview !== view { report("\(name): has another superview") }
            if subview.layer.superlayer !== view.layer { report("\(name): its layer is not in its superview's layer") }
            look(at: subview, path: name, window: window, depth: depth + 1)
        }
        if let controller = view.viewController { look(at: controller, depth: depth + 1) }
    }

    // MARK: Controllers

    private mutating func look(at controller: UIViewController, depth: Int) {
        guard depth < IntegrityCheck.deepest else { return report("controllers contain each other without end") }
        guard controllers.insert(ObjectIdentifier(controller)).inserted else { return }
        if let view = controller.loadedView {
            if view.viewController !== controller {
                report("\(controller.className): its view belongs to another controller")
            }
            compareAppearance(of: controller, with: view)
            look(at: view, path: "the view of \(controller.className)", window: view.window, depth: depth + 1)
        } else if controller.appearance != .disappeared {
            report("\(controller.className): is on the screen without a view")
        }
        for child in controller.children {
            if child.parent !== controller { report("\(child.className): has another parent") }
            look(at: child, depth: depth + 1)
        }
        if let presented = controller.presentedController { look(at: presented, depth: depth + 1) }
    }

    private mutating func compareAppearance(of controller: UIViewController, with view: UIView) {
        switch controller.appearance {
        case .appeared where view.window == nil:
            report("\(controller.className): has appeared, though its view is in no window")
        case .disappeared where view.window != nil:
            report("\(controller.className): has not appeared, though its view is in a window")
        case .appearing, .disappearing:
            report("\(controller.className): is between being on the screen and off it")
        default: break
        }
    }
}

extension UIView {
    fileprivate var hasFiniteGeometry: Bool {
        let (position, bounds, transform) = (layer.position, layer.bounds, layer.affineTransform())
        return [
            position.x, position.y, bounds.minX, bounds.minY, bounds.width, bounds.height, transform.a, transform.b,
            transform.c, transform.d, transform.tx, transform.ty,
        ].allSatisfy(\.isFinite)
    }
}
