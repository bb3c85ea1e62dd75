import Foundation

/// Which headers a header includes, found by reading their `#import` lines: asking clang once for each of 700 headers
/// would take a minute.
final class HeaderGraph {
    private let folders: [String]
    private var included: [String: [String]] = [:]
    private var reached: [String: Set<String>] = [:]

    /// - Parameter folders: Where clang looks, in its order.
    init(folders: [String]) { self.folders = folders }

    /// The file that `#import <name>` takes.
    func find(_ name: String) -> String? { find(name, after: nil) }

    private func find(_ name: String, after folder: String?) -> String? {
        var candidates = folders[...]
        if let folder, let index = folders.firstIndex(of: folder) { candidates = folders[(index + 1)...] }
        return candidates.lazy.map { $0 + "/" + name }.first { FileManager.default.fileExists(atPath: $0) }
    }

    /// All files that a file brings along, itself among them.
    func closure(of file: String) -> Set<String> {
        if let known = reached[file] { return known }
        var seen: Set<String> = [file]
        var waiting = [file]
        while let next = waiting.popLast() {
            for other in includes(of: next) where seen.insert(other).inserted { waiting.append(other) }
        }
        reached[file] = seen
        return seen
    }

    private func includes(of file: String) -> [String] {
        if let known = included[file] { return known }
        var result: [String] = []
        let text = FileManager.default.contents(atPath: file).map { String(decoding: $0, as: UTF8.self) } ?? ""
        for line in text.split(separator: "\n") {
            guard let hash = line.utf8.first(where: { $0 != 32 && $0 != 9 }), hash == UInt8(ascii: "#") else {
                continue
            }
            let words = line.drop { $0 == " " || $0 == "\t" }.dropFirst().drop { $0 == " " || $0 == "\t" }
            guard words.hasPrefix("import") || words.hasPrefix("include") else { continue }
            guard let open = words.firstIndex(where: { $0 == "<" || $0 == "\"" }) else { continue }
            let name = String(words[words.index(after: open)...].prefix { $0 != ">" && $0 != "\"" })
            if let found = resolve(name, quoted: words[open] == "\"", next: words.hasPrefix("include_next"), from: file)
            {
                result.append(found)
            }
        }
        included[file] = result
        return result
    }

    private func resolve(_ name: String, quoted: Bool, next: Bool, from file: String) -> String? {
        if quoted {
            let beside = (file as NSString).deletingLastPathComponent + "/" + name
            if FileManager.default.fileExists(atPath: beside) { return (beside as NSString).standardizingPath }
        }
        guard next else { return find(name) }
        let own = folders.filter { file.hasPrefix($0 + "/") }.max { $0.count < $1.count }
        return find(name, after: own)
    }
}
