import Foundation

/// The headers that come with foreign libraries, in which their classes are declared.
struct ForeignHeaders {
    /// The text of each header, by its path.
    private let texts: [(path: String, text: String)]

    private static let mostFiles = 4000, largestFile = 1 << 20

    /// - Parameters:
    ///   - libraries: The libraries; a framework's headers are beside its binary.
    ///   - folder: The project's folder, where the headers of plain libraries are.
    init(of libraries: [URL], in folder: URL) {
        let own = libraries.map { $0.deletingLastPathComponent() }
        var seen: Set<String> = []
        var texts: [(path: String, text: String)] = []
        for place in own + [folder] {
            for path in Self.headers(below: place) where seen.count < Self.mostFiles && seen.insert(path).inserted {
                guard let data = FileManager.default.contents(atPath: path), data.count <= Self.largestFile else {
                    continue
                }
                texts.append((path, String(decoding: data, as: UTF8.self)))
            }
        }
        self.texts = texts
    }

    private static func headers(below folder: URL) -> [String] {
        guard let files = FileManager.default.enumerator(atPath: folder.path) else { return [] }
        var paths: [String] = []
        while let path = files.nextObject() as? String, paths.count < mostFiles {
            if path.hasSuffix(".h") { paths.append(folder.appendingPathComponent(path).path) }
        }
        return paths.sorted()
    }

    /// The header that declares a class, not only names it or adds a category to it.
    func header(ofClass name: String) -> String? {
        let word = NSRegularExpression.escapedPattern(for: name)
        return path(matching: "@interface\\s+\(word)\\s*(:|<|$)")
    }

    /// Whether a variable is declared as a text.
    func isText(_ name: String) -> Bool {
        let word = NSRegularExpression.escapedPattern(for: name)
        return path(matching: "NSString\\s*\\*\\s*(const\\s+)?\(word)\\s*[;,=]") != nil
    }

    private func path(matching pattern: String) -> String? {
        guard let expression = try? NSRegularExpression(pattern: pattern, options: .anchorsMatchLines) else {
            return nil
        }
        return texts.first { _, text in
            expression.firstMatch(in: text, range: NSRange(location: 0, length: text.utf16.count)) != nil
        }?.path
    }
}
