import Foundation

/// Reads people from a vCard file, versions 2.1 to 4.0 (RFC 2426, RFC 6350).
package struct VCard {
    package let people: [ABRecord]

    /// The size limit for a file, in bytes.
    package static let longestFile = 64 << 20

    /// - Parameter data: Lines outside of a card are skipped. `people` is empty if the data exceeds `longestFile`.
    package init(_ data: Data) {
        guard data.count <= VCard.longestFile else {
            people = []
            return
        }
        var people: [ABRecord] = []
        var lines: [VCardLine] = []
        for bytes in VCardLines(data) {
            guard let line = VCardLine(bytes) else { continue }
            switch (line.name, line.value.prefix(8).trimmingCharacters(in: .whitespaces).uppercased()) {
            case ("BEGIN", "VCARD"): lines = []
            case ("END", "VCARD"):
                if let person = VCardPerson.person(of: lines) { people.append(person) }
                lines = []
            default: lines.append(line)
            }
        }
        self.people = people
    }
}
