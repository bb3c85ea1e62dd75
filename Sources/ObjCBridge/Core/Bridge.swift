import CObjCRuntime
import UIKit

/// Called once while this library is loaded, before any class of an app: makes the Objective-C classes of the
/// frameworks, so that the app's subclasses and categories find them.
@_cdecl("objc_bridge_register")
public func registerFrameworkClasses() {
    PlatformObject.shellOwner = BridgeShellOwner()
    Predicates.registered = ForeignPredicates()
    framework_classes_install { name in ShellClasses.register(named: name) }
    MainActor.assumeIsolated {
        PeerInformation.install()
        StringDrawing.install()
        ObjectiveCAnnotations.install()
        FrameworkException.thrower = { exception_throw_on_return($0.toObjectiveC(), $1.toObjectiveC()) }
    }
}

/// Called once when code of an app in Objective-C is being loaded: an app in Swift does without all this.
@_cdecl("objc_bridge_app_is_loaded")
public func appIsLoaded() {
    MainActor.assumeIsolated {
        NibLoader.language = ObjectiveCNibLanguage()
        PeerInformation.installActions()
    }
}
