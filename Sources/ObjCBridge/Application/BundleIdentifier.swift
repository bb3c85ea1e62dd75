import Foundation

/// Copies the identifier of the main bundle, ended by a zero, for the name of the user defaults' file.
/// - Returns: false if there is none or it does not fit.
@_cdecl("objc_bridge_bundle_identifier")
public func copyBundleIdentifier(_ buffer: UnsafeMutablePointer<CChar>, _ capacity: Int) -> Bool {
    guard let identifier = Bundle.main.bundleIdentifier?.utf8CString, identifier.count <= capacity else { return false }
    for (position, character) in identifier.enumerated() { buffer[position] = character }
    return true
}
