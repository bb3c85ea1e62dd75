/// Makes the application object and its delegate, connects to the device and runs the main loop. Never returns in an
/// app's life; the value is the exit status should it do so.
///
/// - Parameters:
///   - principalClassName: The class of the application object, by default `UIApplication`.
///   - delegateClassName: The class of the delegate. By default the application object has none.
///
/// Called on the main thread.
@discardableResult
public func UIApplicationMain(
    _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?, _ principalClassName: String?,
    _ delegateClassName: String?
) -> Int32 {
    // Not isolated itself: the code of a main.swift is on the main thread without being known to be.
    MainActor.assumeIsolated {
        ApplicationLaunch(principalClassName: principalClassName, delegateClassName: delegateClassName).run()
    }
}

extension UIApplicationDelegate {
    /// Runs the app with a delegate of this class: what `@main` on the class calls.
    public static func main() {
        UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, _typeName(Self.self, qualified: true))
    }
}
