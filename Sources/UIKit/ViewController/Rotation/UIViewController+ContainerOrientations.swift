extension UIViewController {
    /// A container's answer whether the interface can rotate to an orientation: that of a subclass that says which ones it
    /// supports, as on iOS 6; otherwise whether all of these controllers support it. Portrait only if there are none.
    func supports(_ orientation: UIInterfaceOrientation, with controllers: [UIViewController]) -> Bool {
        let own = supportedInterfaceOrientations
        guard own == .all else { return own.contains(.init(orientation)) }
        guard !controllers.isEmpty else { return orientation == .portrait }
        return controllers.allSatisfy { $0.shouldAutorotate(to: orientation) }
    }
}
