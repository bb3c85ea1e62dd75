import Foundation

/// Reformats the linker's errors about undefined symbols: each symbol once, with a way to solve the problem.
enum LinkReport {
    private static let mark = "error: undefined reference to '"
    static let classPrefix = "__objc_class_name_"

    static func undefinedNames(in output: String) -> [String] {
        output.split(separator: "\n").compactMap { line in
            line.range(of: mark).flatMap { line[$0.upperBound...].split(separator: "'").first.map(String.init) }
        }
    }

    static func explained(_ output: String) -> String {
        var seen: Set<String> = []
        var lines: [String] = []
        for line in output.split(separator: "\n", omittingEmptySubsequences: false) {
            guard let range = line.range(of: mark), let name = line[range.upperBound...].split(separator: "'").first
            else {
                lines.append(String(line))
                continue
            }
            guard seen.insert(String(name)).inserted else { continue }
            let place = source(line[..<range.lowerBound])
            let owner = name.hasPrefix(classPrefix) ? name.dropFirst(classPrefix.count) : nil
            lines.append("\(place)error: undefined reference to '\(owner ?? name)'")
            lines.append(
                owner == nil
                    ? "    There is no such function or variable: no source of the target and no library has it."
                    : "    It is a class that no source of the target implements: add the one that does, or its library."
            )
        }
        return lines.joined(separator: "\n")
    }

    /// The place `path/A.m:12: `, also if the linker puts the object file before it:
    /// `path/A.m.o:A.m:__objc_class_ref_B: `.
    private static func source(_ place: Substring) -> String {
        let parts = place.split(separator: ":").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
        guard parts.count >= 2, parts[0].hasSuffix(".o") else { return String(place) }
        return parts[1] + ": "
    }
}
