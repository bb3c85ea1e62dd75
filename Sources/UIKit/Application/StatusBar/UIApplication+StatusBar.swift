internal import DeviceLink

/// The state of the status bar that the application has set.
struct StatusBarState: Equatable {
    var style = UIStatusBarStyle.default
    var isHidden = false
    var orientation = UIInterfaceOrientation.portrait
    /// The duration of the latest rotation, in seconds.
    var turnDuration: TimeInterval = 0
}

extension UIApplication {
    /// The style, visibility and orientation that the app's Info.plist requests for the launch.
    func readStatusBarState(from info: [String: Any]) {
        let launch = LaunchInfo(info, isTablet: InterfaceSpace.isTablet)
        statusBar.style = launch.statusBarStyle
        statusBar.isHidden = launch.hidesStatusBar
        statusBar.orientation = launch.orientation
        if statusBar != StatusBarState() { sendStatusBar(animated: false) }
        if statusBar.orientation != .portrait { sendStatusBarOrientation(duration: 0) }
    }

    func changeStatusBar(animated: Bool, _ change: (inout StatusBarState) -> Void) {
        let former = statusBar
        change(&statusBar)
        if statusBar != former { sendStatusBar(animated: animated) }
    }

    /// - Parameter duration: The duration of the interface's rotation, in seconds.
    func changeStatusBarOrientation(to orientation: UIInterfaceOrientation, duration: TimeInterval) {
        let former = statusBar.orientation
        guard orientation != former else { return }
        statusBar.turnDuration = duration
        delegate?.application(self, willChangeStatusBarOrientation: orientation, duration: duration)
        post(
            UIApplication.willChangeStatusBarOrientationNotification,
            [UIApplication.statusBarOrientationUserInfoKey: orientation.rawValue])
        statusBar.orientation = orientation
        sendStatusBarOrientation(duration: duration)
        InputPresenter.current?.interfaceOrientationDidChange()
        delegate?.application(self, didChangeStatusBarOrientation: former)
        post(
            UIApplication.didChangeStatusBarOrientationNotification,
            [UIApplication.statusBarOrientationUserInfoKey: former.rawValue])
    }

    /// Called when the device has changed the height of the status bar, because a call began or ended.
    package func changeStatusBarHeight(to height: CGFloat) {
        let former = statusBarFrame
        let formerArea = UIScreen.main.applicationFrame
        let present = statusBarFrame(height: height)
        guard UIScreen.main.profile.statusBarHeight != height else { return }
        delegate?.application(self, willChangeStatusBarFrame: present)
        post(
            UIApplication.willChangeStatusBarFrameNotification,
            [UIApplication.statusBarFrameUserInfoKey: NSValue(rect: present)])
        UIScreen.main.setStatusBarHeight(height)
        InterfaceRotation.main.applicationFrameDidChange(from: formerArea)
        delegate?.application(self, didChangeStatusBarFrame: former)
        post(
            UIApplication.didChangeStatusBarFrameNotification,
            [UIApplication.statusBarFrameUserInfoKey: NSValue(rect: former)])
    }

    /// The frame of a status bar with this height, in the coordinates of the portrait screen.
    func statusBarFrame(height: CGFloat) -> CGRect {
        guard !statusBar.isHidden else { return .zero }
        let screen = UIScreen.main.bounds
        return switch statusBar.orientation {
        case .portrait: CGRect(x: 0, y: 0, width: screen.width, height: height)
        case .portraitUpsideDown: CGRect(x: 0, y: screen.height - height, width: screen.width, height: height)
        case .landscapeLeft: CGRect(x: 0, y: 0, width: height, height: screen.height)
        case .landscapeRight: CGRect(x: screen.width - height, y: 0, width: height, height: screen.height)
        }
    }

    private func sendStatusBar(animated: Bool) {
        let style = StatusBarAppearance(rawValue: UInt8(statusBar.style.rawValue)) ?? .default
        device?.send(.statusBar(style: style, hidden: statusBar.isHidden, animated: animated))
    }

    private func sendStatusBarOrientation(duration: TimeInterval) {
        guard let orientation = InterfaceOrientation(rawValue: UInt8(statusBar.orientation.rawValue)) else { return }
        device?.send(.statusBarOrientation(orientation, duration: duration))
    }
}
