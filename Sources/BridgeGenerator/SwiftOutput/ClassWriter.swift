/// Writes the Swift side of one class: trampolines from Objective-C, calls of an app's overrides, the peer class, and
/// the registration.
struct ClassWriter {
    let declaration: ClassDeclaration
    let mapper: TypeMapper
    private(set) var skipped: [SkippedDeclaration] = []
    /// Selectors that Objective-C can really send, for headers and coverage.
    var bridged: BridgedMembers

    var calls: CallableWriter { CallableWriter(mapper: mapper) }
    /// The instance methods in the order of their registration, which is that of the class's method table.
    var instanceMethods: [String] = []
    var trampolines: [String] = []
    var overrides: [String] = []
    var registrations: [String] = []

    init(_ declaration: ClassDeclaration, mapper: TypeMapper) {
        self.declaration = declaration
        self.mapper = mapper
        bridged = BridgedMembers()
    }

    var name: String { declaration.name }
    /// Apps subclass classes of Objective-C, not references of C.
    var hasPeer: Bool { declaration.canBeSubclassed && !FrameworkLayout.isReferenceType(declaration) }
    var created: String { hasPeer ? "Peer_\(name)" : name }
    var actor: String { declaration.isMainActor ? "@MainActor " : "" }

    /// - Parameter inherited: what the superclasses' writers made overridable, nearest first.
    mutating func write(inherited: [BridgedMembers.Override]) -> String {
        if !FrameworkLayout.isReferenceType(declaration) {
            for member in declaration.members {
                switch member.form {
                case .property: writeProperty(member)
                case .method: writeMethod(member)
                }
            }
            writeInitializers()
        }
        var lines = [
            GeneratedFile.swiftHeader(of: declaration.module), "",
        ]
        lines += FrameworkLayout.swiftImports(of: declaration.module) + [""]
        if !instanceMethods.isEmpty {
            lines.append("/// The instance methods, once the class is registered.")
            lines.append("nonisolated(unsafe) var \(table): MethodTable?")
        }
        lines += (trampolines + overrides).map(withPlaces)
        if hasPeer { lines += peer(inherited: inherited) }
        lines += variables()
        lines += registration()
        return lines.joined(separator: "\n") + "\n"
    }

    // MARK: Members

    mutating func writeProperty(_ member: MemberDeclaration) {
        guard case .property(let names, let type, let isSettable, let isWeak) = member.form else { return }
        guard let mapped = mapper.map(type, name: member.swiftName), mapped.cType != "Void",
            !(member.isStatic && mapped.needsOwner && isSettable)
        else { return skip(member.title, "no counterpart for \(type.spelling)") }
        let target = member.isStatic ? name : "it"
        if !mapped.isInputOnly {
            trampoline(
                member, selector: names.getter, parameters: [], result: mapped,
                call: "\(target).\(escaped(member.swiftName))")
        }
        if isSettable {
            let parameter = CallableWriter.Parameter(
                declaration: ParameterDeclaration(label: "_", name: member.swiftName, type: type), type: mapped)
            trampoline(
                member, selector: names.setter, parameters: [parameter], result: mapper.map(.void)!,
                call: "\(target).\(escaped(member.swiftName)) = $arguments")
        }
        bridged.members.append(
            BridgedMembers.Member(declaration: member, parameters: [], result: mapped, isReadable: !mapped.isInputOnly))
        guard member.isOverridable, !mapped.isInputOnly, hasPeer else { return }
        let getter = overrideCall(member, selector: names.getter, parameters: [], swiftResult: type, result: mapped)
        let setter =
            isSettable
            ? overrideCall(
                member, selector: names.setter,
                parameters: [.init(declaration: .init(label: "_", name: "value", type: type), type: mapped)],
                swiftResult: .void, result: mapper.map(.void)!) : nil
        let prefix = (member.isNonisolated ? "nonisolated " : "") + "override " + (isWeak ? "weak " : "")
        var lines = [
            "    \(prefix)var \(escaped(member.swiftName)): \(declared(type)) {",
            "        get {",
            "            if looksUpOverrides, let sent = \(getter)(self) { return sent }",
            "            return super.\(escaped(member.swiftName))",
            "        }",
        ]
        if let setter {
            lines.append(
                "        set { if !looksUpOverrides || !\(setter)(self, newValue) { super.\(escaped(member.swiftName)) = newValue } }"
            )
        }
        if member.hasPackageSetter {
            lines.append("        set { super.\(escaped(member.swiftName)) = newValue }")
        }
        lines.append("    }")
        bridged.overrides.append(.init(title: member.title, lines: lines))
    }

    mutating func writeMethod(_ member: MemberDeclaration) {
        guard case .method(let selector, let parameters, let swiftResult) = member.form else { return }
        let types: (parameters: [CallableWriter.Parameter], result: BridgedType)
        switch calls.types(parameters, swiftResult) {
        case .success(let mapped): types = mapped
        case .failure(let error): return skip(member.title, "no counterpart for \(error.type)")
        }
        if member.isStatic, types.parameters.contains(where: { $0.type.needsOwner }) {
            return skip(member.title, "a class method has nobody who keeps a delegate or target")
        }
        let target = member.isStatic ? name : "it"
        trampoline(
            member, selector: selector, parameters: types.parameters, result: types.result,
            call: "\(target).\(escaped(member.swiftName))($arguments)")
        bridged.members.append(
            BridgedMembers.Member(
                declaration: member, parameters: types.parameters.map(\.type), result: types.result, isReadable: true))
        guard isOverridable(member, types.parameters.map(\.type)) else { return }
        let override = overrideCall(
            member, selector: selector, parameters: types.parameters, swiftResult: swiftResult, result: types.result)
        let signature = parameters.enumerated().map { index, parameter in
            "\(parameter.label) a\(index): \(declared(parameter.type))"
        }.joined(separator: ", ")
        let plain = parameters.indices.map { ", a\($0)" }.joined()
        let labelled = parameters.enumerated().map { index, parameter in
            (parameter.label == "_" ? "" : parameter.label + ": ") + "a\(index)"
        }.joined(separator: ", ")
        let prefix = member.isNonisolated ? "nonisolated override" : "override"
        let base = "super.\(escaped(member.swiftName))(\(labelled))"
        let head = "    \(prefix) func \(escaped(member.swiftName))(\(signature))"
        bridged.overrides.append(
            .init(
                title: member.title, types: parameters.map { declared($0.type) },
                lines: types.result.cType == "Void"
                    ? ["\(head) { if !looksUpOverrides || !\(override)(self\(plain)) { \(base) } }"]
                    : [
                        "\(head) -> \(declared(swiftResult)) {",
                        "        if looksUpOverrides, let sent = \(override)(self\(plain)) { return sent }",
                        "        return \(base)", "    }",
                    ]))
    }

    func isOverridable(_ member: MemberDeclaration, _ parameters: [BridgedType]) -> Bool {
        hasPeer && member.isOverridable && !member.returnsSelf && !parameters.contains(where: \.isInputOnly)
    }

    /// The C function that a message runs.
    mutating func trampoline(
        _ member: MemberDeclaration, selector: String, parameters: [CallableWriter.Parameter], result: BridgedType,
        call: String
    ) {
        let identifier = symbol(selector, isStatic: member.isStatic)
        let onFailure = result.cType == "Void" ? "return" : "return \(result.zero)"
        let (conversions, arguments) = calls.conversion(
            parameters, onFailure: onFailure, owner: member.isStatic ? nil : "object")
        let needsObject = !member.isStatic
        // A property's accessor is short: it does without retaining the object. A method may run long, and let go of
        // it.
        let isProperty = if case .property = member.form { true } else { false }
        let borrows = needsObject && isProperty
        var body: [String] = []
        if needsObject {
            if !borrows { body.append("let it = peer(object, as: \(name).self)") }
            if isProperty
                ? (hasPeer && member.isOverridable && !result.isInputOnly
                    && !parameters.contains { $0.type.isInputOnly }) : isOverridable(member, parameters.map(\.type))
            {
                body.append("passThrough(it)")
            }
        }
        let expression = call.replacing("$arguments", with: arguments)
        switch (result.cType, call.contains(" = $arguments")) {
        case ("Void", true): body.append(expression)
        case ("Void", false): body.append(member.isVoid ? expression : "_ = \(expression)")
        default: body.append("return " + returned(result, by: selector).objectiveC(expression))
        }
        if borrows {
            let head = "\(result.cType == "Void" ? "" : "return ")withPeer(object, as: \(name).self) { it in"
            body = [head] + body.map { "    " + $0 } + ["}"]
        }
        body = conversions + body
        let isolation = declaration.isMainActor && !member.isNonisolated ? "@MainActor " : ""
        let type = calls.functionType(parameters.map(\.type), result.cType)
        trampolines += ["", "private let \(identifier): \(isolation)\(type) = {"]
        trampolines.append("    " + calls.head(parameters.count, usesObject: needsObject))
        trampolines += body.map { "    " + $0 } + ["}"]
        register(
            selector, calls.encoding(parameters.map(\.type), result), identifier, isStatic: member.isStatic)
    }

    /// What a method gives whose name begins with `copyWith` is its caller's.
    func returned(_ result: BridgedType, by selector: String) -> BridgedType {
        guard selector.hasPrefix("copyWith") || selector.hasPrefix("mutableCopyWith") else { return result }
        var owned = result
        owned.toObjectiveC = result.toObjectiveC.replacing("autoreleasedShell(of:", with: "retainedShell(of:")
        return owned
    }

    /// The function that calls an app's override; it returns nil (or false) if there is none.
    mutating func overrideCall(
        _ member: MemberDeclaration, selector: String, parameters: [CallableWriter.Parameter], swiftResult: SwiftType,
        result: BridgedType
    ) -> String {
        let function = "override_" + symbol(selector, isStatic: false)
        let isolation = declaration.isMainActor && !member.isNonisolated ? "@MainActor " : ""
        let signature =
            (["_ it: \(name)"]
            + parameters.enumerated().map {
                "_ a\($0): \(closureParameter($1.declaration.type))"
            }).joined(separator: ", ")
        let isVoid = result.cType == "Void"
        let returned = isVoid ? "Bool" : optional(swiftResult)
        let arguments =
            (["method.shell", "method.selector"]
            + parameters.enumerated().map { $1.type.argument("a\($0)") }).joined(separator: ", ")
        let call = "send(\(arguments))"
        overrides += [
            // Not inlined: one copy serves the peers of all subclasses.
            "", "@inline(never) \(isolation)func \(function)(\(signature)) -> \(returned) {",
            "    guard let method = appMethod(it, \(table), \(place(of: selector))) "
                + "else { return \(isVoid ? "false" : "nil") }",
            "    let send = unsafeBitCast(method.implementation, to: "
                + "(\(calls.functionType(parameters.map(\.type), result.cType))).self)",
        ]
        if isVoid {
            overrides += ["    \(call)", "    return true"]
        } else if result.needsOwner {
            overrides += [
                "    let object = method.shell",
                "    let value: \(swiftResult.isOptional ? swiftResult.spelling : optional(swiftResult)) = "
                    + result.swift(call, owner: "object"),
                "    return value",
            ]
        } else {
            overrides.append("    return \(result.swift(call, owner: nil))")
        }
        overrides.append("}")
        return function
    }

    func peer(inherited: [BridgedMembers.Override]) -> [String] {
        var lines = ["", "final class Peer_\(name): \(name) {"]
        var seen: Set<String> = []
        for member in bridged.overrides + inherited where seen.insert(member.key).inserted { lines += member.lines }
        return lines + ["    deinit { sendDealloc(self) }", "}"]
    }

    var table: String { "\(name)_methods" }

    /// Stands for a method's place in the table until all methods are known.
    func place(of selector: String) -> String { "#\(selector)#" }

    func withPlaces(_ line: String) -> String {
        let parts = line.split(separator: "#", omittingEmptySubsequences: false)
        guard parts.count == 3, let place = instanceMethods.firstIndex(of: String(parts[1])) else { return line }
        return parts[0] + String(place) + parts[2]
    }

    func registration() -> [String] {
        let superclass = declaration.superclass.map { "\($0.name).self" } ?? "nil"
        let protocols =
            declaration.protocols.isEmpty
            ? "" : ", protocols: [\(declaration.protocols.map { "\"\($0)\"" }.joined(separator: ", "))]"
        let isEmpty = registrations.isEmpty && DeclaredVariables.of(declaration).isEmpty
        var lines = [
            "", "func register_\(name)() {",
            "    \(instanceMethods.isEmpty ? "_" : table) = register(\(name).self, \"\(name)\", superclass: \(superclass)\(protocols)) { \(isEmpty ? "_" : "it") in",
        ]
        lines += registrations.map { "        " + $0 }
        lines += DeclaredVariables.of(declaration).map {
            "        it.variable(\"\($0.name)\", \"\($0.encoding)\", size: \($0.size), alignment: \($0.alignment))"
        }
        return lines + ["    }", "}"]
    }

    /// Where the variables that the header declares are in a shell.
    func variables() -> [String] {
        let places = DeclaredVariables.places(in: declaration)
        guard !places.isEmpty else { return [] }
        return ["", "/// The places of the declared variables in a shell.", "enum \(name)_variables {"]
            + places.map { "    static let \($0.variable.name) = \($0.offset)" } + ["}"]
    }

    mutating func register(_ selector: String, _ types: String, _ function: String, isStatic: Bool) {
        if !isStatic { instanceMethods.append(selector) }
        registrations.append(
            "it.\(isStatic ? "classMethod" : "method")(\"\(selector)\", \"\(types)\", implementation(\(function)))")
    }

    // MARK: Spelling

    func symbol(_ selector: String, isStatic: Bool) -> String {
        "\(name)_\(isStatic ? "class_" : "")\(ObjectiveCNames.identifier(selector))"
    }

    /// A type as a signature spells it, where `!` is allowed.
    func declared(_ type: SwiftType) -> String {
        if case .unwrapped(let inner) = type { return SwiftType.optional(inner).spelling.trimmingSuffix("?") + "!" }
        return type.spelling
    }

    func closureParameter(_ type: SwiftType) -> String { type.spelling }

    func optional(_ type: SwiftType) -> String {
        if case .existential = type { return "(\(type.spelling))?" }
        return "\(type.spelling)?"
    }

    func escaped(_ name: String) -> String { SwiftKeywords.escaped(name) }

    mutating func skip(_ title: String, _ reason: String) {
        skipped.append(SkippedDeclaration(name: "\(name).\(title)", reason: reason))
    }
}

extension MemberDeclaration {
    /// A method that returns nothing, or a property (whose setter does).
    fileprivate var isVoid: Bool {
        if case .method(_, _, let result) = form { return result == .void }
        return true
    }
}
