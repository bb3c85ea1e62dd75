import Foundation

/// A source file of the package that somebody wrote by hand.
package struct HouseFile: Sendable {
    /// Relative to the package's folder.
    package let path: String
    package let text: String

    package init(path: String, text: String) { (self.path, self.text) = (path, text) }

    package var lines: [Substring] {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        if lines.last?.isEmpty == true { lines.removeLast() }
        return lines
    }

    package var isSwift: Bool { path.hasSuffix(".swift") }

    private static let endings: Set = ["swift", "c", "h", "m", "mm", "cpp"]

    /// The files by hand below a folder, in the order of their paths. Programs write a note of that into the first
    /// line.
    package static func all(in folder: String, of package: URL) -> [HouseFile] {
        let root = package.appendingPathComponent(folder)
        guard let paths = FileManager.default.enumerator(atPath: root.path) else { return [] }
        return paths.compactMap { $0 as? String }.sorted().compactMap { path in
            guard endings.contains((path as NSString).pathExtension), !path.hasPrefix("Generated/"),
                !path.contains("/Generated/"), !path.contains("/build/"),
                let data = FileManager.default.contents(atPath: root.appendingPathComponent(path).path)
            else { return nil }
            let text = String(decoding: data, as: UTF8.self)
            guard !text.prefix(while: { $0 != "\n" }).contains("enerated by") else { return nil }
            return HouseFile(path: "\(folder)/\(path)", text: text)
        }
    }
}
