import Archiving
import Foundation

/// Reads `.xcconfig` files: `NAME[sdk=…] = value`, `#include "other.xcconfig"`, comments behind `//`.
struct ConfigurationFileReader {
    private static let maximumSize = 4 << 20
    private static let maximumDepth = 32
    private static let maximumCount = 1000

    private let projectFolder: String?
    private(set) var assignments: [SettingAssignment] = []
    private(set) var warnings: [String] = []
    /// The files that are being read, each included by the one before.
    private var open: [String] = []
    private var count = 0

    init(projectFolder: String?) { self.projectFolder = projectFolder }

    mutating func read(_ path: String) throws {
        let path = ProjectPath.normalized(path)
        guard !open.contains(path) else {
            throw XcodeProjectError(
                "the file includes itself: \((open + [path]).map(ProjectPath.lastComponent).joined(separator: " → "))",
                path: path, cure: "Take one of the #include lines out.")
        }
        count += 1
        guard open.count < Self.maximumDepth, count <= Self.maximumCount else {
            throw XcodeProjectError("too many configuration files include each other", path: path)
        }
        let text = try contents(path)
        open.append(path)
        defer { open.removeLast() }
        for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
            try read(line: Self.withoutComment(line), number: index + 1, path: path)
        }
    }

    private func contents(_ path: String) throws -> String {
        guard let data = try? Data(contentsOf: URL(fileURLWithPath: path, isDirectory: false)) else {
            throw XcodeProjectError("the configuration file cannot be read", path: path, cure: "Is it there?")
        }
        guard data.count <= Self.maximumSize else {
            throw XcodeProjectError("a configuration file has at most \(Self.maximumSize >> 20) MB", path: path)
        }
        return TextEncodings.text(data)
    }

    private mutating func read(line: Substring, number: Int, path: String) throws {
        let line = Self.trimmed(line)
        guard !line.isEmpty else { return }
        if line.hasPrefix("#include") { return try include(line, number: number, path: path) }
        guard let equals = Self.assignmentSign(line) else {
            warnings.append("\(path):\(number): warning: the line has no =; it is left out")
            return
        }
        let (name, conditions) = SettingCondition.split(String(Self.trimmed(line[..<equals])))
        guard !name.isEmpty, name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else {
            warnings.append("\(path):\(number): warning: “\(name)” is no name of a setting; the line is left out")
            return
        }
        var value = Self.trimmed(line[line.index(after: equals)...])
        if value.last == ";" { value = Self.trimmed(value.dropLast()) }
        assignments.append(SettingAssignment(name: name, conditions: conditions, value: String(value)))
    }

    /// `#include?` does not mind when there is no such file.
    private mutating func include(_ line: Substring, number: Int, path: String) throws {
        let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
        guard parts.count >= 3 else {
            warnings.append("\(path):\(number): warning: #include has no file name in quotes")
            return
        }
        guard let found = included(String(parts[1]), in: path) else {
            if !line.hasPrefix("#include?") {
                warnings.append("\(path):\(number): warning: there is no file \(parts[1]) to include")
            }
            return
        }
        try read(found)
    }

    private func included(_ file: String, in path: String) -> String? {
        [ProjectPath.folder(of: path), projectFolder ?? ""].lazy
            .map { ProjectFileNames().resolve(ProjectPath.joined($0, file)) }
            .first { FileManager.default.fileExists(atPath: $0) }
    }

    /// The `=` that stands outside of conditions.
    private static func assignmentSign(_ line: Substring) -> Substring.Index? {
        var isInCondition = false
        for index in line.indices {
            switch line[index] {
            case "[": isInCondition = true
            case "]": isInCondition = false
            case "=" where !isInCondition: return index
            default: break
            }
        }
        return nil
    }

    private static func withoutComment(_ line: Substring) -> Substring {
        line.range(of: "//").map { line[..<$0.lowerBound] } ?? line
    }

    private static func trimmed(_ text: Substring) -> Substring {
        var text = text.drop(while: \.isWhitespace)
        while text.last?.isWhitespace ?? false { text.removeLast() }
        return text
    }
}
