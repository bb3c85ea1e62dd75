import Foundation

/// A library that is compiled for Apple's systems only, whose source nobody here has: those of analytics, advertisements, crash
/// reports. It cannot be linked; the builder makes stand-ins for what an app uses of it.
struct ForeignLibrary {
    /// Names of the classes, functions and variables that it has.
    private(set) var classes: Set<String> = []
    private(set) var functions: Set<String> = []
    private(set) var variables: Set<String> = []

    /// Reads the symbols of all architectures.
    ///
    /// - Throws: `BuildError` if the toolchain's tool cannot be started. A damaged file has no symbols.
    init(_ file: URL, toolchain: Toolchain) throws {
        let list = try ToolProcess(
            program: toolchain.symbolLister,
            arguments: ["--arch=all", "--extern-only", "--defined-only", file.path], timeLimit: 60
        ).run()
        for line in list.output.split(separator: "\n") { add(line) }
    }

    /// A line such as `00000000 T _function` or `0000abcd S _OBJC_CLASS_$_Name`.
    private mutating func add(_ line: Substring) {
        let words = line.split(separator: " ")
        guard words.count == 3, words[1].count == 1 else { return }
        let name = words[2]
        if let prefix = Self.classPrefixes.first(where: { name.hasPrefix($0) }) {
            classes.insert(String(name.dropFirst(prefix.count)))
        } else if name.hasPrefix("_"), !name.hasPrefix("_OBJC_"), !name.hasPrefix("__Z") {
            if words[1] == "T" {
                functions.insert(String(name.dropFirst()))
            } else {
                variables.insert(String(name.dropFirst()))
            }
        }
    }

    /// Of both runtimes of the phone.
    private static let classPrefixes = ["_OBJC_CLASS_$_", ".objc_class_name_"]
}
