/// The exceptions that the platform raises for misuse of an API, with name and reason.
///
/// Swift frames cannot be unwound. So a function that raises changes nothing and returns; Objective-C code that called
/// the frameworks gets the exception when they have returned to it. In a Swift app it ends the process, with the report
/// of an uncaught exception.
@MainActor package enum FrameworkException {
    package enum Name: String {
        case generic = "NSGenericException"
        case internalInconsistency = "NSInternalInconsistencyException"
        case invalidArgument = "NSInvalidArgumentException"
        case range = "NSRangeException"
        case unknownKey = "NSUnknownKeyException"
        case hierarchyInconsistency = "UIViewControllerHierarchyInconsistency"
    }

    /// Called with the exception instead of ending the process, for tests. The function that raises must change nothing
    /// then.
    package static var handler: (@MainActor (Name, String) -> Void)?

    /// Throws the exception in the Objective-C code that called the frameworks, when they return to it; false if there
    /// is no such code. Set by the bridge.
    package static var thrower: (@MainActor (_ name: String, _ reason: String) -> Bool)?

    /// - Parameter reason: In Apple's words, which developers search for.
    package static func raise(_ name: Name, _ reason: String) {
        if let handler { return handler(name, reason) }
        if let thrower, thrower(name.rawValue, reason) { return }
        let report = "*** Terminating app due to uncaught exception '\(name.rawValue)', reason: '\(reason)'"
        FileHandle.standardError.write(Data("\(report)\n".utf8))
        UIApplication.current?.device?.sendLast(.crash(report: report))
        // The report was written; the handler of the signal would write a second one.
        signal(SIGABRT, SIG_DFL)
        abort()
    }
}
