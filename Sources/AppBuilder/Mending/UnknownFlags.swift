import Foundation

/// Compiler flags of a project that clang rejects.
enum UnknownFlags {
    private static let marks = [
        "error: unknown argument: '", "error: unsupported option '", "error: unknown argument '",
    ]

    /// - Returns: The arguments about which clang complains.
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
