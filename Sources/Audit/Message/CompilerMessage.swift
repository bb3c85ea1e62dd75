/// A line in which a compiler or linker says that something is wrong.
struct CompilerMessage {
    enum Severity {
        case error
        case warning
    }

    let severity: Severity
    /// `Classes/Foo.m:12:3`, or a tool's name; empty if the line names none.
    let place: String
    let text: String

    /// - Parameter line: without colours.
    init?(_ line: some StringProtocol) {
        let marks: [(String, Severity)] = [("fatal error: ", .error), ("error: ", .error), ("warning: ", .warning)]
        for (mark, severity) in marks {
            if line.hasPrefix(mark) {
                (self.severity, place, text) = (severity, "", String(line.dropFirst(mark.count)))
                return
            }
            guard let range = line.firstRange(of: ": " + mark) else { continue }
            let place = line[..<range.lowerBound]
            // A place is a path with numbers or a tool's name, not a sentence that happens to have these words.
            guard !place.contains(where: \.isNewline), place.count < 4096 else { continue }
            (self.severity, self.place, text) = (severity, String(place), String(line[range.upperBound...]))
            return
        }
        // GNU's linker marks nothing: `main.o: in function 'main': main.m:(.text+0x1): undefined reference to 'f'`.
        for mark in ["undefined reference to ", "undefined symbol: ", "cannot find -l"] {
            guard let range = line.firstRange(of: mark) else { continue }
            (severity, place, text) = (.error, "", String(line[range.lowerBound...]))
            return
        }
        return nil
    }

    /// What is missing, by this message.
    var findings: [Finding] {
        let message = QuotedMessage(text)
        let isError = severity == .error
        for rule in Self.rules where message.wording.hasPrefix(rule.wording) {
            guard rule.name < message.names.count else { continue }
            let name = message.names[rule.name]
            guard !name.isEmpty else { continue }
            return Self.finish(rule.kind, name, message, isError)
        }
        return unquotedFinding.map { [$0] } ?? []
    }

    private struct Rule {
        var wording: String
        var kind: Finding.Kind
        /// Which of the quoted names it is.
        var name = 0
    }

    private static let rules: [Rule] = [
        Rule(wording: "'*' file not found", kind: .header),
        Rule(wording: "use of undeclared identifier '*'", kind: .identifier),
        Rule(wording: "unknown type name '*'", kind: .type),
        Rule(wording: "unknown class name '*'", kind: .class),
        Rule(wording: "unknown receiver '*'", kind: .class),
        Rule(wording: "receiver '*' for class message is a forward declaration", kind: .class),
        Rule(wording: "receiver type '*' for instance message is a forward declaration", kind: .class),
        Rule(wording: "property '*' cannot be found in forward class object '*'", kind: .class, name: 1),
        Rule(wording: "cannot find interface declaration for '*'", kind: .class),
        Rule(wording: "attempting to use the forward class '*' as superclass", kind: .class),
        Rule(wording: "cannot find protocol declaration for '*'", kind: .protocol),
        Rule(wording: "cannot find protocol definition for '*'", kind: .protocol),
        Rule(wording: "no type or protocol named '*'", kind: .protocol),
        Rule(wording: "property '*' not found on object of type '*'", kind: .property),
        Rule(wording: "property '*' not found on '*'", kind: .property),
        Rule(wording: "instance method '*' not found", kind: .selector),
        Rule(wording: "class method '*' not found", kind: .selector),
        Rule(wording: "instance method '*' is being used on", kind: .selector),
        Rule(wording: "no visible @interface for '*' declares the selector '*'", kind: .selector, name: 1),
        Rule(wording: "no known class method for selector '*'", kind: .selector),
        Rule(wording: "no known instance method for selector '*'", kind: .selector),
        Rule(wording: "'*' may not respond to '*'", kind: .selector, name: 1),
        Rule(wording: "call to undeclared function '*'", kind: .function),
        Rule(wording: "call to undeclared library function '*'", kind: .function),
        Rule(wording: "implicit declaration of function '*'", kind: .function),
        Rule(wording: "implicitly declaring library function '*'", kind: .function),
        Rule(wording: "undefined reference to '*'", kind: .symbol),
        Rule(wording: "no such file or directory: '*'", kind: .resource),
    ]

    private static func finish(
        _ kind: Finding.Kind, _ name: String, _ message: QuotedMessage, _ isError: Bool
    ) -> [Finding] {
        switch kind {
        case .header:
            let parts = name.split(separator: "/")
            // `MapKit/MapKit.h` misses the framework, not only a header of it.
            guard parts.count == 2, parts[1] == parts[0] + ".h" else {
                return [Finding(.header, name, isError: isError)]
            }
            return [Finding(.framework, String(parts[0]), isError: isError)]
        case .property:
            let owner = message.names.count > 1 ? typeName(message.names[1]) + "." : ""
            return [Finding(.property, owner + name, isError: isError)]
        case .class: return [Finding(.class, typeName(name), isError: isError)]
        case .selector: return [Finding(.selector, name.trimming("-+"), isError: isError)]
        case .symbol: return [symbol(name, isError)]
        default: return [Finding(kind, name, isError: isError)]
        }
    }

    /// `UIView *` is about UIView.
    private static func typeName(_ type: String) -> String { type.trimming(" *") }

    /// A symbol, or the class that it stands for.
    private static func symbol(_ name: String, _ isError: Bool) -> Finding {
        let bare = name.trimming("`'\".")
        let marks = [
            "__objc_class_name_", "_OBJC_CLASS_$_", "_OBJC_METACLASS_$_", "_OBJC_REF_CLASS_", "_OBJC_CLASS_",
            "_OBJC_METACLASS_", "OBJC_CLASS_$_",
        ]
        for mark in marks where bare.hasPrefix(mark) && bare.count > mark.count {
            return Finding(.class, String(bare.dropFirst(mark.count)), isError: isError)
        }
        return Finding(.symbol, bare, isError: isError)
    }

    /// Linkers' messages without quotes.
    private var unquotedFinding: Finding? {
        for (mark, kind) in [
            ("undefined symbol: ", Finding.Kind.symbol), ("undefined reference to ", .symbol),
            ("unable to find library -l", .library), ("cannot find -l", .library),
            ("library not found for -l", .library),
            ("framework not found ", .framework), ("unable to find framework ", .framework),
        ] {
            guard let range = text.firstRange(of: mark) else { continue }
            let name = String(text[range.upperBound...].prefix { $0 != " " && $0 != ":" && $0 != "," })
            guard !name.isEmpty else { continue }
            return kind == .symbol ? Self.symbol(name, true) : Finding(kind, name.trimming("'`\""))
        }
        return nil
    }
}

extension StringProtocol {
    /// Without these characters at both ends.
    func trimming(_ characters: String) -> String {
        let rest = drop { characters.contains($0) }
        guard let last = rest.lastIndex(where: { !characters.contains($0) }) else { return "" }
        return String(rest[...last])
    }
}
