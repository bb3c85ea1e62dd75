/// A section of the person editor.
struct EditorSection {
    enum Row: Hashable {
        /// An existing value.
        /// - Parameter identifier: The identifier of the entry of a multi-value; nil for a single-value property.
        case value(ABPropertyID, ABMultiValueIdentifier?)
        /// An empty row that adds a value of a property.
        case addition(ABPropertyID)
        /// Opens the list of additional properties.
        case addField
    }

    var rows: [Row]

    /// The multi-value properties that the editor always offers.
    private static let usual = [ABProperty.phone, ABProperty.email, ABProperty.url, ABProperty.address]
    /// The additional properties, which the editor shows only if they have a value.
    static let further: [ABPropertyID] = [
        ABProperty.prefix, ABProperty.firstNamePhonetic, ABProperty.lastNamePhonetic, ABProperty.middleName,
        ABProperty.suffix, ABProperty.nickname, ABProperty.jobTitle, ABProperty.department, ABProperty.birthday,
        ABProperty.date, ABProperty.note,
    ]

    static func sections(of person: ABRecord) -> [EditorSection] {
        var sections = usual.map { EditorSection(rows: values(person, $0) + [.addition($0)]) }
        for property in further {
            let rows = values(person, property)
            if !rows.isEmpty { sections.append(EditorSection(rows: rows)) }
        }
        return sections + [EditorSection(rows: [.addField])]
    }

    private static func values(_ person: ABRecord, _ property: ABPropertyID) -> [Row] {
        guard ABProperty.person(property)?.kind.isMulti == true else {
            return person.value(property) == nil ? [] : [.value(property, nil)]
        }
        return (person.multiValue(property)?.entries ?? []).map { .value(property, $0.identifier) }
    }
}
