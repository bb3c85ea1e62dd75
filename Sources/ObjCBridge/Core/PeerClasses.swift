import CObjCRuntime
import UIKit

/// The peer classes, for objects that the frameworks made as objects of their own classes.
enum PeerClasses {
    /// The peer class of exactly that class; nil for a class that Objective-C does not know.
    static func exact(for type: PlatformObject.Type) -> AnyClass? {
        guard let shellClass = ShellClasses.registered(type), ShellClasses.swiftClass(of: shellClass) == type else {
            return nil
        }
        return NSClassFromString("ObjCBridge.Peer_\(type)")
    }

    /// Makes the object one of its class's peer class, which has the same layout: only there do members look for
    /// overrides.
    static func change(_ object: PlatformObject, to peerClass: AnyClass) {
        Unmanaged.passUnretained(object).toOpaque()
            .storeBytes(of: unsafeBitCast(peerClass, to: UnsafeRawPointer.self), as: UnsafeRawPointer.self)
        object.isPeer = true
    }
}
