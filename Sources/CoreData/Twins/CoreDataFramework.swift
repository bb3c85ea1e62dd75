@_exported import CoreGraphics
import AppFoundation
import CCoreData
import CObjCRuntime
import MainLoop
import ObjCBridge
import UIKit

/// The framework in Objective-C that this module is a Swift interface of.
enum CoreDataFramework {
    /// The class of that name. The first call loads all classes of the framework.
    static func classNamed(_ name: String) -> ObjCClass {
        _ = isStarted
        guard let found = class_named(name) else { fatalError("libCocoaTouch has no class \(name).") }
        return found
    }

    private static let isStarted: Void = {
        // A function of a framework may be called when one of its classes has been asked for.
        _ = class_named("NSManagedObject")
        core_data_start(
            CoreDataHost(
                type_named: { name in ManagedObjectTypes.pointer(named: name) },
                make_peer: { object in _ = NSManagedObject.twin(of: object) },
                tell: { peer, event, flags in NSManagedObject.peer(peer).hear(event, flags) },
                validate: { peer, validation in NSManagedObject.peer(peer).findProblem(validation) },
                validate_value: { peer, value, key in NSManagedObject.peer(peer).findProblem(value, key) },
                schedule_end: { end in scheduleEnd(end) },
                notify: { name, object, userInfo in ContextNotifications.post(name, object, userInfo) }))
        ObjectiveCTwins.find = Twins.find
    }()

    private static func scheduleEnd(_ end: ObjCObject) {
        let held = object_retain(end) ?? end
        MainActor.assumeIsolated {
            // At a time that has passed: in the next turn of the main loop.
            _ = MainLoop.main.schedule(at: 0) {
                withAutoreleasePool {
                    event_end(held)
                    object_release(held)
                }
            }
        }
    }
}
