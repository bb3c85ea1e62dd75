/// What the platform answers to the misuse of an interface: an exception with a name and a reason.
///
/// Frames of Swift cannot be unwound. Who raises leaves everything as it was and returns: an app in another language
/// that called the frameworks gets the exception when they have returned to it. Without one it ends the app, with the
/// report that an exception leaves that nobody caught.
@MainActor package enum FrameworkException {
    package enum Name: String {
        case generic = "NSGenericException"
        case internalInconsistency = "NSInternalInconsistencyException"
        case invalidArgument = "NSInvalidArgumentException"
        case range = "NSRangeException"
        case unknownKey = "NSUnknownKeyException"
        case hierarchyInconsistency = "UIViewControllerHierarchyInconsistency"
    }

    /// Gets the exception instead of the end of the process: for tests. Who raises must leave everything as it was
    /// then.
    package static var handler: (@MainActor (Name, String) -> Void)?

    /// Has the exception thrown in the code of another language that called the frameworks, when they return to it;
    /// false if there is none. Set by a language bridge.
    package static var thrower: (@MainActor (_ name: String, _ reason: String) -> Bool)?

    /// - Parameter reason: In Apple's words: apps' authors search for them.
    package static func raise(_ name: Name, _ reason: String) {
        if let handler { return handler(name, reason) }
        if let thrower, thrower(name.rawValue, reason) { return }
        let report = "*** Terminating app due to uncaught exception '\(name.rawValue)', reason: '\(reason)'"
        FileHandle.standardError.write(Data("\(report)\n".utf8))
        UIApplication.current?.device?.sendLast(.crash(report: report))
        // The report is out: a handler for the signal would write a second one.
        signal(SIGABRT, SIG_DFL)
        abort()
    }
}
