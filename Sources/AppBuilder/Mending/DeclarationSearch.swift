import Foundation

/// Asks clang how names of a source are declared.
struct DeclarationSearch {
    let compile: BuildStep
    /// What puts mended copies in place.
    let flags: [String]

    func property(_ name: String, of owner: String) -> PropertyDeclaration? {
        for line in declarations("\(owner)::\(name)") where line.contains("ObjCPropertyDecl ") {
            guard let (type, rest) = Self.type(name, in: line) else { continue }
            let words = Set(rest.split(separator: " ").map(String.init))
            let setter = "set" + name.prefix(1).uppercased() + name.dropFirst() + ":"
            return PropertyDeclaration(
                name: name, type: type, attributes: words, getter: Self.method("getter", rest) ?? name,
                setter: Self.method("setter", rest) ?? setter)
        }
        return nil
    }

    /// The type of an instance variable.
    func variableType(_ name: String) -> String? {
        declarations("::\(name)").lazy.filter { $0.contains("ObjCIvarDecl ") }
            .compactMap { Self.type(name, in: $0)?.type }.first { !$0.contains("unnamed") }
    }

    /// The lines of clang's syntax tree that declare a name which contains a text.
    private func declarations(_ filter: String) -> [Substring] {
        let output = "/dev/null"
        let arguments =
            compile.arguments.filter { $0 != "-c" }.map { $0 == BuildStep.outputPlaceholder ? output : $0 } + flags
            + ["-fsyntax-only", "-w", "-fno-color-diagnostics"]
            + ["-ast-dump", "-ast-dump-filter=\(filter)"].flatMap { ["-Xclang", $0] }
        let run = try? ToolProcess(program: compile.tool, arguments: arguments, folder: compile.folder).run()
        return run?.output.split(separator: "\n") ?? []
    }

    /// `… name 'NSString *' readwrite retain`; a name for another type is followed by that: `'CGFloat':'double'`.
    private static func type(_ name: String, in line: Substring) -> (type: String, rest: Substring)? {
        guard let start = line.range(of: " \(name) '") else { return nil }
        let text = line[start.upperBound...]
        guard let end = text.firstIndex(of: "'") else { return nil }
        return (String(text[..<end]), text[text.index(after: end)...])
    }

    /// `getter Method 0x1234 'isNamed'`
    private static func method(_ kind: String, _ text: Substring) -> String? {
        let parts = text.split(separator: "'")
        guard let index = parts.firstIndex(where: { $0.contains("\(kind) Method") }), index + 1 < parts.count else {
            return nil
        }
        return String(parts[index + 1])
    }
}
