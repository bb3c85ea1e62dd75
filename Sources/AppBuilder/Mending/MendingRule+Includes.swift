import Foundation

extension MendingRule {
    /// The kind of a missing `@end` in a header that is included within an implementation.
    static let kindOfIncludeInside = "included inside an implementation"

    /// Headers that are not found under the name in the source, or are included at the wrong place.
    static let includes = [
        MendingRule(kind: kindOfIncludeInside, cure: "include the header before the @implementation") { it in
            let text = it.text
            guard let start = it.owner("@implementation")?.start else { return [] }
            let end = text.bytes[it.offset...].firstIndex(of: UInt8(ascii: "\n")) ?? text.bytes.count
            let line = text.text(it.offset..<end)
            guard line.hasPrefix("#") else { return [] }
            return [.insert(line + "\n", at: start), text.blank(it.offset..<end)]
        },
        MendingRule(
            kind: " file not found", cure: "write the name as the file has it: capitals count here"
        ) { it in
            guard let name = it.quoted.first, it.text.bytes[it.offset...].dropFirst().starts(with: Array(name.utf8)),
                let found = headerName(name, it), found != name
            else { return [] }
            var range = (it.offset + 1)..<(it.offset + 1 + name.utf8.count)
            guard name.hasPrefix("/") else { return [SourceEdit(range: range, replacement: found)] }
            // An absolute path of the Mac becomes a system header.
            range = it.offset..<(range.upperBound + 1)
            return [SourceEdit(range: range, replacement: "<\(found)>")]
        },
        MendingRule(
            kind: "use of  when modules are disabled", cure: "import the framework's header"
        ) { it in
            let text = it.text
            guard it.quoted.first == "@import", let end = text.first(of: ";", from: it.offset) else { return [] }
            let words = text.text(it.offset..<end).dropFirst("@import".count).filter { !$0.isWhitespace }
            let parts = words.split(separator: ".")
            guard let framework = parts.first, parts.allSatisfy({ $0.allSatisfy { $0.isLetter || $0.isNumber } }) else {
                return []
            }
            // A directive needs its own line.
            let lineStart = (text.bytes[..<it.offset].lastIndex(of: UInt8(ascii: "\n")) ?? -1) + 1
            guard text.skippingSpace(lineStart) == it.offset else { return [] }
            let header = "\(framework)/\(parts.last ?? framework).h"
            return [SourceEdit(range: it.offset..<(end + 1), replacement: "#import <\(header)>")]
        },
    ]

    /// Folders of the Mac whose headers are in the SDK here, as parts of paths.
    private static let systemFolders = ["/usr/include/", "/usr/local/include/"]

    private static func headerName(_ name: String, _ it: MendingCase) -> String? {
        if name.hasPrefix("/") {
            guard let place = systemFolders.compactMap({ name.range(of: $0) }).first else { return nil }
            let rest = String(name[place.upperBound...])
            return HeaderNames.spelling(rest, in: it.headerFolders)
        }
        let own = (it.diagnostic.file as NSString).deletingLastPathComponent
        return HeaderNames.spelling(name, in: [own] + it.headerFolders)
    }
}
