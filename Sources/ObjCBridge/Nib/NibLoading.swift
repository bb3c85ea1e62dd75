import CObjCRuntime
import UIKit

/// What `-[NSBundle loadNibNamed:owner:options:]` calls.
///
/// - Returns: an NSArray with the objects at the top of the nib, autoreleased; nil when an exception is on its way.
@_cdecl("objc_bridge_load_nib") @MainActor
public func loadNib(
    _ bundle: ObjCObject, _ name: ObjCObject?, _ owner: ObjCObject?, _ options: ObjCObject?
) -> ObjCObject? {
    let objects = (swift(bundle, as: Bundle.self) ?? .main).loadNibNamed(
        swift(name, as: String.self) ?? "(null)", owner: owner.map(nibObject),
        options: swiftRawKeys(options, as: UINib.OptionsKey.self))
    return objects.map(objectiveCArray)
}

/// The frameworks' own answer to `-awakeFromNib`.
@_cdecl("objc_bridge_awake_from_nib") @MainActor
public func awakeFromNib(_ peer: UnsafeMutableRawPointer) {
    Unmanaged<PlatformObject>.fromOpaque(peer).takeUnretainedValue().awakeFromNib()
}
