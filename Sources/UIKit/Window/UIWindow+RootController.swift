extension UIWindow {
    /// Replaces the previous root controller's view by that of the new one.
    func replaceRootView(of former: UIViewController?) {
        guard former !== rootViewController else { return }
        // A controller that the previous one presents would stay in front of the new one.
        if former?.presentedController != nil { former?.dismiss(animated: false) }
        former?.loadedView?.removeFromSuperview()
        guard let controller = rootViewController, let view = controller.view else { return }
        view.frame = controller.wantsFullScreenLayout ? bounds : UIScreen.main.applicationFrame
        insertSubview(view, at: 0)
    }
}
