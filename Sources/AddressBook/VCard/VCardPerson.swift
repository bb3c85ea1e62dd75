import Foundation

/// Builds a person from the lines of one card.
struct VCardPerson {
    private let person = ABRecord(.person)
    private var values: [ABPropertyID: ABMultiValue] = [:]

    /// - Returns: nil if the card has neither a name nor an address.
    static func person(of lines: [VCardLine]) -> ABRecord? {
        var made = VCardPerson()
        var labels: [String: String] = [:]
        for line in lines where line.name == "X-ABLABEL" && !line.group.isEmpty { labels[line.group] = line.text }
        for line in lines { made.take(line, label: labels[line.group]) }
        for (property, values) in made.values { made.person.setValue(values, property) }
        // `FN` (the formatted name) is used only for a card without name components.
        if made.person.compositeName == nil, let line = lines.first(where: { $0.name == "FN" }) {
            made.set(line.text, ABProperty.firstName)
        }
        return made.person.compositeName == nil ? nil : made.person
    }

    private static let names = [
        ABProperty.lastName, ABProperty.firstName, ABProperty.middleName, ABProperty.prefix, ABProperty.suffix,
    ]
    private static let addressKeys = ["", "", "Street", "City", "State", "ZIP", "Country"]
    /// The single-text properties, by vCard property name.
    static let texts: [(name: String, property: ABPropertyID)] = [
        ("TITLE", ABProperty.jobTitle), ("NICKNAME", ABProperty.nickname), ("NOTE", ABProperty.note),
        ("X-PHONETIC-FIRST-NAME", ABProperty.firstNamePhonetic),
        ("X-PHONETIC-MIDDLE-NAME", ABProperty.middleNamePhonetic),
        ("X-PHONETIC-LAST-NAME", ABProperty.lastNamePhonetic),
    ]
    static let messageServices = ["AIM", "JABBER", "MSN", "ICQ", "YAHOO"]

    private mutating func take(_ line: VCardLine, label: String?) {
        let fields = line.fields
        switch line.name {
        case "N": for (text, property) in zip(fields, VCardPerson.names) { set(text, property) }
        case "ORG":
            set(fields[0], ABProperty.organization)
            if fields.count > 1 { set(fields[1], ABProperty.department) }
        case "TEL": add(line.text, ABProperty.phone, label ?? VCardPerson.phoneLabel(line.parameters))
        case "EMAIL": add(line.text, ABProperty.email, label ?? VCardPerson.placeLabel(line.parameters))
        case "URL": add(line.text, ABProperty.url, label ?? ABLabel.homePage)
        case "X-ABRELATEDNAMES": add(line.text, ABProperty.relatedNames, label ?? ABLabel.other)
        case "ADR":
            let address = Dictionary(
                zip(VCardPerson.addressKeys, fields).filter { !$0.0.isEmpty && !$0.1.isEmpty },
                uniquingKeysWith: { first, _ in first })
            guard !address.isEmpty else { return }
            insert(address, ABProperty.address, label ?? VCardPerson.placeLabel(line.parameters))
        case "BDAY": if let date = VCardPerson.date(line.text) { person.setValue(date, ABProperty.birthday) }
        case "X-ABDATE", "ANNIVERSARY":
            guard let date = VCardPerson.date(line.text) else { return }
            insert(date, ABProperty.date, label ?? ABLabel.anniversary)
        case "PHOTO": if let data = line.data { person.setImageData(data) }
        case "X-ABSHOWAS":
            if line.text.uppercased() == "COMPANY" { person.setValue(NSNumber(value: 1), ABProperty.kind) }
        case let name where name.hasPrefix("X-") && VCardPerson.messageServices.contains(String(name.dropFirst(2))):
            guard !line.text.isEmpty else { return }
            let service = name == "X-JABBER" ? "Jabber" : name == "X-YAHOO" ? "Yahoo" : String(name.dropFirst(2))
            insert(
                ["username": line.text, "service": service], ABProperty.instantMessage,
                label ?? VCardPerson.placeLabel(line.parameters))
        case let name:
            guard let property = VCardPerson.texts.first(where: { $0.name == name })?.property else { return }
            set(line.text, property)
        }
    }

    private func set(_ text: String, _ property: ABPropertyID) {
        if !text.isEmpty { person.setValue(text, property) }
    }

    private mutating func add(_ text: String, _ property: ABPropertyID, _ label: String) {
        if !text.isEmpty { insert(text, property, label) }
    }

    private mutating func insert(_ value: Any, _ property: ABPropertyID, _ label: String) {
        guard let kind = ABProperty.person(property)?.kind else { return }
        let several = values[property] ?? ABMultiValue(kind)
        several.insert(value, label: label)
        values[property] = several
    }

    // MARK: Labels

    private static func phoneLabel(_ parameters: [String]) -> String {
        let isWork = parameters.contains("WORK")
        if parameters.contains("IPHONE") { return ABLabel.iPhone }
        if parameters.contains("FAX") { return isWork ? ABLabel.workFax : ABLabel.homeFax }
        if parameters.contains("CELL") { return ABLabel.mobile }
        if parameters.contains("PAGER") { return ABLabel.pager }
        if parameters.contains("MAIN") { return ABLabel.main }
        return placeLabel(parameters)
    }

    private static func placeLabel(_ parameters: [String]) -> String {
        if parameters.contains("WORK") { return ABLabel.work }
        return parameters.contains("HOME") ? ABLabel.home : ABLabel.other
    }

    // MARK: Dates

    /// Parses `1970-01-31` or `19700131`; a time after `T` is ignored. The result is at noon UTC.
    private static func date(_ text: String) -> Date? {
        let digits = text.prefix { $0 != "T" }.filter(\.isNumber)
        guard digits.count == 8, let number = Int(digits) else { return nil }
        var parts = DateComponents()
        (parts.year, parts.month, parts.day, parts.hour) = (number / 10_000, number / 100 % 100, number % 100, 12)
        return parts.isValidDate(in: calendar) ? calendar.date(from: parts) : nil
    }

    static let calendar: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
        return calendar
    }()
}
