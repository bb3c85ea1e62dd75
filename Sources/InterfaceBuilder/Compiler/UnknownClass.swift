/// What a class is taken for that no table has.
enum UnknownClass {
    /// The nib's name: `IBUIFoo` is `UIFoo`, `IBGLFoo` is `GLFoo`.
    static func nibName(of name: String) -> String {
        name.hasPrefix("IB") && name.count > 2 ? String(name.dropFirst(2)) : name
    }

    /// The class whose keys it has most likely.
    static func nearest(to object: InterfaceObject) -> String {
        if object["NSvFlags"] != nil || object["NSFrame"] != nil || object["NSFrameSize"] != nil {
            return object["IBUIContentHorizontalAlignment"] != nil ? "IBUIControl" : "IBUIView"
        }
        if object.className.hasSuffix("GestureRecognizer") { return "IBUIGestureRecognizer" }
        return object.className.hasSuffix("ViewController") ? "IBUIViewController" : "IBUIObject"
    }
}
