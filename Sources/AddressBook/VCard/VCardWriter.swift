import Foundation

/// Writes people as vCards of version 3.0.
package struct VCardWriter {
    private var lines: [String] = []
    private var itemCount = 0

    package static func data(of people: [ABRecord]) -> Data {
        var data = Data()
        for person in people where person.kind == .person {
            var writer = VCardWriter()
            writer.write(person)
            for line in writer.lines { data.append(contentsOf: folded(line)) }
        }
        return data
    }

    private mutating func write(_ person: ABRecord) {
        func text(_ property: ABPropertyID) -> String { person.text(property) ?? "" }
        lines = ["BEGIN:VCARD", "VERSION:3.0"]
        add(
            "N",
            [
                text(ABProperty.lastName), text(ABProperty.firstName), text(ABProperty.middleName),
                text(ABProperty.prefix), text(ABProperty.suffix),
            ])
        add("FN", [person.compositeName ?? ""])
        let company = [text(ABProperty.organization), text(ABProperty.department)]
        if company != ["", ""] { add("ORG", company) }
        for (name, property) in VCardPerson.texts where person.text(property) != nil { add(name, [text(property)]) }
        for entry in person.multiValue(ABProperty.phone)?.entries ?? [] { addPhone(entry) }
        for (name, property) in [("EMAIL", ABProperty.email), ("ADR", ABProperty.address)] {
            for entry in person.multiValue(property)?.entries ?? [] { addPlace(name, entry) }
        }
        for (name, property) in [
            ("URL", ABProperty.url), ("X-ABRELATEDNAMES", ABProperty.relatedNames), ("X-ABDATE", ABProperty.date),
        ] {
            for entry in person.multiValue(property)?.entries ?? [] { addLabelled(name, entry) }
        }
        for entry in person.multiValue(ABProperty.instantMessage)?.entries ?? [] { addMessageName(entry) }
        if let date = person.value(ABProperty.birthday) as? Date { lines.append("BDAY:" + VCardWriter.date(date)) }
        if person.isOrganization { lines.append("X-ABShowAs:COMPANY") }
        if let image = person.imageData { lines.append("PHOTO;ENCODING=b:" + image.base64EncodedString()) }
        lines.append("END:VCARD")
    }

    private mutating func add(_ name: String, _ fields: [String]) {
        lines.append("\(name):" + fields.map(VCardWriter.escaped).joined(separator: ";"))
    }

    private static let phoneTypes = [
        ABLabel.mobile: "CELL", ABLabel.home: "HOME", ABLabel.work: "WORK", ABLabel.main: "MAIN",
        ABLabel.homeFax: "HOME;type=FAX", ABLabel.workFax: "WORK;type=FAX", ABLabel.pager: "PAGER",
        ABLabel.iPhone: "IPHONE;type=CELL", ABLabel.other: "OTHER",
    ]

    private mutating func addPhone(_ entry: ABMultiValue.Entry) {
        guard let type = VCardWriter.phoneTypes[entry.label ?? ABLabel.other] else { return addLabelled("TEL", entry) }
        add("TEL;type=\(type)", VCardWriter.fields(entry.value))
    }

    private mutating func addPlace(_ name: String, _ entry: ABMultiValue.Entry) {
        switch entry.label {
        case ABLabel.home: add("\(name);type=HOME", VCardWriter.fields(entry.value))
        case ABLabel.work: add("\(name);type=WORK", VCardWriter.fields(entry.value))
        default: addLabelled(name, entry)
        }
    }

    /// Adds a property in a new group, with its label in an `X-ABLabel` line of the same group.
    private mutating func addLabelled(_ name: String, _ entry: ABMultiValue.Entry) {
        itemCount += 1
        add("item\(itemCount).\(name)", VCardWriter.fields(entry.value))
        if let label = entry.label { add("item\(itemCount).X-ABLabel", [label]) }
    }

    private mutating func addMessageName(_ entry: ABMultiValue.Entry) {
        guard let fields = entry.value as? [AnyHashable: Any], let name = fields["username"] as? String,
            let service = (fields["service"] as? String)?.uppercased(), VCardPerson.messageServices.contains(service)
        else { return }
        add("X-\(service);type=\(entry.label == ABLabel.work ? "WORK" : "HOME")", [name])
    }

    private static func fields(_ value: Any) -> [String] {
        switch value {
        case let text as String: [text]
        case let date as Date: [Self.date(date)]
        case let address as [AnyHashable: Any]:
            ["", ""] + ["Street", "City", "State", "ZIP", "Country"].map { address[$0] as? String ?? "" }
        default: [""]
        }
    }

    private static func date(_ date: Date) -> String {
        let parts = VCardPerson.calendar.dateComponents([.year, .month, .day], from: date)
        return String(format: "%04d-%02d-%02d", parts.year ?? 1, parts.month ?? 1, parts.day ?? 1)
    }

    private static func escaped(_ text: String) -> String {
        var result = ""
        for character in text {
            switch character {
            case "\\", ";", ",": result += "\\\(character)"
            case "\n", "\r", "\r\n": result += "\\n"
            default: result.append(character)
            }
        }
        return result
    }

    /// Folds a line at 75 bytes (RFC 2426, section 2.6), between characters.
    private static func folded(_ line: String) -> [UInt8] {
        var bytes: [UInt8] = []
        var column = 0
        for character in line.unicodeScalars {
            let letter = String(character).utf8
            if column + letter.count > 75 {
                bytes += [13, 10, 32]
                column = 1
            }
            bytes += letter
            column += letter.count
        }
        return bytes + [13, 10]
    }
}
