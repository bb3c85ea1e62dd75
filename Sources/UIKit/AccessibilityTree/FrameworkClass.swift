/// The class of the frameworks that an object on the screen is, or inherits from: an app's own button is a `UIButton`.
@MainActor enum FrameworkClass {
    /// Classes that no app sees, and that are something of their own to people and test tools.
    private static let ownKinds: Set<String> = [
        "UIKit.KeyboardView", "UIKit.PickerWheel", "Device.StatusBar", "Device.StatusBarItem", "Device.IconView",
    ]

    private static var names: [ObjectIdentifier: String] = [:]

    /// The nearest superclass with a public name, or of ``ownKinds``; empty if there is none.
    static func name(of type: AnyClass) -> String {
        if let known = names[ObjectIdentifier(type)] { return known }
        var name = ""
        var next: AnyClass? = type
        while let current = next {
            let whole = String(reflecting: current)
            if whole.hasPrefix("UIKit.UI") || ownKinds.contains(whole) {
                name = String(whole.drop { $0 != "." }.dropFirst())
                break
            }
            next = _getSuperclass(current)
        }
        names[ObjectIdentifier(type)] = name
        return name
    }
}
