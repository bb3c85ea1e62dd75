/// Selection of a tab and display of its controller.
extension UITabBarController {
    func isKnown(_ controller: UIViewController) -> Bool {
        controllers.contains { $0 === controller } || hasMore && controller === storedMore
    }

    func choose(_ controller: UIViewController?) {
        guard let controller, isListed(controller) else { return show(tab: controller) }
        more.show(controller, animated: false)
        show(tab: more)
    }

    func show(tab controller: UIViewController?) {
        let former = tabController
        tabController = controller
        tabBar.selectedItem = controller?.tabBarItem
        if former !== controller { exchange(former, controller) }
        if !(tabController is UINavigationController) { showBar() }
    }

    /// Shows the bar again, after a navigation controller has hidden it in its own tab.
    func showBar() {
        tabBar.isHidden = false
        reservesBottomBar = true
    }

    /// Handles a tap on a tab: asks the delegate, and selects the controller. A navigation controller that is already
    /// selected is popped to its root.
    func tapped(_ controller: UIViewController) {
        guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else {
            tabBar.selectedItem = tabController?.tabBarItem
            return
        }
        // The delegate may have removed the controller while it was asked.
        guard isKnown(controller) else {
            tabBar.selectedItem = tabController?.tabBarItem
            return
        }
        if controller === tabController {
            (controller as? UINavigationController)?.popToRootViewController(animated: true)
        } else {
            show(tab: controller)
        }
        delegate?.tabBarController(self, didSelect: controller)
    }

    /// Replaces one controller's view by another's, with the appearance messages that match this controller's state.
    /// Any of the messages may select yet another tab.
    func exchange(_ former: UIViewController?, _ new: UIViewController?) {
        guard appearance == .appearing || appearance == .appeared, let layoutView else {
            former?.loadedView?.removeFromSuperview()
            return
        }
        _ = new?.view
        guard tabController === new else { return }
        former?.beginDisappearing(animated: false)
        if tabController === new { new?.beginAppearing(animated: false) }
        if tabController === new, let new { layoutView.show(new) }
        if former !== tabController {
            former?.loadedView?.removeFromSuperview()
            former?.finishDisappearing(animated: false)
        }
        if tabController === new, appearance == .appeared { new?.finishAppearing(animated: false) }
    }
}
