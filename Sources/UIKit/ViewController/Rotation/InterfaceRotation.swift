internal import MainLoop

/// Turns the interface with the device, if the controller on screen allows it.
///
/// The window does not rotate: the view of its controller does, by a transform, and the status bar with it. If several
/// controllers have views in a window, the first one, or the controller that it presents, determines the rotation
/// (Technical Q&A QA1688).
@MainActor final class InterfaceRotation {
    static let main = InterfaceRotation()

    /// True while the interface is turning.
    private(set) var isTurning = false
    /// The device's orientation, if it is one of the interface's four.
    private var device: UIInterfaceOrientation?
    /// The orientation that this object has set last; if the interface has another one, the app has set it itself.
    private var given: UIInterfaceOrientation?
    private var listensToDevice = false

    /// A quarter of a turn takes so long, in seconds; half a turn twice as long.
    private static let quarterDuration: TimeInterval = 0.4

    private var current: UIInterfaceOrientation { UIApplication.shared.statusBarOrientation }

    // MARK: The device

    /// Registers for rotations of the device. Called by the first controller and at launch.
    static func connect() { _ = connection }

    private static let connection: Void = UIDevice.didTurn = main.deviceDidTurn

    func deviceDidTurn(to orientation: UIDeviceOrientation) {
        // A device that lies flat keeps the former orientation.
        guard let held = UIInterfaceOrientation(rawValue: orientation.rawValue) else { return }
        device = held
        followDevice()
    }

    /// Turns the interface to the device's orientation, unless it has that already, the controller on screen refuses,
    /// or a transition is running, at whose end this is called again.
    func followDevice() {
        guard let device, device != current, !isTurning, !ModalTransitions.main.isRunning else { return }
        for window in UIApplication.shared.windows.reversed() where !window.isHidden {
            guard let controller = window.interfaceController else { continue }
            if controller.shouldAutorotate, controller.shouldAutorotate(to: device) { turn(window, to: device) }
            return
        }
    }

    /// Follows the device in the next turn of the main loop.
    private func followDeviceSoon() {
        guard let device, device != current else { return }
        MainLoop.main.schedule(at: MainLoop.main.now) { self.followDevice() }
    }

    // MARK: Controllers that come on screen

    /// Gives the view of a window's controller the orientation that the interface has.
    func prepare(_ controller: UIViewController, for window: UIWindow) {
        if !listensToDevice {
            listensToDevice = true
            UIDevice.current.beginGeneratingDeviceOrientationNotifications()
        }
        guard window.isTurned(by: controller), let view = controller.loadedView,
            view.transform.isIdentity || isTurnedByInterface(view)
        else { return }
        if !controller.shouldAutorotate(to: current), given == current { turn(for: controller) }
        let isUpright = view.transform == InterfaceSpace.current.rotation
        if current != .portrait || !isUpright, controller.shouldAutorotate(to: current) {
            InterfaceSpace.current.fill(window, with: view, under: controller.wantsFullScreenLayout)
            // What is made from the view's size comes next: a game's scene.
            view.layoutIfNeeded()
        }
        followDeviceSoon()
    }

    /// True if a view has the transform of an interface orientation, not one that an app has set.
    private func isTurnedByInterface(_ view: UIView) -> Bool {
        let screen = UIScreen.main.bounds.size
        let all: [UIInterfaceOrientation] = [.portraitUpsideDown, .landscapeRight, .landscapeLeft]
        return all.contains { InterfaceSpace(orientation: $0, screen: screen).rotation == view.transform }
    }

    /// Turns the interface at once if a controller that is about to be shown does not support the present orientation.
    /// - Parameter preferred: How the app itself had turned the interface under that controller.
    func turn(for controller: UIViewController, preferring preferred: UIInterfaceOrientation? = nil) {
        if let preferred {
            given = nil
            return UIApplication.shared.changeStatusBarOrientation(to: preferred, duration: 0)
        }
        guard !controller.shouldAutorotate(to: current) else { return }
        let preferences = [controller.preferredInterfaceOrientationForPresentation, device].compactMap { $0 }
        let choices = preferences + [.portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown]
        guard let orientation = choices.first(where: { controller.shouldAutorotate(to: $0) }) else { return }
        given = orientation
        UIApplication.shared.changeStatusBarOrientation(to: orientation, duration: 0)
    }

    /// The interface's orientation, if the app itself has set one that its controller does not support.
    func orientationOfApp(_ controller: UIViewController) -> UIInterfaceOrientation? {
        given != current && !controller.shouldAutorotate(to: current) ? current : nil
    }

    /// The status bar has got another height, as that of a call has: views that ended at it move along.
    func applicationFrameDidChange(from former: CGRect) {
        let windows = UIApplication.shared.windows.filter { !$0.isHidden }
        UIView.animate(withDuration: Self.statusBarDuration) {
            for window in windows {
                let area = window.convert(former, from: nil)
                for view in window.subviews where view.viewController != nil && view.frame == area {
                    InterfaceSpace.current.fill(window, with: view, under: false)
                }
            }
        }
    }

    private static let statusBarDuration: TimeInterval = 0.35

    // MARK: Turning

    private func turn(_ window: UIWindow, to orientation: UIInterfaceOrientation) {
        let turn = InterfaceTurn(window, from: current, to: orientation, quarterDuration: Self.quarterDuration)
        isTurning = true
        given = orientation
        UIApplication.shared.beginIgnoringInteractionEvents()
        turn.run {
            self.isTurning = false
            UIApplication.shared.endIgnoringInteractionEvents()
            turn.finish()
            ModalTransitions.main.proceed()
            self.followDevice()
        }
    }
}

extension UIWindow {
    /// The controller that determines the rotation: the one whose view fills the window, or the one that it presents.
    var interfaceController: UIViewController? {
        let root = subviewList.lazy.compactMap(\.viewController).first ?? rootViewController
        guard let root else { return nil }
        return Array(sequence(first: root, next: \.presentedController)).last
    }

    /// Returns true if the controller is the first one of the window.
    func isTurned(by controller: UIViewController) -> Bool {
        if let rootViewController { return rootViewController === controller }
        let first = subviewList.lazy.compactMap(\.viewController).first
        return first == nil || first === controller
    }
}
