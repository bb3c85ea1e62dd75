import AddressBookUI
import CObjCRuntime

/// - Returns: An address as text with a line end between its lines, which the caller owns.
@_cdecl("ABCreateStringWithAddressDictionary")
public func abCreateStringWithAddressDictionary(_ address: ObjCObject?, _ addsCountryName: UInt8) -> ObjCObject? {
    let fields = swiftAny(address) as? [AnyHashable: Any] ?? [:]
    return owned(PostalAddress(fields).lines(addsCountry: addsCountryName != 0).joined(separator: "\n"))
}
