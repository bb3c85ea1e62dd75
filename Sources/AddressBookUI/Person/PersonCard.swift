/// What a card shows of a person: the values by kinds, in the order of the Contacts app.
struct PersonCard {
    struct Row {
        let property: ABPropertyID
        /// -1 for a property with one value.
        let identifier: ABMultiValueIdentifier
        let label: String
        let text: String

        /// The lines of the text.
        var lineCount: Int { text.split(separator: "\n", omittingEmptySubsequences: false).count }

        /// What a tap opens if nobody minds; nil for what is only there to be read.
        var url: URL? {
            let escaped = text.addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed) ?? ""
            switch property {
            case ABProperty.phone:
                return URL(string: "tel:" + text.filter { !$0.isWhitespace && $0 != "(" && $0 != ")" })
            case ABProperty.email: return URL(string: "mailto:" + escaped)
            case ABProperty.url: return URL(string: text.contains("://") ? escaped : "http://" + escaped)
            default: return nil
            }
        }
    }

    let sections: [[Row]]

    private static let order: [[ABPropertyID]] = [
        [ABProperty.phone], [ABProperty.email], [ABProperty.url], [ABProperty.address], [ABProperty.birthday, 12],
        [13], [23], [ABProperty.note],
    ]

    /// - Parameter properties: The numbers of those that are shown; nil for all.
    init(_ person: ABRecord, properties: [NSNumber]?) {
        let wanted = properties.map { Set($0.map { ABPropertyID(truncatingIfNeeded: $0.intValue) }) }
        sections = PersonCard.order.map { group in
            group.filter { wanted?.contains($0) ?? true }.flatMap { PersonCard.rows(person, $0) }
        }.filter { !$0.isEmpty }
    }

    private static func rows(_ person: ABRecord, _ id: ABPropertyID) -> [Row] {
        if let values = person.multiValue(id) {
            return values.entries.compactMap { entry in
                guard let text = text(entry.value) else { return nil }
                let label = entry.label.map(ABLabel.localized) ?? ""
                return Row(property: id, identifier: entry.identifier, label: label, text: text)
            }
        }
        guard let value = person.value(id), let text = text(value), let property = ABProperty.person(id) else {
            return []
        }
        return [Row(property: id, identifier: -1, label: property.localizedName.lowercased(), text: text)]
    }

    private static func text(_ value: Any) -> String? {
        switch value {
        case let text as String: return text.isEmpty ? nil : text
        case let date as Date:
            let formatter = DateFormatter()
            formatter.dateStyle = .long
            formatter.timeStyle = .none
            return formatter.string(from: date)
        case let fields as [AnyHashable: Any]: return address(fields)
        default: return nil
        }
    }

    /// As letters have it: street, then town, state and code, then country.
    private static func address(_ fields: [AnyHashable: Any]) -> String? {
        func field(_ key: String) -> String? { (fields[key] as? String).flatMap { $0.isEmpty ? nil : $0 } }
        let town = [field("City"), field("State"), field("ZIP")].compactMap { $0 }.joined(separator: " ")
        let lines = [field("Street"), town.isEmpty ? nil : town, field("Country")].compactMap { $0 }
        let text = lines.isEmpty ? [field("username"), field("service")].compactMap { $0 } : lines
        return text.isEmpty ? nil : text.joined(separator: "\n")
    }
}
