import UIKit

/// What controllers and delegates of one test were told, in order.
@MainActor final class NavigationLog {
    var calls: [String] = []

    /// The calls since the last question.
    func take() -> [String] {
        defer { calls = [] }
        return calls
    }
}

/// A controller that writes down the calls of its life.
@MainActor class LoggedController: UIViewController {
    let log: NavigationLog
    var onAppear: (() -> Void)?
    var onWillAppear: (() -> Void)?

    init(_ name: String, _ log: NavigationLog) {
        self.log = log
        super.init(nibName: nil, bundle: nil)
        title = name
    }

    required init?(coder: NSCoder) { return nil }

    func note(_ call: String) { log.calls.append("\(title ?? "?") \(call)") }

    override func loadView() {
        note("load")
        super.loadView()
    }
    override func viewDidUnload() {
        note("unload")
        super.viewDidUnload()
    }
    override func viewWillAppear(_ animated: Bool) {
        note("willAppear\(animated ? " animated" : "")")
        onWillAppear?()
    }
    override func viewDidAppear(_ animated: Bool) {
        note("didAppear\(animated ? " animated" : "")")
        onAppear?()
    }
    override func viewWillDisappear(_ animated: Bool) { note("willDisappear\(animated ? " animated" : "")") }
    override func viewDidDisappear(_ animated: Bool) { note("didDisappear\(animated ? " animated" : "")") }
}

/// Writes down the calls of containment besides.
@MainActor final class ContainedController: LoggedController {
    override func willMove(toParent parent: UIViewController?) { note(parent == nil ? "willLeave" : "willEnter") }
    override func didMove(toParent parent: UIViewController?) { note(parent == nil ? "didLeave" : "didEnter") }
}

@MainActor final class LoggedNavigationDelegate: UINavigationControllerDelegate {
    let log: NavigationLog

    init(_ log: NavigationLog) { self.log = log }

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        log.calls.append("willShow \(viewController.title ?? "?")\(animated ? " animated" : "")")
    }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        log.calls.append("didShow \(viewController.title ?? "?")\(animated ? " animated" : "")")
    }
}

/// A navigation controller on a screen, with a log.
@MainActor final class NavigationStage {
    let log = NavigationLog()
    let stage: TouchStage
    let controller: UINavigationController
    let delegate: LoggedNavigationDelegate

    private init(_ stage: TouchStage, _ names: [String]) {
        self.stage = stage
        let log = log
        controller = UINavigationController()
        delegate = LoggedNavigationDelegate(log)
        controller.delegate = delegate
        for name in names { controller.pushViewController(LoggedController(name, log), animated: false) }
    }

    /// Shows a stack of controllers with these titles.
    static func perform(_ names: String..., scale: CGFloat = 1, _ body: (NavigationStage) throws -> Void) rethrows {
        try TouchStage.perform(scale: scale) { stage in
            let navigation = NavigationStage(stage, names)
            stage.window.addSubview(navigation.controller.view)
            stage.wait(0.1)
            _ = navigation.log.take()
            try body(navigation)
            navigation.controller.view.removeFromSuperview()
        }
    }

    func make(_ name: String) -> LoggedController { LoggedController(name, log) }

    @discardableResult
    func push(_ name: String, animated: Bool = true) -> LoggedController {
        let pushed = make(name)
        controller.pushViewController(pushed, animated: animated)
        return pushed
    }

    func wait(_ seconds: TimeInterval) { stage.wait(seconds) }

    var titles: [String] { controller.viewControllers.compactMap(\.title) }

    /// The controller with that title.
    func named(_ name: String) -> UIViewController? { controller.viewControllers.first { $0.title == name } }

    var barTitles: [String] { controller.navigationBar.items?.compactMap(\.title) ?? [] }
}

extension NavigationStage {
    /// The view that the top controller's view is in.
    var screen: UIView? { controller.topViewController?.view.superview }

    /// Which way screens slide at this moment; nil if they stand still.
    var slideDirection: SlideDirection? {
        guard let screen, let shown = screen.layer.presentation() else { return nil }
        let distance = shown.position.x - screen.layer.position.x
        return abs(distance) < 0.5 ? nil : distance > 0 ? .push : .pop
    }

    enum SlideDirection {
        case push, pop
    }
}
