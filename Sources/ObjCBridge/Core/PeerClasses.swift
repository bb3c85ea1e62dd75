import CObjCRuntime
import UIKit

/// Finds the peer classes, and changes objects that the frameworks made to them.
enum PeerClasses {
    /// The peer class of exactly this class; nil for a class that is not public in Objective-C.
    static func exact(for type: PlatformObject.Type) -> AnyClass? {
        guard let shellClass = ShellClasses.registered(type), ShellClasses.swiftClass(of: shellClass) == type else {
            return nil
        }
        return NSClassFromString("ObjCBridge.Peer_\(type)")
    }

    /// Changes the class of the object to the peer class, which has the same layout. Only members of peer classes look
    /// for the app's overrides.
    static func change(_ object: PlatformObject, to peerClass: AnyClass) {
        Unmanaged.passUnretained(object).toOpaque()
            .storeBytes(of: unsafeBitCast(peerClass, to: UnsafeRawPointer.self), as: UnsafeRawPointer.self)
        object.isPeer = true
    }
}
