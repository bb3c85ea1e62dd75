/// The public API of iPhone OS 3.0, from a list with one declaration a line: framework, header, owner, owner's kind,
/// superclass, kind, name, note.
package struct APIList {
    package static let path = "SDK/data/iPhoneOS3.tsv"

    package struct Item: Equatable {
        package var framework: String
        /// The class or protocol; `Class(Category)` for a category; empty for functions, constants and enumerations.
        package var owner: String
        package var ownerKind: String
        package var kind: String
        package var name: String
        package var note: String
    }

    package private(set) var items: [Item] = []

    /// - Throws: GeneratorError with the line of the first mistake.
    package init(text: String, name: String) throws {
        for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if line.isEmpty || line.hasPrefix("#") || number == 0 { continue }
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            guard fields.count == 8 else {
                throw GeneratorError("\(name):\(number + 1): \(fields.count) fields instead of 8")
            }
            let item = Item(
                framework: fields[0], owner: fields[2], ownerKind: fields[3], kind: fields[5], name: fields[6],
                note: fields[7])
            if Self.isNoise(item) { continue }
            items.append(item)
        }
    }

    /// Lines that name no API: fragments of macros, and enumerations without a name.
    private static func isNoise(_ item: Item) -> Bool {
        item.name.hasSuffix("_") || item.name == "(anon)" || item.kind == "category"
            || (item.name.isEmpty && item.kind != "class" && item.kind != "protocol")
    }
}
