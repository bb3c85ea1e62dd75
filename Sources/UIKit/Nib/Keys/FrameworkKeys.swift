/// Key-value access to framework objects for Swift apps, which have no key-value coding: outlets, and properties that
/// user defined runtime attributes set.
///
/// A key may name properties of several unrelated classes; the first one that fits the object is used.
@MainActor package enum FrameworkKeys {
    private static var known: [String: [InterfaceOutlet]] = [:]

    package static func set(_ value: Any?, forKey key: String, of object: AnyObject) -> InterfaceOutlet.Outcome {
        var outcome = InterfaceOutlet.Outcome.unknownKey
        for outlet in outlets(key) {
            switch outlet.set(object, value) {
            case .done: return .done
            case .unknownKey: break
            case .wrongType(let type): outcome = .wrongType(type)
            }
        }
        return outcome
    }

    /// The object for a key inside a path: `layer` in `layer.cornerRadius`.
    package static func object(forKey key: String, of object: AnyObject) -> AnyObject? {
        switch (key, object) {
        case ("layer", let view as UIView): view.layer
        case ("view", let controller as UIViewController): controller.view
        case ("navigationItem", let controller as UIViewController): controller.navigationItem
        case ("tabBarItem", let controller as UIViewController): controller.tabBarItem
        case ("titleLabel", let button as UIButton): button.titleLabel
        case ("imageView", let button as UIButton): button.imageView
        case ("textLabel", let cell as UITableViewCell): cell.textLabel
        case ("detailTextLabel", let cell as UITableViewCell): cell.detailTextLabel
        case ("imageView", let cell as UITableViewCell): cell.imageView
        case ("contentView", let cell as UITableViewCell): cell.contentView
        case ("mask", let layer as CALayer): layer.mask
        default: nil
        }
    }

    private static func outlets(_ key: String) -> [InterfaceOutlet] {
        if let found = known[key] { return found }
        let found =
            delegates(key) + views(key) + controllers(key) + viewAttributes(key) + textAttributes(key)
            + controlAttributes(key) + layerAttributes(key)
        known[key] = found
        return found
    }
}
