/// The names of nib files that can contain a controller's view.
@MainActor enum NibNames {
    /// The controller's nib name. Without one, the name of its class without `Controller`, then the name of its class.
    static func candidates(for controller: UIViewController) -> [String] {
        if let name = controller.nibName, !name.isEmpty { return [name] }
        let className = controller.className
        let ending = "Controller"
        guard className.hasSuffix(ending), className != ending else { return [className] }
        return [String(className.dropLast(ending.count)), className]
    }
}
