import Foundation

/// Flags of other compilers that a project asks for: clang does not start with them.
enum UnknownFlags {
    private static let marks = [
        "error: unknown argument: '", "error: unsupported option '", "error: unknown argument '",
    ]

    /// - Returns: the flags that clang complains of, among those that it was given.
    static func named(in output: String, among arguments: [String]) -> [String] {
        guard output.contains("error: un") else { return [] }
        return output.split(separator: "\n").compactMap { line -> String? in
            for mark in marks {
                guard let range = line.range(of: mark) else { continue }
                let flag = line[range.upperBound...].split(separator: "'").first.map(String.init) ?? ""
                if arguments.contains(flag) { return flag }
            }
            return nil
        }
    }
}
