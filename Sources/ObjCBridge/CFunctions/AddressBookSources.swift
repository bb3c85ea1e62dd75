import AddressBook
import CObjCRuntime
import UIKit

// AddressBook's sources, where people and groups are kept: each address book has one, the device.

func sourceRecord(_ object: ObjCObject?) -> ABRecord? {
    guard let source = peerIfAny(object, as: ABRecord.self), source.kind == .source else { return nil }
    return source
}

private func addressBook(_ object: ObjCObject?) -> ABAddressBook? { peerIfAny(object, as: ABAddressBook.self) }

/// Whether the object is the address book's source; nil counts as its default one.
private func holdsEverything(_ object: ObjCObject?, of book: ABAddressBook) -> Bool {
    object == nil || sourceRecord(object)?.book === book
}

@_cdecl("ABAddressBookCopyDefaultSource")
public func abAddressBookCopyDefaultSource(_ object: ObjCObject?) -> ObjCObject? { owned(addressBook(object)?.source) }

@_cdecl("ABAddressBookCopyArrayOfAllSources")
public func abAddressBookCopyArrayOfAllSources(_ object: ObjCObject?) -> ObjCObject? {
    owned(addressBook(object).map { [$0.source] })
}

@_cdecl("ABAddressBookGetSourceWithRecordID")
public func abAddressBookGetSourceWithRecordID(_ object: ObjCObject?, _ id: Int32) -> ObjCObject? {
    guard let source = addressBook(object)?.source, source.recordID == id else { return nil }
    return unretainedShell(of: source)
}

// MARK: What is in a source

@_cdecl("ABAddressBookCopyArrayOfAllPeopleInSource")
public func abAddressBookCopyArrayOfAllPeopleInSource(_ object: ObjCObject?, _ source: ObjCObject?) -> ObjCObject? {
    guard let book = addressBook(object) else { return nil }
    return owned(holdsEverything(source, of: book) ? book.people : [])
}

@_cdecl("ABAddressBookCopyArrayOfAllPeopleInSourceWithSortOrdering")
public func abAddressBookCopyArrayOfAllPeopleInSourceWithSortOrdering(
    _ object: ObjCObject?, _ source: ObjCObject?, _ ordering: UInt32
) -> ObjCObject? {
    guard let book = addressBook(object) else { return nil }
    return owned(holdsEverything(source, of: book) ? sorted(book.people, ordering) : [])
}

@_cdecl("ABAddressBookCopyArrayOfAllGroupsInSource")
public func abAddressBookCopyArrayOfAllGroupsInSource(_ object: ObjCObject?, _ source: ObjCObject?) -> ObjCObject? {
    guard let book = addressBook(object) else { return nil }
    return owned(holdsEverything(source, of: book) ? book.groups : [])
}

// MARK: The source of a record

private func created(_ kind: ABRecord.Kind, in source: ObjCObject?) -> ObjCObject? {
    let record = ABRecord(kind)
    record.intendedSource = sourceRecord(source)
    return retainedShell(of: record)
}

private func copiedSource(of object: ObjCObject?, _ kind: ABRecord.Kind) -> ObjCObject? {
    guard let record = record(object), record.kind == kind else { return nil }
    return owned(record.book?.source ?? record.intendedSource)
}

@_cdecl("ABPersonCreateInSource")
public func abPersonCreateInSource(_ source: ObjCObject?) -> ObjCObject? { created(.person, in: source) }

@_cdecl("ABPersonCopySource")
public func abPersonCopySource(_ person: ObjCObject?) -> ObjCObject? { copiedSource(of: person, .person) }

@_cdecl("ABGroupCreateInSource")
public func abGroupCreateInSource(_ source: ObjCObject?) -> ObjCObject? { created(.group, in: source) }

@_cdecl("ABGroupCopySource")
public func abGroupCopySource(_ group: ObjCObject?) -> ObjCObject? { copiedSource(of: group, .group) }

/// Only the person: with one source there are no linked people.
@_cdecl("ABPersonCopyArrayOfAllLinkedPeople")
public func abPersonCopyArrayOfAllLinkedPeople(_ person: ObjCObject?) -> ObjCObject? {
    guard let person = record(person), person.kind == .person else { return nil }
    return owned([person])
}
