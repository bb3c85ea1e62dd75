import AddressBook
import CObjCRuntime
import UIKit

// AddressBook's books and groups.

private func book(_ object: ObjCObject?) -> ABAddressBook? { peerIfAny(object, as: ABAddressBook.self) }

@_cdecl("ABAddressBookCreate")
public func abAddressBookCreate() -> ObjCObject? { retainedShell(of: ABAddressBook()) }

@_cdecl("ABAddressBookSave")
public func abAddressBookSave(_ object: ObjCObject?, _ error: UnsafeMutablePointer<ObjCObject?>?) -> Bool {
    guard let book = book(object) else { return false }
    do {
        try book.save()
        return true
    } catch let failure {
        report(0, "\(failure)", error)
        return false
    }
}

@_cdecl("ABAddressBookHasUnsavedChanges")
public func abAddressBookHasUnsavedChanges(_ object: ObjCObject?) -> Bool { book(object)?.hasUnsavedChanges ?? false }

@_cdecl("ABAddressBookRevert")
public func abAddressBookRevert(_ object: ObjCObject?) { book(object)?.revert() }

@_cdecl("ABAddressBookAddRecord")
public func abAddressBookAddRecord(
    _ object: ObjCObject?, _ added: ObjCObject?, _ error: UnsafeMutablePointer<ObjCObject?>?
) -> Bool {
    guard let book = book(object), let record = record(added) else { return false }
    if book.add(record) { return true }
    report(0, "The record is in another address book.", error)
    return false
}

@_cdecl("ABAddressBookRemoveRecord")
public func abAddressBookRemoveRecord(
    _ object: ObjCObject?, _ removed: ObjCObject?, _ error: UnsafeMutablePointer<ObjCObject?>?
) -> Bool {
    guard let book = book(object), let record = record(removed) else { return false }
    if book.remove(record) { return true }
    report(0, "The record is not in this address book.", error)
    return false
}

@_cdecl("ABAddressBookCopyLocalizedLabel")
public func abAddressBookCopyLocalizedLabel(_ label: ObjCObject?) -> ObjCObject? {
    owned(swift(label, as: String.self).map(ABLabel.localized))
}

@_cdecl("ABAddressBookGetPersonCount")
public func abAddressBookGetPersonCount(_ object: ObjCObject?) -> Int { book(object)?.people.count ?? 0 }

@_cdecl("ABAddressBookGetPersonWithRecordID")
public func abAddressBookGetPersonWithRecordID(_ object: ObjCObject?, _ id: Int32) -> ObjCObject? {
    book(object)?.person(id).map { unretainedShell(of: $0) }
}

@_cdecl("ABAddressBookCopyArrayOfAllPeople")
public func abAddressBookCopyArrayOfAllPeople(_ object: ObjCObject?) -> ObjCObject? { owned(book(object)?.people) }

@_cdecl("ABAddressBookCopyPeopleWithName")
public func abAddressBookCopyPeopleWithName(_ object: ObjCObject?, _ name: ObjCObject?) -> ObjCObject? {
    guard let name = swift(name, as: String.self) else { return nil }
    return owned(book(object)?.people(named: name))
}

// MARK: Changes from outside

@_cdecl("ABAddressBookRegisterExternalChangeCallback")
public func abAddressBookRegisterExternalChangeCallback(
    _ object: ObjCObject?,
    _ callback: (@convention(c) (ObjCObject?, ObjCObject?, UnsafeMutableRawPointer?) -> Void)?,
    _ context: UnsafeMutableRawPointer?
) {
    guard let book = book(object), let callback else { return }
    let key = ExternalChangeKey(unsafeBitCast(callback, to: Int.self), Int(bitPattern: context))
    nonisolated(unsafe) let context = context
    book.observe(key) { [weak book] in
        if let book { callback(unretainedShell(of: book), nil, context) }
    }
}

@_cdecl("ABAddressBookUnregisterExternalChangeCallback")
public func abAddressBookUnregisterExternalChangeCallback(
    _ object: ObjCObject?,
    _ callback: (@convention(c) (ObjCObject?, ObjCObject?, UnsafeMutableRawPointer?) -> Void)?,
    _ context: UnsafeMutableRawPointer?
) {
    guard let book = book(object), let callback else { return }
    book.stopObserving(ExternalChangeKey(unsafeBitCast(callback, to: Int.self), Int(bitPattern: context)))
}

// MARK: Groups

@_cdecl("ABGroupCreate")
public func abGroupCreate() -> ObjCObject? { retainedShell(of: ABRecord(.group)) }

@_cdecl("ABGroupCopyArrayOfAllMembers")
public func abGroupCopyArrayOfAllMembers(_ group: ObjCObject?) -> ObjCObject? {
    guard let group = record(group), !group.members.isEmpty else { return nil }
    return owned(group.members)
}

@_cdecl("ABGroupCopyArrayOfAllMembersWithSortOrdering")
public func abGroupCopyArrayOfAllMembersWithSortOrdering(_ group: ObjCObject?, _ ordering: UInt32) -> ObjCObject? {
    guard let group = record(group), !group.members.isEmpty else { return nil }
    return owned(sorted(group.members, ordering))
}

/// - Parameter ordering: Apple's number: 1 for the last name first.
func sorted(_ people: [ABRecord], _ ordering: UInt32) -> [ABRecord] {
    let byLastName = ordering == 1
    return people.sorted {
        $0.sortName(byLastName: byLastName).localizedStandardCompare($1.sortName(byLastName: byLastName))
            == .orderedAscending
    }
}

@_cdecl("ABGroupAddMember")
public func abGroupAddMember(
    _ group: ObjCObject?, _ person: ObjCObject?, _ error: UnsafeMutablePointer<ObjCObject?>?
) -> Bool {
    // A group may get its members before it comes into their book.
    guard let group = record(group), let person = record(person), group.kind == .group, person.kind == .person,
        group.book == nil || group.book === person.book
    else {
        report(0, "The person is not in the group's address book.", error)
        return false
    }
    if !group.members.contains(where: { $0 === person }) { group.setMembers(group.members + [person]) }
    return true
}

@_cdecl("ABGroupRemoveMember")
public func abGroupRemoveMember(
    _ group: ObjCObject?, _ person: ObjCObject?, _ error: UnsafeMutablePointer<ObjCObject?>?
) -> Bool {
    guard let group = record(group), let person = record(person),
        group.members.contains(where: { $0 === person })
    else { return false }
    group.setMembers(group.members.filter { $0 !== person })
    return true
}

@_cdecl("ABAddressBookGetGroupWithRecordID")
public func abAddressBookGetGroupWithRecordID(_ object: ObjCObject?, _ id: Int32) -> ObjCObject? {
    book(object)?.group(id).map { unretainedShell(of: $0) }
}

@_cdecl("ABAddressBookGetGroupCount")
public func abAddressBookGetGroupCount(_ object: ObjCObject?) -> Int { book(object)?.groups.count ?? 0 }

@_cdecl("ABAddressBookCopyArrayOfAllGroups")
public func abAddressBookCopyArrayOfAllGroups(_ object: ObjCObject?) -> ObjCObject? { owned(book(object)?.groups) }
