/// A person, a group or a source. It may belong to an address book.
public final class ABRecord: PlatformObject {
    package enum Kind: UInt32, Sendable {
        case person = 0
        case group = 1
        /// A container of people and groups.
        case source = 2
    }

    package let kind: Kind
    /// -1 (`kABRecordInvalidID`) until the record is saved.
    public package(set) var recordID: ABRecordID = -1
    private var values: [ABPropertyID: Any] = [:]
    /// True if the record has unsaved changes.
    package var hasChanges = false
    package private(set) var imageData: Data?
    /// The members of a group; empty for other kinds.
    package private(set) var members: [ABRecord] = []
    package weak var book: ABAddressBook?
    /// The source to which a person or group is added later. Used only while `book` is nil.
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

    /// - Returns: a string, number, date, dictionary or `ABMultiValue`; nil if the property has no value.
    public func value(_ id: ABPropertyID) -> Any? { values[id] }

    package func text(_ id: ABPropertyID) -> String? {
        guard let text = values[id] as? String, !text.isEmpty else { return nil }
        return text
    }

    package func multiValue(_ id: ABPropertyID) -> ABMultiValue? { values[id] as? ABMultiValue }

    /// - Parameter value: nil removes the value. An `ABMultiValue` is copied.
    /// - Returns: false if the record has no such property, or the value has another type.
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

    /// The properties that make up a person's full name, in the order in which they are joined.
    package static let nameParts = [
        ABProperty.prefix, ABProperty.firstName, ABProperty.middleName, ABProperty.lastName, ABProperty.suffix,
    ]

    package var isOrganization: Bool { (values[ABProperty.kind] as? NSNumber)?.intValue == 1 }

    /// The name to show for the record. For a person: the proper name, else the first e-mail address or telephone
    /// number.
    package var compositeName: String? {
        if kind == .group { return text(ABProperty.groupName.id) }
        if kind == .source { return text(ABProperty.sourceName) }
        if let properName { return properName }
        return [ABProperty.email, ABProperty.phone].lazy.compactMap { self.multiValue($0)?.value(at: 0) as? String }
            .first
    }

    /// The organization for a company; otherwise the full name, else the organization, else the nickname. nil if none
    /// of them is set.
    package var properName: String? {
        let parts = ABRecord.nameParts.compactMap(text)
        let organization = text(ABProperty.organization)
        if isOrganization, let organization { return organization }
        if !parts.isEmpty { return parts.joined(separator: " ") }
        return organization ?? text(ABProperty.nickname)
    }

    /// The text by which a list of people is sorted. Falls back to `compositeName` for a company or a person without a
    /// name.
    package func sortName(byLastName: Bool) -> String {
        let names =
            byLastName ? [ABProperty.lastName, ABProperty.firstName] : [ABProperty.firstName, ABProperty.lastName]
        let parts = isOrganization ? [] : names.compactMap(text)
        return parts.isEmpty ? compositeName ?? "" : parts.joined(separator: " ")
    }

    /// Replaces the values and the image by those of another record, and marks this one as unchanged.
    package func take(from other: ABRecord) {
        values = other.values
        imageData = other.imageData
        hasChanges = false
    }

    /// Merges another person into this one: adds the missing single values, the missing entries of multi-values, and
    /// the image if there is none.
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

    /// A copy that belongs to no address book, for an editor. `take(draft:)` copies the edited values back.
    package func draft() -> ABRecord {
        let draft = ABRecord(kind)
        draft.take(from: self)
        return draft
    }

    /// Copies the values of an edited draft into this record. Does nothing if the draft has no changes.
    package func take(draft: ABRecord) {
        guard draft.hasChanges else { return }
        take(from: draft)
        hasChanges = true
    }
}
