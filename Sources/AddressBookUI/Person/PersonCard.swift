/// The contents of a person's card: the values in sections, in the order of the Contacts app.
@MainActor struct PersonCard {
    struct Row {
        let property: ABPropertyID
        /// -1 for a single-value property.
        let identifier: ABMultiValueIdentifier
        let label: String
        let text: String

        /// True if the text can have several lines, as for notes and addresses.
        var wraps: Bool {
            switch property {
            case ABProperty.address, ABProperty.note: true
            default: false
            }
        }

        /// The URL of the default action; nil for values without one.
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
        [ABProperty.phone], [ABProperty.email], [ABProperty.url], [ABProperty.address],
        [ABProperty.birthday, ABProperty.date], [ABProperty.instantMessage], [ABProperty.relatedNames],
        [ABProperty.note],
    ]

    /// - Parameter properties: The identifiers of the properties to show; nil shows all.
    init(_ person: ABRecord, properties: [NSNumber]?) {
        let wanted = properties.map { Set($0.map { ABPropertyID(truncatingIfNeeded: $0.intValue) }) }
        sections = PersonCard.order.map { group in
            group.filter { wanted?.contains($0) ?? true }.flatMap { PersonCard.rows(person, $0) }
        }.filter { !$0.isEmpty }
    }

    private static func rows(_ person: ABRecord, _ id: ABPropertyID) -> [Row] {
        guard let values = person.multiValue(id) else { return [row(of: person, id, nil)].compactMap { $0 } }
        return values.entries.compactMap { row(of: person, id, $0.identifier) }
    }

    /// - Parameter identifier: The identifier of the entry of a multi-value; nil for a single-value property.
    /// - Returns: nil if the value does not exist.
    static func row(of person: ABRecord, _ id: ABPropertyID, _ identifier: ABMultiValueIdentifier?) -> Row? {
        guard let identifier else {
            guard let text = person.value(id).flatMap(text), let property = ABProperty.person(id) else { return nil }
            return Row(property: id, identifier: -1, label: property.localizedName.lowercased(), text: text)
        }
        guard let values = person.multiValue(id), let index = values.index(of: identifier),
            let text = values.value(at: index).flatMap(text)
        else { return nil }
        let label = values.label(at: index).map(ABLabel.localized) ?? ""
        return Row(property: id, identifier: identifier, label: label, text: text)
    }

    /// The locale of the device, which can differ from that of the process.
    static var deviceLocale: Locale { Locale(identifier: UIScreen.main.profile.locale) }

    static func text(_ value: Any) -> String? {
        switch value {
        case let text as String: return text.isEmpty ? nil : text
        case let date as Date:
            let formatter = DateFormatter()
            formatter.dateStyle = .long
            formatter.timeStyle = .none
            formatter.locale = deviceLocale
            // A date without time is stored as noon UTC.
            formatter.timeZone = TimeZone(secondsFromGMT: 0)
            return formatter.string(from: date)
        case let fields as [AnyHashable: Any]: return address(fields)
        default: return nil
        }
    }

    private static func address(_ fields: [AnyHashable: Any]) -> String? {
        func field(_ key: String) -> String? { (fields[key] as? String).flatMap { $0.isEmpty ? nil : $0 } }
        let lines = PostalAddress(fields).lines()
        let text = lines.isEmpty ? [field("username"), field("service")].compactMap { $0 } : lines
        return text.isEmpty ? nil : text.joined(separator: "\n")
    }
}
