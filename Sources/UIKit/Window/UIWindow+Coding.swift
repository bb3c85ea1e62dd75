extension UIWindow {
    func decodeWindow(_ coder: NSCoder) {
        resizesToFullScreen = coder.decodeFlag(forKey: "UIResizesToFullScreen") ?? false
        if resizesToFullScreen { frame = UIScreen.main.bounds }
        if let level = coder.decodeNumber(forKey: "UIWindowLevel") { windowLevel = level }
        if let controller = coder.decode(UIViewController.self, forKey: "UIRootViewController") {
            setRootViewControllerOfArchive(controller)
        }
        if coder.decodeFlag(forKey: "UIHidden") != true { isHidden = false }
    }

    func encodeWindow(_ coder: NSCoder) {
        coder.encode(ifTrue: resizesToFullScreen, forKey: "UIResizesToFullScreen")
        coder.encode(windowLevel, forKey: "UIWindowLevel", unless: .normal)
        coder.encode(ifPresent: rootViewController, forKey: "UIRootViewController")
    }
}
