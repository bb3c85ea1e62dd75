/// Finds classes of Swift apps by name, and instantiates them.
@MainActor package enum SwiftClass {
    /// - Parameter name: `Module.Class`, or `Class` for a class in the module named after the executable.
    package nonisolated static func named(_ name: String) -> AnyClass? {
        if let found = NSClassFromString(name) { return found }
        let executable = ProcessInfo.processInfo.processName
        let module = String(executable.map { $0.isLetter || $0.isNumber ? $0 : "_" })
        return NSClassFromString("\(module).\(name)") ?? NSClassFromString("main.\(name)")
    }

    /// Instantiates a class with its `init()`. nil if the class is not instantiated in that way.
    ///
    /// Swift calls `init()` on a class known only at run time if the initializer is `required`, which app classes
    /// rarely declare. But an overridable initializer has an entry in the class's method table, at the same index in
    /// all subclasses. Treated as a class with a `required` initializer, any subclass is therefore instantiated by its
    /// own.
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

    /// Instantiates a view class with its `init(frame:)` and a zero frame; nil if the class is not a view class. It
    /// works as ``makeObject(of:)``. Not inlined: the optimizer would conclude that the view's class is exactly
    /// `RequiredView`.
    @inline(never) static func makeView(of type: AnyClass) -> UIView? {
        guard type is UIView.Type else { return nil }
        return unsafeBitCast(type, to: RequiredView.Type.self).init(frame: .zero)
    }
}
