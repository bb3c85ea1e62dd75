import Foundation

/// An in-memory copy of the device's contacts. Changes are visible to other address books only after `save()`.
public final class ABAddressBook: PlatformObject {
    /// The path of the device's contacts database. nil if the process runs without a Verger device: the contacts then
    /// exist in memory only.
    nonisolated(unsafe) package static var path = ProcessInfo.processInfo.environment["VERGER_ADDRESS_BOOK"]

    package private(set) var people: [ABRecord] = []
    package private(set) var groups: [ABRecord] = []
    private var removed: [ABRecord] = []
    private let store: AddressBookStore?

    /// The local source, which contains all people and groups. It is never written to the database.
    package private(set) lazy var source: ABRecord = {
        let source = ABRecord(.source)
        source.recordID = 0
        source.setValue("", ABProperty.sourceName)
        source.setValue(NSNumber(value: 0), ABProperty.sourceType)
        source.hasChanges = false
        source.book = self
        return source
    }()

    /// - Returns: nil if the database cannot be read; the error is printed on standard error.
    public init?(contentsOfDevice: Void = ()) {
        do {
            store = try ABAddressBook.path.map { try AddressBookStore(path: $0) }
        } catch {
            FileHandle.standardError.write(Data("AddressBook: \(error)\n".utf8))
            return nil
        }
        super.init(platform: ())
        read()
    }

    private func read() {
        guard let store else { return }
        do {
            people = try store.people()
            groups = try store.groups(of: people)
        } catch {
            FileHandle.standardError.write(Data("AddressBook: \(error)\n".utf8))
        }
        for record in people + groups { record.book = self }
    }

    package func person(_ id: ABRecordID) -> ABRecord? { id < 0 ? nil : people.first { $0.recordID == id } }
    package func group(_ id: ABRecordID) -> ABRecord? { id < 0 ? nil : groups.first { $0.recordID == id } }

    /// The people that match a search text. Each word of `name` must be the prefix of a word of the first, middle or
    /// last name, the nickname or the organization. Case and diacritics are ignored. An empty text matches nobody.
    package func people(named name: String) -> [ABRecord] {
        func folded(_ text: String) -> String {
            text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
        }
        let wanted = folded(name).split(separator: " ")
        guard !wanted.isEmpty else { return [] }
        return people.filter { person in
            let names = [
                ABProperty.firstName, ABProperty.middleName, ABProperty.lastName, ABProperty.nickname,
                ABProperty.organization,
            ].compactMap(person.text)
            let words = folded(names.joined(separator: " ")).split(separator: " ")
            return wanted.allSatisfy { part in words.contains { $0.hasPrefix(part) } }
        }
    }

    // MARK: Changes

    public var hasUnsavedChanges: Bool {
        !removed.isEmpty || (people + groups).contains { $0.hasChanges || $0.recordID < 0 }
    }

    /// - Returns: false if the record belongs to another address book or is a source.
    package func add(_ record: ABRecord) -> Bool {
        guard record.kind != .source, record.book == nil || record.book === self else { return false }
        guard record.book == nil else { return true }
        // The app may have set the members of a group before it adds the group.
        guard record.members.allSatisfy({ $0.book == nil || $0.book === self }) else { return false }
        record.book = self
        record.hasChanges = true
        if record.kind == .person { people.append(record) } else { groups.append(record) }
        return true
    }

    /// - Returns: false if the record is not in this address book, or is a source.
    package func remove(_ record: ABRecord) -> Bool {
        guard record.kind != .source, record.book === self else { return false }
        people.removeAll { $0 === record }
        groups.removeAll { $0 === record }
        for group in groups where group.members.contains(where: { $0 === record }) {
            group.setMembers(group.members.filter { $0 !== record })
        }
        record.book = nil
        removed.append(record)
        return true
    }

    /// Writes all changes in one transaction.
    package func save() throws {
        try store?.save((people + groups).filter { $0.hasChanges || $0.recordID < 0 }, removing: removed)
        removed = []
    }

    /// Discards unsaved changes and reads the contacts from the database again. A record that still exists there keeps
    /// its object.
    package func revert() {
        let known = Dictionary(
            (people + groups + removed).filter { $0.recordID >= 0 }.map { (Key($0), $0) },
            uniquingKeysWith: { first, _ in first })
        removed = []
        (people, groups) = ([], [])
        read()
        func kept(_ records: [ABRecord]) -> [ABRecord] {
            records.map { fresh in
                guard let old = known[Key(fresh)] else { return fresh }
                old.take(from: fresh)
                old.book = self
                return old
            }
        }
        people = kept(people)
        let current = Dictionary(people.map { ($0.recordID, $0) }, uniquingKeysWith: { first, _ in first })
        let members = groups.map { $0.members.compactMap { current[$0.recordID] } }
        groups = kept(groups)
        for (group, members) in zip(groups, members) {
            group.setMembers(members)
            group.hasChanges = false
        }
    }

    private struct Key: Hashable {
        let kind: ABRecord.Kind
        let id: ABRecordID
        init(_ record: ABRecord) { (kind, id) = (record.kind, record.recordID) }
    }
}
