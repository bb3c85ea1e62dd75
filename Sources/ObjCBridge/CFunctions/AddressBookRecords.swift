import AddressBook
import CObjCRuntime
import UIKit

// AddressBook's people, groups and their values. Objects that functions named `…Copy…` and `…Create…` give are the
// caller's.

func owned(_ value: Any?) -> ObjCObject? { object_retain(objectiveCAny(value)) }

/// Puts an error where the caller wants it, if it wants it.
func report(_ code: Int, _ text: String, _ error: UnsafeMutablePointer<ObjCObject?>?) {
    error?.pointee = owned(
        NSError(domain: "ABAddressBookErrorDomain", code: code, userInfo: [NSLocalizedDescriptionKey: text]))
}

func record(_ object: ObjCObject?) -> ABRecord? { peerIfAny(object, as: ABRecord.self) }
private func multiValue(_ object: ObjCObject?) -> ABMultiValue? { peerIfAny(object, as: ABMultiValue.self) }

@_cdecl("ABRecordGetRecordID")
public func abRecordGetRecordID(_ object: ObjCObject?) -> Int32 { record(object)?.recordID ?? -1 }

@_cdecl("ABRecordGetRecordType")
public func abRecordGetRecordType(_ object: ObjCObject?) -> UInt32 { record(object)?.kind.rawValue ?? 0 }

@_cdecl("ABRecordCopyValue")
public func abRecordCopyValue(_ object: ObjCObject?, _ property: Int32) -> ObjCObject? {
    owned(record(object)?.value(property))
}

@_cdecl("ABRecordSetValue")
public func abRecordSetValue(
    _ object: ObjCObject?, _ property: Int32, _ value: ObjCObject?, _ error: UnsafeMutablePointer<ObjCObject?>?
) -> Bool {
    guard let record = record(object) else { return false }
    if record.setValue(swiftAny(value), property) { return true }
    report(0, "The property \(property) does not take such a value.", error)
    return false
}

@_cdecl("ABRecordRemoveValue")
public func abRecordRemoveValue(
    _ object: ObjCObject?, _ property: Int32, _ error: UnsafeMutablePointer<ObjCObject?>?
) -> Bool { abRecordSetValue(object, property, nil, error) }

@_cdecl("ABRecordCopyCompositeName")
public func abRecordCopyCompositeName(_ object: ObjCObject?) -> ObjCObject? { owned(record(object)?.compositeName) }

// MARK: Several values

/// The type of each value: that of a list of texts is the one of a text.
@_cdecl("ABMultiValueGetPropertyType")
public func abMultiValueGetPropertyType(_ object: ObjCObject?) -> UInt32 {
    multiValue(object).map { $0.kind.rawValue & ~ABProperty.Kind.multiBit } ?? 0
}

@_cdecl("ABMultiValueGetCount")
public func abMultiValueGetCount(_ object: ObjCObject?) -> Int { multiValue(object)?.count ?? 0 }

@_cdecl("ABMultiValueCopyValueAtIndex")
public func abMultiValueCopyValueAtIndex(_ object: ObjCObject?, _ index: Int) -> ObjCObject? {
    owned(multiValue(object)?.value(at: index))
}

@_cdecl("ABMultiValueCopyLabelAtIndex")
public func abMultiValueCopyLabelAtIndex(_ object: ObjCObject?, _ index: Int) -> ObjCObject? {
    owned(multiValue(object)?.label(at: index))
}

@_cdecl("ABMultiValueCopyArrayOfAllValues")
public func abMultiValueCopyArrayOfAllValues(_ object: ObjCObject?) -> ObjCObject? {
    guard let values = multiValue(object), values.count > 0 else { return nil }
    return owned(values.entries.map(\.value))
}

@_cdecl("ABMultiValueGetIndexForIdentifier")
public func abMultiValueGetIndexForIdentifier(_ object: ObjCObject?, _ identifier: Int32) -> Int {
    multiValue(object)?.index(of: identifier) ?? -1
}

@_cdecl("ABMultiValueGetIdentifierAtIndex")
public func abMultiValueGetIdentifierAtIndex(_ object: ObjCObject?, _ index: Int) -> Int32 {
    multiValue(object)?.identifier(at: index) ?? -1
}

@_cdecl("ABMultiValueGetFirstIndexOfValue")
public func abMultiValueGetFirstIndexOfValue(_ object: ObjCObject?, _ value: ObjCObject?) -> Int {
    guard let wanted = swiftAny(value) as? AnyHashable else { return -1 }
    return multiValue(object)?.entries.firstIndex { $0.value as? AnyHashable == wanted } ?? -1
}

@_cdecl("ABMultiValueCreateMutable")
public func abMultiValueCreateMutable(_ type: UInt32) -> ObjCObject? {
    guard let kind = ABProperty.Kind(rawValue: type | ABProperty.Kind.multiBit) else { return nil }
    return retainedShell(of: ABMultiValue(kind))
}

@_cdecl("ABMultiValueCreateMutableCopy")
public func abMultiValueCreateMutableCopy(_ object: ObjCObject?) -> ObjCObject? {
    retainedShell(of: multiValue(object)?.copied())
}

@_cdecl("ABMultiValueAddValueAndLabel")
public func abMultiValueAddValueAndLabel(
    _ object: ObjCObject?, _ value: ObjCObject?, _ label: ObjCObject?, _ identifier: UnsafeMutablePointer<Int32>?
) -> Bool {
    abMultiValueInsertValueAndLabelAtIndex(object, value, label, multiValue(object)?.count ?? 0, identifier)
}

@_cdecl("ABMultiValueInsertValueAndLabelAtIndex")
public func abMultiValueInsertValueAndLabelAtIndex(
    _ object: ObjCObject?, _ value: ObjCObject?, _ label: ObjCObject?, _ index: Int,
    _ identifier: UnsafeMutablePointer<Int32>?
) -> Bool {
    guard let value = swiftAny(value),
        let number = multiValue(object)?.insert(value, label: swift(label, as: String.self), at: index)
    else { return false }
    identifier?.pointee = number
    return true
}

@_cdecl("ABMultiValueRemoveValueAndLabelAtIndex")
public func abMultiValueRemoveValueAndLabelAtIndex(_ object: ObjCObject?, _ index: Int) -> Bool {
    multiValue(object)?.remove(at: index) ?? false
}

@_cdecl("ABMultiValueReplaceValueAtIndex")
public func abMultiValueReplaceValueAtIndex(_ object: ObjCObject?, _ value: ObjCObject?, _ index: Int) -> Bool {
    guard let value = swiftAny(value) else { return false }
    return multiValue(object)?.replaceValue(value, at: index) ?? false
}

@_cdecl("ABMultiValueReplaceLabelAtIndex")
public func abMultiValueReplaceLabelAtIndex(_ object: ObjCObject?, _ label: ObjCObject?, _ index: Int) -> Bool {
    multiValue(object)?.replaceLabel(swift(label, as: String.self), at: index) ?? false
}

// MARK: People

@_cdecl("ABPersonCreate")
public func abPersonCreate() -> ObjCObject? { retainedShell(of: ABRecord(.person)) }

@_cdecl("ABPersonGetTypeOfProperty")
public func abPersonGetTypeOfProperty(_ property: Int32) -> UInt32 { ABProperty.person(property)?.kind.rawValue ?? 0 }

@_cdecl("ABPersonCopyLocalizedPropertyName")
public func abPersonCopyLocalizedPropertyName(_ property: Int32) -> ObjCObject? {
    owned(ABProperty.person(property)?.localizedName ?? "UNKNOWN_PROPERTY")
}

@_cdecl("ABPersonGetSortOrdering")
public func abPersonGetSortOrdering() -> UInt32 { 1 }

@_cdecl("ABPersonGetCompositeNameFormat")
public func abPersonGetCompositeNameFormat() -> UInt32 { 0 }

@_cdecl("ABPersonSetImageData")
public func abPersonSetImageData(
    _ object: ObjCObject?, _ data: ObjCObject?, _ error: UnsafeMutablePointer<ObjCObject?>?
) -> Bool {
    guard let person = record(object), person.kind == .person else { return false }
    person.setImageData(swift(data, as: Data.self))
    return true
}

@_cdecl("ABPersonCopyImageData")
public func abPersonCopyImageData(_ object: ObjCObject?) -> ObjCObject? { owned(record(object)?.imageData) }

@_cdecl("ABPersonCopyImageDataWithFormat")
public func abPersonCopyImageDataWithFormat(_ object: ObjCObject?, _ format: Int32) -> ObjCObject? {
    guard let data = record(object)?.imageData else { return nil }
    return owned(format == 0 ? thumbnail(data) ?? data : data)
}

/// A picture of 55 points' side at most, as lists of people show it; nil for one that is no larger.
private func thumbnail(_ data: Data) -> Data? {
    guard let image = UIImage(data: data) else { return nil }
    let scale = 55 / max(image.size.width, image.size.height)
    guard scale > 0, scale < 1 else { return nil }
    let size = CGSize(
        width: max(1, (image.size.width * scale).rounded()), height: max(1, (image.size.height * scale).rounded()))
    UIGraphicsBeginImageContext(size)
    defer { UIGraphicsEndImageContext() }
    image.draw(in: CGRect(origin: .zero, size: size))
    return UIGraphicsGetImageFromCurrentImageContext().flatMap { UIImagePNGRepresentation($0) }
}

@_cdecl("ABPersonHasImageData")
public func abPersonHasImageData(_ object: ObjCObject?) -> Bool { record(object)?.imageData != nil }

@_cdecl("ABPersonRemoveImageData")
public func abPersonRemoveImageData(_ object: ObjCObject?, _ error: UnsafeMutablePointer<ObjCObject?>?) -> Bool {
    abPersonSetImageData(object, nil, error)
}

@_cdecl("ABPersonComparePeopleByName")
public func abPersonComparePeopleByName(_ first: ObjCObject?, _ second: ObjCObject?, _ ordering: UInt32) -> Int {
    guard let first = record(first), let second = record(second) else { return 0 }
    let byLastName = ordering == 1
    return first.sortName(byLastName: byLastName)
        .localizedStandardCompare(second.sortName(byLastName: byLastName)).rawValue
}

// MARK: vCards

/// - Parameter source: Where the people are to be; there is one place.
@_cdecl("ABPersonCreatePeopleInSourceWithVCardRepresentation")
public func abPersonCreatePeopleInSourceWithVCardRepresentation(
    _ source: ObjCObject?, _ data: ObjCObject?
) -> ObjCObject? {
    let people = swift(data, as: Data.self).map { VCard($0).people } ?? []
    for person in people { person.intendedSource = sourceRecord(source) }
    return owned(people)
}

@_cdecl("ABPersonCreateVCardRepresentationWithPeople")
public func abPersonCreateVCardRepresentationWithPeople(_ people: ObjCObject?) -> ObjCObject? {
    guard let people = swiftAny(people) as? [Any] else { return nil }
    return owned(VCardWriter.data(of: people.compactMap { $0 as? ABRecord }))
}
