/// A group of rows on the sheet on which a person is changed.
struct EditorSection {
    enum Row: Hashable {
        /// A value that is there.
        /// - Parameter identifier: Which of several; nil for a property with one.
        case value(ABPropertyID, ABMultiValueIdentifier?)
        /// Room for another value of a property.
        case addition(ABPropertyID)
        /// Leads to the list of further properties.
        case addField
    }

    var rows: [Row]

    /// Properties with several values that every sheet offers.
    private static let usual = [ABProperty.phone, ABProperty.email, ABProperty.url, ABProperty.address]
    /// Those that are on the sheet when there is a value.
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
