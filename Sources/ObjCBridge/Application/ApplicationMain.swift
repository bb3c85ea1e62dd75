import CObjCRuntime
import CSenTestingKit
import MainLoop
import UIKit

/// Called by `main` of an Objective-C app.
///
/// - Parameters:
///   - principalClassName: NSString or nil.
///   - delegateClassName: NSString or nil.
/// - Returns: the exit status, if the app ends at all.
@_cdecl("UIApplicationMain")
public func applicationMain(
    _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?, _ principalClassName: ObjCObject?,
    _ delegateClassName: ObjCObject?
) -> Int32 {
    let principal = swift(principalClassName, as: String.self)
    let delegate = swift(delegateClassName, as: String.self)
    MainActor.assumeIsolated {
        crash_set_listener { report in CrashListener.send(String(cString: report)) }
        defaults_watch()
        UIApplication.foregroundObservers.append { defaults_read_again() }
        FrameworkException.thrower = { name, reason in
            let (name, reason) = (name.toObjectiveC(), reason.toObjectiveC())
            if !exception_throw_on_return(name, reason) { exception_end_app(name, reason) }
            return true
        }
        ApplicationFactory.current = .objectiveC
        MainLoop.main.backend = RunLoopBackend()
        NotificationForwarding.start()
        UIApplication.timeZoneObservers.append { time_zone_reset() }
        tests_wait_for_launch()
        TextUndo.makeManager = { ForeignUndoManager.make() }
    }
    return UIKit.UIApplicationMain(argc, argv, principal, delegate)
}

extension ApplicationFactory {
    /// Finds Objective-C classes, then Swift ones.
    @MainActor static let objectiveC = ApplicationFactory(
        makeApplication: { name in
            guard let object = object_make(name) else { return swift.makeApplication(name) }
            return peerIfAny(object, as: UIApplication.self)
        },
        makeDelegate: { name in
            // The object is never released: an app's delegate lives as long as the app.
            guard let object = object_make(name) else { return swift.makeDelegate(name) }
            return frameworkDelegate(object) as? any UIApplicationDelegate
                ?? Proxy_UIApplicationDelegate(object)
        })
}

/// Tells the device of a crash.
enum CrashListener {
    static func send(_ report: String) {
        guard thread_is_main() else { return }
        MainActor.assumeIsolated { UIApplication.current?.device?.sendLast(.crash(report: report)) }
    }
}
