/// Assumptions about a class that is in no table.
enum UnknownClass {
    /// The name of the class in the nib: `IBUIFoo` becomes `UIFoo`, `IBGLFoo` becomes `GLFoo`.
    static func nibName(of name: String) -> String {
        name.hasPrefix("IB") && name.count > 2 ? String(name.dropFirst(2)) : name
    }

    /// The known class whose keys the object most likely has.
    static func nearest(to object: InterfaceObject) -> String {
        if object["NSvFlags"] != nil || object["NSFrame"] != nil || object["NSFrameSize"] != nil {
            return object["IBUIContentHorizontalAlignment"] != nil ? "IBUIControl" : "IBUIView"
        }
        if object.className.hasSuffix("GestureRecognizer") { return "IBUIGestureRecognizer" }
        return object.className.hasSuffix("ViewController") ? "IBUIViewController" : "IBUIObject"
    }
}
