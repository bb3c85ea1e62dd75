import Foundation

/// A function that a source calls without a declaration. GCC assumed that it returns an `int`, which on the phone could
/// hold a pointer; here it cannot.
///
/// If a header of the SDK declares the function, it is included. Otherwise, if the result is used as a pointer, the
/// function is declared with a pointer result.
enum UndeclaredFunction {
    struct Cure {
        var flags: [String]
        var remark: String
    }

    private static let kind = "call to undeclared function "
    /// Clang's messages if such an `int` is used as a pointer.
    private static let asPointer = [
        "incompatible integer to pointer conversion", "cast to  from smaller integer type ", "receiver type ",
    ]

    static func cures(for diagnostics: [Diagnostic], besides known: [String], compile: BuildStep) -> [Cure] {
        var cures: [Cure] = []
        var seen: Set<String> = []
        let folders = HeaderNames.folders(in: compile.arguments, from: compile.folder)
        for diagnostic in diagnostics where diagnostic.kind.hasPrefix(kind) {
            guard let name = diagnostic.quoted.first, seen.insert(name).inserted else { continue }
            let place = "\(diagnostic.file):\(diagnostic.line):\(diagnostic.column): warning:"
            if let header = SystemHeaders.shared.declaring(name, in: folders), !known.contains(header.path) {
                cures.append(
                    Cure(
                        flags: ["-include", header.path],
                        remark: "\(place) the function '\(name)' is declared by <\(header.name)>: import that"))
            } else if diagnostics.contains(where: { isPointer($0, of: diagnostic) }) {
                cures.append(
                    Cure(
                        flags: ["-Wno-deprecated-non-prototype", "-include", declaration(of: name, for: compile)],
                        remark: "\(place) the function '\(name)' returns a pointer, which no declaration tells: "
                            + "write one, or import the header that has it"))
            }
        }
        return cures
    }

    private static func isPointer(_ use: Diagnostic, of call: Diagnostic) -> Bool {
        use.file == call.file && use.line == call.line && asPointer.contains { use.kind.hasPrefix($0) }
    }

    /// The path of a header that declares the function without parameter types.
    private static func declaration(of name: String, for compile: BuildStep) -> String {
        let file = compile.output.appendingPathExtension("mended").appendingPathComponent("Declares-\(name).h")
        try? FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try? Data("void *\(name)();\n".utf8).write(to: file)
        return file.path
    }
}
