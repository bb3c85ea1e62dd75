import CObjCRuntime
import UIKit

/// Called by `-[NSBundle loadNibNamed:owner:options:]`.
///
/// - Returns: an NSArray with the top-level objects of the nib, autoreleased; nil if an exception will be thrown.
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
