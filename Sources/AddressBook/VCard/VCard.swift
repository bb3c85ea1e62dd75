import Foundation

/// People in a file of vCards, version 2.1 to 4.0.
package struct VCard {
    package let people: [ABRecord]

    /// The largest file that is read, in bytes.
    package static let longestFile = 64 << 20

    /// - Parameter data: What is no card in it is passed over; a file that is too long has nobody.
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
