/// The nib files that may hold a controller's view.
@MainActor enum NibNames {
    /// The controller's own nib name; without one, its class's name without `Controller`, then its class's name.
    static func candidates(for controller: UIViewController) -> [String] {
        if let name = controller.nibName, !name.isEmpty { return [name] }
        let className = controller.className
        let ending = "Controller"
        guard className.hasSuffix(ending), className != ending else { return [className] }
        return [String(className.dropLast(ending.count)), className]
    }
}
