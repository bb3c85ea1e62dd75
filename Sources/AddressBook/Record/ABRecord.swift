/// A person, a group or a source, of an address book or on its own.
public final class ABRecord: PlatformObject {
    package enum Kind: UInt32, Sendable {
        case person = 0
        case group = 1
        /// Where the others are kept.
        case source = 2
    }

    package let kind: Kind
    /// -1 until the record has been saved.
    public package(set) var recordID: ABRecordID = -1
    private var values: [ABPropertyID: Any] = [:]
    /// Whether it differs from what is in the store.
    package var hasChanges = false
    package private(set) var imageData: Data?
    /// The members of a group.
    package private(set) var members: [ABRecord] = []
    package weak var book: ABAddressBook?
    /// Where a person or group that is in no address book yet is to be kept.
    package var intendedSource: ABRecord?

    package init(_ kind: Kind) {
        self.kind = kind
        super.init(platform: ())
    }

    package func property(_ id: ABPropertyID) -> ABProperty? {
        switch kind {
        case .person: ABProperty.person(id)
        case .group: id == ABProperty.groupName.id ? ABProperty.groupName : nil
        case .source: ABProperty.source(id)
        }
    }

    /// A text, number, date, or `ABMultiValue`; nil if there is none.
    public func value(_ id: ABPropertyID) -> Any? { values[id] }

    package func text(_ id: ABPropertyID) -> String? {
        guard let text = values[id] as? String, !text.isEmpty else { return nil }
        return text
    }

    package func multiValue(_ id: ABPropertyID) -> ABMultiValue? { values[id] as? ABMultiValue }

    /// - Parameter value: nil removes it. Multi-values are copied.
    /// - Returns: false if there is no such property, or its values are of another kind.
    @discardableResult
    public func setValue(_ value: Any?, _ id: ABPropertyID) -> Bool {
        guard let property = property(id) else { return false }
        guard let value else {
            if values.removeValue(forKey: id) != nil { hasChanges = true }
            return true
        }
        guard ABRecord.fits(value, property.kind) else { return false }
        values[id] = (value as? ABMultiValue)?.copied() ?? value
        hasChanges = true
        return true
    }

    private static func fits(_ value: Any, _ kind: ABProperty.Kind) -> Bool {
        switch kind {
        case .string: value is String
        case .integer, .real: value is NSNumber
        case .dateTime: value is Date
        case .dictionary: value is [AnyHashable: Any]
        case .invalid: false
        default: (value as? ABMultiValue)?.kind == kind
        }
    }

    package func setImageData(_ data: Data?) {
        imageData = data
        hasChanges = true
    }

    package func setMembers(_ people: [ABRecord]) {
        members = people
        hasChanges = true
    }

    // MARK: Names

    /// First and last name and what belongs to them, in the order in which they are said.
    package static let nameParts = [
        ABProperty.prefix, ABProperty.firstName, ABProperty.middleName, ABProperty.lastName, ABProperty.suffix,
    ]

    package var isOrganization: Bool { (values[ABProperty.kind] as? NSNumber)?.intValue == 1 }

    /// First and last name, with what stands around them; the company of who has no name.
    package var compositeName: String? {
        if kind == .group { return text(ABProperty.groupName.id) }
        if kind == .source { return text(ABProperty.sourceName) }
        if let properName { return properName }
        return [ABProperty.email, ABProperty.phone].lazy.compactMap { self.multiValue($0)?.value(at: 0) as? String }
            .first
    }

    /// A person's name, or company, or nickname; nil for somebody of whom only addresses are known.
    package var properName: String? {
        let parts = ABRecord.nameParts.compactMap(text)
        let organization = text(ABProperty.organization)
        if isOrganization, let organization { return organization }
        if !parts.isEmpty { return parts.joined(separator: " ") }
        return organization ?? text(ABProperty.nickname)
    }

    /// What the list of people is sorted by: the last name first, or the first.
    package func sortName(byLastName: Bool) -> String {
        let names =
            byLastName ? [ABProperty.lastName, ABProperty.firstName] : [ABProperty.firstName, ABProperty.lastName]
        let parts = isOrganization ? [] : names.compactMap(text)
        return parts.isEmpty ? compositeName ?? "" : parts.joined(separator: " ")
    }

    /// Takes over another record's values: what is in the store has changed.
    package func take(from other: ABRecord) {
        values = other.values
        imageData = other.imageData
        hasChanges = false
    }

    /// Adds values that another person has and this one has not.
    package func addValues(of other: ABRecord) {
        for (id, value) in other.values {
            guard let added = value as? ABMultiValue else {
                if values[id] == nil { setValue(value, id) }
                continue
            }
            let all = multiValue(id)?.copied() ?? ABMultiValue(added.kind)
            for entry in added.entries {
                let isKnown = all.entries.contains { $0.value as? AnyHashable == entry.value as? AnyHashable }
                if !isKnown { all.insert(entry.value, label: entry.label) }
            }
            setValue(all, id)
        }
        if imageData == nil, let data = other.imageData { setImageData(data) }
    }

    // MARK: Drafts

    /// A person of no address book with the same values, for somebody to change.
    package func draft() -> ABRecord {
        let draft = ABRecord(kind)
        draft.take(from: self)
        return draft
    }

    /// Takes over what has become of a draft.
    package func take(draft: ABRecord) {
        guard draft.hasChanges else { return }
        take(from: draft)
        hasChanges = true
    }
}
