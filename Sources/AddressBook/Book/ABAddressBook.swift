import Foundation

/// The device's contacts as one part of an app sees and changes them. Changes are its own until they are saved.
public final class ABAddressBook: PlatformObject {
    /// The device's file; nil for a process that no device started: contacts are then kept nowhere.
    nonisolated(unsafe) package static var path = ProcessInfo.processInfo.environment["VERGER_ADDRESS_BOOK"]

    package private(set) var people: [ABRecord] = []
    package private(set) var groups: [ABRecord] = []
    private var removed: [ABRecord] = []
    private let store: AddressBookStore?

    /// The device itself, where all people and groups are kept; it is never saved.
    package private(set) lazy var source: ABRecord = {
        let source = ABRecord(.source)
        source.recordID = 0
        source.setValue("", ABProperty.sourceName)
        source.setValue(NSNumber(value: 0), ABProperty.sourceType)
        source.hasChanges = false
        source.book = self
        return source
    }()

    /// - Returns: nil if the device's file cannot be read; standard error says why.
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

    /// Those with a name, first or last or company, in which some word begins like this, whatever its case and accents.
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

    /// - Returns: false for a record that is another address book's, and for a source.
    package func add(_ record: ABRecord) -> Bool {
        guard record.kind != .source, record.book == nil || record.book === self else { return false }
        guard record.book == nil else { return true }
        // A group may have got its members before.
        guard record.members.allSatisfy({ $0.book == nil || $0.book === self }) else { return false }
        record.book = self
        record.hasChanges = true
        if record.kind == .person { people.append(record) } else { groups.append(record) }
        return true
    }

    /// - Returns: false for a record that is not in this address book.
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

    /// Writes all changes, or none.
    package func save() throws {
        try store?.save((people + groups).filter { $0.hasChanges || $0.recordID < 0 }, removing: removed)
        removed = []
    }

    /// Forgets all changes and reads what is in the device now. Records that are still there stay the same objects.
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
