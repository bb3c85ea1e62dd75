import Foundation

/// Reads the project's lists: fields separated by tabs, headings in the first line, `#` before remarks.
enum TextFile {
    static func read(_ path: String, in folder: URL) throws -> String {
        let file = folder.appendingPathComponent(path)
        guard let text = try? String(contentsOf: file, encoding: .utf8) else {
            throw CoverageError("\(file.path): cannot be read; run from a complete copy of the project")
        }
        return text
    }

    static func fields(_ text: String, count: Int, file: String) throws -> [[String]] {
        var result: [[String]] = []
        for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().dropFirst() {
            if line.isEmpty || line.hasPrefix("#") { continue }
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            guard fields.count == count else {
                throw CoverageError("\(file):\(number + 1): \(fields.count) fields instead of \(count)")
            }
            result.append(fields)
        }
        return result
    }
}
