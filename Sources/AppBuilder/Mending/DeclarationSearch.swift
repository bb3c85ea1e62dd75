import Foundation

/// Finds the declarations of names in a source with clang.
struct DeclarationSearch {
    let compile: BuildStep
    /// The flags that replace sources by their repaired copies.
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

    /// The type of an instance variable; nil if it is not found.
    func variableType(_ name: String) -> String? {
        declarations("::\(name)").lazy.filter { $0.contains("ObjCIvarDecl ") }
            .compactMap { Self.type(name, in: $0)?.type }.first { !$0.contains("unnamed") }
    }

    /// The declarations in clang's syntax tree whose names contain a text, as lines of its dump.
    private func declarations(_ filter: String) -> [Substring] {
        let output = "/dev/null"
        let arguments =
            compile.arguments.filter { $0 != "-c" }.map { $0 == BuildStep.outputPlaceholder ? output : $0 } + flags
            + ["-fsyntax-only", "-w", "-fno-color-diagnostics"]
            + ["-ast-dump", "-ast-dump-filter=\(filter)"].flatMap { ["-Xclang", $0] }
        let run = try? ToolProcess(program: compile.tool, arguments: arguments, folder: compile.folder).run()
        return run?.output.split(separator: "\n") ?? []
    }

    /// The type in `… name 'NSString *' readwrite retain`. A type alias is followed by the actual type:
    /// `'CGFloat':'double'`.
    private static func type(_ name: String, in line: Substring) -> (type: String, rest: Substring)? {
        guard let start = line.range(of: " \(name) '") else { return nil }
        let text = line[start.upperBound...]
        guard let end = text.firstIndex(of: "'") else { return nil }
        return (String(text[..<end]), text[text.index(after: end)...])
    }

    /// The selector in `getter Method 0x1234 'isNamed'`.
    private static func method(_ kind: String, _ text: Substring) -> String? {
        let parts = text.split(separator: "'")
        guard let index = parts.firstIndex(where: { $0.contains("\(kind) Method") }), index + 1 < parts.count else {
            return nil
        }
        return String(parts[index + 1])
    }
}
