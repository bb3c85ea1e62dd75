import Foundation

/// A test program in Objective-C or Swift and what it says about its run, in comments:
///
///     // flags: -fobjc-arc            flags for the compiler
///     // environment: NAME=value      a variable for the run
///     // source: Other.mm            a second file of the program, beside it
///     // status: 134                  the exit status, 128 + number for a signal; by default 0
///     // error: text                  standard error must contain the text
///     // > text                       a line of standard output, in order
public struct ExpectedRun {
    var source: URL
    var others: [URL] = []
    var flags: [String] = []
    var environment: [String: String] = [:]
    var status: Int32 = 0
    var errors: [String] = []
    var output = ""
    var isSwift: Bool { source.pathExtension == "swift" }

    /// The programs in the folder `Programs` beside a file of tests, at any depth: `Strings/SearchesInStrings`, and
    /// `Objects/Identity.swift`. Only those whose name begins with what `VERGER_PROGRAMS` says, if it says something.
    public static func programs(beside file: String = #filePath) -> [String] {
        let folder = folder(beside: file)
        let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        let wanted = ProcessInfo.processInfo.environment["VERGER_PROGRAMS"] ?? ""
        return names.filter { $0.hasPrefix(wanted) }.compactMap { name in
            if name.hasSuffix(".m") { return String(name.dropLast(2)) }
            return name.hasSuffix(".swift") ? name : nil
        }.sorted()
    }

    private static func folder(beside file: String) -> URL {
        URL(fileURLWithPath: file).deletingLastPathComponent().appendingPathComponent("Programs")
    }

    init(named name: String, beside file: String) throws {
        source = Self.folder(beside: file).appendingPathComponent(name.hasSuffix(".swift") ? name : "\(name).m")
        for line in try String(contentsOf: source, encoding: .utf8).split(separator: "\n") {
            if let flags = Self.value(of: "flags", in: line) {
                self.flags += flags.split(separator: " ").map(String.init)
            }
            if let other = Self.value(of: "source", in: line) {
                others.append(source.deletingLastPathComponent().appendingPathComponent(other))
            }
            if let status = Self.value(of: "status", in: line) { self.status = Int32(status) ?? -1 }
            if let text = Self.value(of: "error", in: line) { errors.append(text) }
            if let variable = Self.value(of: "environment", in: line) {
                let parts = variable.split(separator: "=", maxSplits: 1).map(String.init)
                environment[parts[0]] = parts.count > 1 ? parts[1] : ""
            }
            if line.hasPrefix("// > ") { output += line.dropFirst(5) + "\n" }
        }
    }

    private static func value(of key: String, in line: Substring) -> String? {
        let prefix = "// \(key): "
        return line.hasPrefix(prefix) ? String(line.dropFirst(prefix.count)) : nil
    }
}
