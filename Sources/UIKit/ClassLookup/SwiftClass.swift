/// Classes of Swift apps by name.
@MainActor enum SwiftClass {
    /// The class of that name: `Module.Class`, or `Class` in the module named after the executable.
    static func named(_ name: String) -> AnyClass? {
        if let found = NSClassFromString(name) { return found }
        let executable = ProcessInfo.processInfo.processName
        let module = String(executable.map { $0.isLetter || $0.isNumber ? $0 : "_" })
        return NSClassFromString("\(module).\(name)") ?? NSClassFromString("main.\(name)")
    }

    /// Makes an object with the class's own `init()`; nil for a class that is not made in that way.
    ///
    /// Swift calls `init()` on a class known only at run time when the initialiser is `required`, which apps do not
    /// write. But an overridable initialiser has its place in the class's table of methods, the same for all
    /// subclasses: seen as a class whose initialiser is `required`, any subclass is made by its own.
    static func makeObject(of type: AnyClass) -> AnyObject? {
        if type is UIApplication.Type {
            return unsafeBitCast(type, to: RequiredApplication.Type.self).init()
        }
        if type is UIView.Type { return nil }
        if type is UIResponder.Type {
            return unsafeBitCast(type, to: RequiredResponder.Type.self).init()
        }
        if type is PlatformObject.Type { return nil }
        if type is NSObject.Type { return unsafeBitCast(type, to: RequiredObject.Type.self).init() }
        return nil
    }

    /// Makes a view with the class's own `init(frame:)`, of no size; nil for a class that is no view's. It is found as
    /// in ``makeObject(of:)``. Not inlined: the optimizer would conclude that the view is of no other class than
    /// `RequiredView`.
    @inline(never) static func makeView(of type: AnyClass) -> UIView? {
        guard type is UIView.Type else { return nil }
        return unsafeBitCast(type, to: RequiredView.Type.self).init(frame: .zero)
    }
}
