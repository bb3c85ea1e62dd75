/// Choosing a tab and showing its controller.
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

    /// A navigation controller that hides the bar does so in its own tab only.
    func showBar() {
        tabBar.isHidden = false
        reservesBottomBar = true
    }

    /// A tab was tapped: asks the delegate, shows the controller, or the first of its screens if it is shown already.
    func tapped(_ controller: UIViewController) {
        guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else {
            tabBar.selectedItem = tabController?.tabBarItem
            return
        }
        // The delegate may have removed the controller.
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

    /// Shows one controller's view in the place of another's, with the calls that the state of this controller's own
    /// view asks for. Any of them may choose yet another tab.
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
