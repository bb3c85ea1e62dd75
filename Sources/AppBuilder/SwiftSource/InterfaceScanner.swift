/// Finds the classes, outlets and actions in a Swift source that a nib can refer to.
///
/// Members are recognised by attributes: `@IBOutlet`, `@IBInspectable`, `@IBAction`, and `@objc` for methods with the
/// signature of an action. Classes that the generated code cannot access are left out: private ones in other types,
/// local ones and generic ones.
struct InterfaceScanner {
    private let source: SwiftText
    private var index = 0
    private var types: [InterfaceType] = []
    private var branches: [CompilationBranch] = []

    /// The greatest nesting depth of types; deeper ones are left out.
    private static let maximumDepth = 64

    static func types(in source: SwiftText) -> [InterfaceType] {
        var scanner = InterfaceScanner(source: source)
        scanner.scanBody(Scope())
        return scanner.types
    }

    private init(source: SwiftText) { self.source = source }

    /// The scope that contains declarations.
    private struct Scope {
        var path: [String] = []
        var depth = 0
        /// The index in `types` for members; nil outside of classes, and in classes that are not accessible.
        var type: Int?
        var isReachable = true
        /// Whether the class has the attribute `@objcMembers`.
        var exposesAll = false
    }

    /// The attributes and modifiers before a declaration's keyword.
    private struct Modifiers {
        var attributes: [String: String] = [:]
        var words: Set<String> = []
        func has(_ attribute: String) -> Bool { attributes[attribute] != nil }
    }

    // MARK: Tokens

    private var token: SwiftToken? { index < source.tokens.count ? source.tokens[index] : nil }
    private func token(_ offset: Int) -> SwiftToken? {
        index + offset < source.tokens.count ? source.tokens[index + offset] : nil
    }
    private func word(_ offset: Int = 0) -> String? {
        guard let token = token(offset), token.kind == .word else { return nil }
        return source.text(token)
    }
    private func isMark(_ character: Character, _ offset: Int = 0) -> Bool { token(offset)?.kind == .mark(character) }

    /// Skips from an opening bracket past its closing one.
    private mutating func skipBrackets() {
        var depth = 0
        while let token {
            index += 1
            switch token.kind {
            case .mark("("), .mark("["), .mark("{"): depth += 1
            case .mark(")"), .mark("]"), .mark("}"): depth -= 1
            default: break
            }
            if depth <= 0 { return }
        }
    }

    /// Skips `<…>` after a name; returns false if there is none.
    private mutating func skipGenericParameters() -> Bool {
        guard isMark("<") else { return false }
        var depth = 0
        while let token {
            if token.kind == .mark("<") { depth += 1 }
            if token.kind == .mark(">") { depth -= 1 }
            if token.kind == .mark("{") { return true }
            index += 1
            if depth == 0 { return true }
        }
        return true
    }

    // MARK: Declarations

    private mutating func scanBody(_ scope: Scope) {
        var modifiers = Modifiers()
        while let token {
            switch token.kind {
            case .mark("}"): return
            case .mark("@"): scanAttribute(into: &modifiers)
            case .mark("#"): scanDirective()
            case .mark("{"), .mark("("), .mark("["):
                skipBrackets()
                modifiers = Modifiers()
            case .mark("."): index += word(1) == nil ? 1 : 2
            case .word:
                if scanKeyword(source.text(token), scope, modifiers) {
                    modifiers = Modifiers()
                } else {
                    modifiers.words.insert(source.text(token))
                    index += 1
                    // For example `private(set)`.
                    if isMark("("), self.token?.startsLine == false { skipBrackets() }
                }
            default:
                index += 1
                modifiers = Modifiers()
            }
        }
    }

    /// - Returns: False for a modifier, or a word that does not start a declaration.
    private mutating func scanKeyword(_ keyword: String, _ scope: Scope, _ modifiers: Modifiers) -> Bool {
        switch keyword {
        case "class"
        where [
            "func", "var", "let", "subscript", "override", "final", "private", "fileprivate", "public",
            "open", "internal",
        ].contains(word(1) ?? ""): return false
        case "class", "struct", "enum", "actor", "protocol", "extension":
            guard word(1) != nil, token(1)?.startsLine == false || keyword != "actor" else { return false }
            scanType(keyword, scope, modifiers)
        case "var": scanVariables(scope, modifiers)
        case "func": scanFunction(scope, modifiers)
        case "let", "init", "deinit", "subscript", "case", "typealias", "import", "associatedtype": index += 1
        default: return false
        }
        return true
    }

    private mutating func scanAttribute(into modifiers: inout Modifiers) {
        index += 1
        guard let name = word() else { return }
        index += 1
        var arguments = ""
        if let open = token, open.kind == .mark("("), open.range.lowerBound == source.tokens[index - 1].range.upperBound
        {
            let start = open.range.upperBound
            skipBrackets()
            arguments = source.text(start..<max(start, source.tokens[index - 1].range.lowerBound))
        }
        modifiers.attributes[name] = arguments
    }

    private mutating func scanDirective() {
        guard let name = word(1), ["if", "elseif", "else", "endif"].contains(name) else {
            index += 1
            return
        }
        let line = source.line(from: index)
        index = line.end
        switch name {
        case "if": branches.append(CompilationBranch(directives: [line.text]))
        case "endif": _ = branches.popLast()
        default:
            if !branches.isEmpty { branches[branches.count - 1].directives.append(line.text) }
        }
    }

    private mutating func scanType(_ keyword: String, _ scope: Scope, _ modifiers: Modifiers) {
        index += 1
        var path = scope.path
        while let name = word() {
            path.append(name)
            index += 1
            guard isMark("."), word(1) != nil else { break }
            index += 1
        }
        let isGeneric = skipGenericParameters()
        while let token, token.kind != .mark("{"), token.kind != .mark("}") {
            if token.kind == .mark("(") || token.kind == .mark("[") { skipBrackets() } else { index += 1 }
        }
        guard isMark("{") else { return }
        guard scope.depth < Self.maximumDepth else { return skipBrackets() }
        index += 1
        var inner = Scope(path: path, depth: scope.depth + 1)
        inner.isReachable =
            scope.isReachable && !isGeneric && keyword != "protocol"
            && !(modifiers.words.contains("private") && !scope.path.isEmpty)
        inner.exposesAll = modifiers.has("objcMembers")
        if inner.isReachable, keyword == "class" || keyword == "extension" {
            inner.type = types.count
            types.append(InterfaceType(name: path.joined(separator: "."), conditions: branches, members: []))
        }
        let outerBranches = branches
        branches = []
        scanBody(inner)
        branches = outerBranches
        index += 1
    }

    // MARK: Members

    private mutating func scanVariables(_ scope: Scope, _ modifiers: Modifiers) {
        index += 1
        let isOutlet =
            (modifiers.has("IBOutlet") || modifiers.has("IBInspectable")) && !modifiers.words.contains("static")
            && !modifiers.words.contains("class")
        while let name = word() {
            index += 1
            if isOutlet { add(InterfaceMember(kind: .outlet, name: name, conditions: branches), to: scope) }
            if isMark(":") { skipType() }
            guard isMark(","), word(1) != nil else { return }
            index += 1
        }
    }

    /// Skips from a colon past the type.
    private mutating func skipType() {
        index += 1
        var depth = 0
        while let token {
            switch token.kind {
            case .mark("<"): depth += 1
            case .mark(">"): depth -= 1
            case .mark("("), .mark("["):
                skipBrackets()
                continue
            case .mark(",") where depth <= 0: return
            case .mark("="), .mark("{"), .mark("}"), .mark(";"), .mark("@"), .mark("#"): return
            case .word where token.startsLine: return
            default: break
            }
            index += 1
        }
    }

    private mutating func scanFunction(_ scope: Scope, _ modifiers: Modifiers) {
        index += 1
        guard let name = word() else { return }
        index += 1
        guard !skipGenericParameters(), isMark("(") else { return }
        let parameters = scanParameters()
        let isAction = modifiers.has("IBAction") || modifiers.has("objc") || scope.exposesAll
        guard isAction, returnsNothing(), let parameters, parameters.count <= 2,
            parameters.count < 2 || parameters[1].isEvent,
            modifiers.words.isDisjoint(with: ["static", "class", "mutating"]), !modifiers.has("nonobjc")
        else { return }
        let labels = parameters.map(\.label)
        let given = modifiers.attributes["objc"].flatMap { $0.isEmpty ? nil : $0 }
        let reference = labels.isEmpty ? name : "\(name)(\(labels.map { $0 + ":" }.joined()))"
        let selector = given ?? ObjectiveCSelector.name(name.filter { $0 != "`" }, labels: labels)
        add(
            InterfaceMember(kind: .action(selector: selector), name: reference, conditions: branches), to: scope)
    }

    /// The parameters of a function; nil if an action cannot have them.
    private mutating func scanParameters() -> [(label: String, isEvent: Bool)]? {
        let start = index
        skipBrackets()
        let end = index
        defer { index = end }
        index = start + 1
        var parameters: [(label: String, isEvent: Bool)] = []
        while index < end - 1 {
            guard let label = word() else { return nil }
            while index < end - 1, !isMark(":") { index += 1 }
            index += 1
            var names: [String] = []
            var depth = 0
            while index < end - 1, depth > 0 || !isMark(",") {
                if let name = word() { names.append(name) }
                if isMark("<") { depth += 1 }
                if isMark(">") { depth -= 1 }
                if isMark("(") || isMark("[") || isMark("{") { skipBrackets() } else { index += 1 }
            }
            if names.first == "inout" { return nil }
            parameters.append((label, names.last == "UIEvent"))
            index += 1
        }
        return parameters
    }

    /// Whether the function after the parameters has no result, and is neither `async` nor throwing.
    private func returnsNothing() -> Bool {
        if ["async", "throws", "rethrows"].contains(word() ?? "") { return false }
        guard isMark("→") else { return true }
        return word(1) == "Void" || (isMark("(", 1) && isMark(")", 2))
    }

    private mutating func add(_ member: InterfaceMember, to scope: Scope) {
        if let type = scope.type { types[type].members.append(member) }
    }
}
