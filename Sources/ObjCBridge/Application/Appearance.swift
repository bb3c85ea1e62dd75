import CObjCRuntime
import UIKit

// The rules of `+appearance` are messages kept by CObjCRuntime; UIKit calls when an object has to get them.

@_silgen_name("appearance_apply")
private func appearanceApply(_ shell: ObjCObject)

/// Called when an app makes its first rule.
@_cdecl("objc_bridge_begin_appearance")
public func beginAppearance() {
    MainActor.assumeIsolated { AppearanceRules.applier = { appearanceApply(unretainedShell(of: $0)) } }
}

/// The container of an object; nil if there is none.
@_cdecl("objc_bridge_appearance_container")
public func appearanceContainer(_ object: ObjCObject) -> ObjCObject? {
    guard let object = peerIfAny(object, as: PlatformObject.self) else { return nil }
    let address = MainActor.assumeIsolated {
        AppearanceRules.container(of: object).map { UInt(bitPattern: unretainedShell(of: $0)) }
    }
    return address.flatMap { ObjCObject(bitPattern: $0) }
}
