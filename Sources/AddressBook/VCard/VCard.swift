import Foundation

/// People in a file of vCards, version 2.1 to 4.0.
package struct VCard {
    package let people: [ABRecord]

    package init(_ data: Data) {
        let text = String(decoding: data, as: UTF8.self).replacingOccurrences(of: "\r\n", with: "\n")
        var people: [ABRecord] = []
        var lines: [Line] = []
        for text in VCard.unfolded(text) {
            guard let line = Line(text) else { continue }
            switch (line.name, line.value.uppercased()) {
            case ("BEGIN", "VCARD"): lines = []
            case ("END", "VCARD"):
                if let person = VCard.person(lines) { people.append(person) }
                lines = []
            default: lines.append(line)
            }
        }
        self.people = people
    }

    /// A property: `item1.TEL;TYPE=CELL:555-1234`.
    private struct Line {
        var group = ""
        var name = ""
        var parameters: [String] = []
        var value = ""

        init?(_ text: String) {
            guard let colon = text.firstIndex(of: ":") else { return nil }
            value = String(text[text.index(after: colon)...])
            var parts = text[..<colon].split(separator: ";").map(String.init)
            guard !parts.isEmpty else { return nil }
            let names = parts.removeFirst().split(separator: ".")
            guard let last = names.last else { return nil }
            name = last.uppercased()
            if names.count > 1 { group = String(names[0]) }
            parameters = parts.flatMap { part in
                let content = part.drop { $0 != "=" }.dropFirst()
                return (content.isEmpty ? Substring(part) : content).split(separator: ",").map { $0.uppercased() }
            }
        }

        /// The value's fields, separated by semicolons.
        var fields: [String] {
            var fields = [""]
            var isEscaped = false
            for character in value {
                if isEscaped {
                    fields[fields.count - 1].append(character == "n" || character == "N" ? "\n" : character)
                    isEscaped = false
                } else if character == "\\" {
                    isEscaped = true
                } else if character == ";" {
                    fields.append("")
                } else {
                    fields[fields.count - 1].append(character)
                }
            }
            return fields
        }

        var text: String { fields.joined(separator: ";") }
    }

    /// A line that begins with a blank goes on with the one before.
    private static func unfolded(_ text: String) -> [String] {
        var lines: [String] = []
        for line in text.split(separator: "\n", omittingEmptySubsequences: true) {
            if let first = line.first, first == " " || first == "\t", !lines.isEmpty {
                lines[lines.count - 1] += line.dropFirst()
            } else {
                lines.append(String(line))
            }
        }
        return lines
    }

    private static func person(_ lines: [Line]) -> ABRecord? {
        let person = ABRecord(.person)
        var labels: [String: String] = [:]
        for line in lines where line.name == "X-ABLABEL" && !line.group.isEmpty { labels[line.group] = line.text }
        for line in lines { take(line, label: labels[line.group], into: person) }
        return person.compositeName == nil ? nil : person
    }

    private static func take(_ line: Line, label: String?, into person: ABRecord) {
        func set(_ text: String, _ property: ABPropertyID) {
            if !text.isEmpty { person.setValue(text, property) }
        }
        func add(_ value: Any, _ property: ABPropertyID, _ label: String) {
            guard let kind = ABProperty.person(property)?.kind else { return }
            let values = person.multiValue(property)?.copied() ?? ABMultiValue(kind)
            values.insert(value, label: label)
            person.setValue(values, property)
        }
        let fields = line.fields
        switch line.name {
        case "N":
            let names = [
                ABProperty.lastName, ABProperty.firstName, ABProperty.middleName, ABProperty.prefix, ABProperty.suffix,
            ]
            for (text, property) in zip(fields, names) { set(text, property) }
        case "FN": if person.compositeName == nil { set(line.text, ABProperty.firstName) }
        case "ORG":
            set(fields[0], ABProperty.organization)
            if fields.count > 1 { set(fields[1], ABProperty.department) }
        case "TITLE": set(line.text, ABProperty.jobTitle)
        case "NICKNAME": set(line.text, ABProperty.nickname)
        case "NOTE": set(line.text, ABProperty.note)
        case "TEL": add(line.text, ABProperty.phone, label ?? phoneLabel(line.parameters))
        case "EMAIL": add(line.text, ABProperty.email, label ?? placeLabel(line.parameters))
        case "URL": add(line.text, ABProperty.url, label ?? ABLabel.homePage)
        case "ADR":
            let keys = ["", "", "Street", "City", "State", "ZIP", "Country"]
            let address = Dictionary(
                zip(keys, fields).filter { !$0.0.isEmpty && !$0.1.isEmpty }, uniquingKeysWith: { first, _ in first })
            if !address.isEmpty { add(address, ABProperty.address, label ?? placeLabel(line.parameters)) }
        case "BDAY": if let date = date(line.text) { person.setValue(date, ABProperty.birthday) }
        case "PHOTO":
            guard line.parameters.contains("B") || line.parameters.contains("BASE64") else { return }
            if let data = Data(base64Encoded: line.value.filter { !$0.isWhitespace }) { person.setImageData(data) }
        case "X-ABSHOWAS":
            if line.text.uppercased() == "COMPANY" { person.setValue(NSNumber(value: 1), ABProperty.kind) }
        default: break
        }
    }

    private static func phoneLabel(_ parameters: [String]) -> String {
        let isWork = parameters.contains("WORK")
        if parameters.contains("IPHONE") { return "iPhone" }
        if parameters.contains("FAX") { return isWork ? "_$!<WorkFAX>!$_" : "_$!<HomeFAX>!$_" }
        if parameters.contains("CELL") { return ABLabel.mobile }
        if parameters.contains("PAGER") { return "_$!<Pager>!$_" }
        if parameters.contains("MAIN") { return ABLabel.main }
        return placeLabel(parameters)
    }

    private static func placeLabel(_ parameters: [String]) -> String {
        if parameters.contains("WORK") { return ABLabel.work }
        return parameters.contains("HOME") ? ABLabel.home : ABLabel.other
    }

    /// `1970-01-31`, `19700131`, with or without a time, noon in Greenwich.
    private static func date(_ text: String) -> Date? {
        let digits = text.prefix { $0 != "T" }.filter(\.isNumber)
        guard digits.count == 8, let number = Int(digits) else { return nil }
        var parts = DateComponents()
        (parts.year, parts.month, parts.day, parts.hour) = (number / 10_000, number / 100 % 100, number % 100, 12)
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: "GMT") ?? .current
        return calendar.date(from: parts)
    }
}
