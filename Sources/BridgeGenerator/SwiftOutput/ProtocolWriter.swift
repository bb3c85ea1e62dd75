/// Writes the proxy of one protocol: the Swift object that passes the frameworks' calls on to an Objective-C delegate.
struct ProtocolWriter {
    let declaration: ProtocolDeclaration
    let mapper: TypeMapper
    private(set) var skipped: [SkippedDeclaration] = []
    private(set) var bridged = BridgedMembers()
    private var calls: CallableWriter { CallableWriter(mapper: mapper) }

    init(_ declaration: ProtocolDeclaration, mapper: TypeMapper) {
        self.declaration = declaration
        self.mapper = mapper
    }

    /// - Parameter inherited: the requirements of the protocols that this one refines.
    mutating func write(inherited: [MemberDeclaration]) -> String? {
        let own = declaration.requirements
        var selectors: [String] = []
        var members: [String] = []
        var fallbacks: [String] = []
        for (index, requirement) in (own + inherited).enumerated() {
            guard let written = write(requirement) else {
                if index < own.count {
                    skipped.append(
                        .init(
                            name: "\(declaration.name).\(requirement.title)",
                            reason: "no counterpart for one of its types"))
                }
                if requirement.isOptional { continue }
                return nil
            }
            if index < own.count {
                bridged.members.append(
                    .init(
                        declaration: requirement, parameters: written.parameters, result: written.result,
                        isReadable: true))
            }
            selectors += written.selectors
            members += written.lines
            if !requirement.isOptional { fallbacks += written.fallback }
        }
        let name = declaration.name
        let actor = declaration.isMainActor ? "@MainActor " : ""
        let conformance = "ProtocolProxy, \(name)"
        var lines = [GeneratedFile.swiftHeader(of: declaration.module), ""]
        lines += FrameworkLayout.swiftImports(of: declaration.module)
        lines += ["", "private enum Selectors_\(name) {"]
        lines += selectors + ["}", "", "\(actor)final class Proxy_\(name): \(conformance) {"]
        lines += members + ["}", ""]
        lines += [
            "/// Answers what an Objective-C object leaves out: with the protocol's default implementations.",
            "\(actor)private final class Default_\(name): NSObject, \(name) {",
            "    static let instance = Default_\(name)()",
        ]
        lines += fallbacks + ["}"]
        return lines.joined(separator: "\n") + "\n"
    }

    private struct Written {
        var selectors: [String]
        var lines: [String]
        var fallback: [String]
        var parameters: [BridgedType]
        var result: BridgedType
    }

    private func write(_ requirement: MemberDeclaration) -> Written? {
        guard !requirement.isStatic else { return nil }
        switch requirement.form {
        case .method(let selector, let parameters, let result):
            guard case .success(let types) = calls.types(parameters, result),
                !types.parameters.contains(where: { $0.type.isInputOnly })
            else { return nil }
            return method(requirement, selector, types.parameters, result, types.result)
        case .property(let names, let type, let isSettable, _):
            guard let mapped = mapper.map(type), !mapped.isInputOnly else { return nil }
            return property(requirement, names, type, isSettable, mapped)
        }
    }

    private func constant(_ selector: String) -> String {
        "Selectors_\(declaration.name).\(SwiftKeywords.escaped(ObjectiveCNames.identifier(selector)))"
    }

    private func selectorLine(_ selector: String, _ encoding: String) -> String {
        "    static let \(SwiftKeywords.escaped(ObjectiveCNames.identifier(selector))) = selector(\"\(selector)\", \"\(encoding)\")"
    }

    private func method(
        _ requirement: MemberDeclaration, _ selector: String, _ parameters: [CallableWriter.Parameter],
        _ swiftResult: SwiftType, _ result: BridgedType
    ) -> Written {
        let signature = parameters.enumerated().map {
            "\($1.declaration.label) a\($0): \($1.declaration.type.spelling)"
        }
        .joined(separator: ", ")
        let arguments = parameters.enumerated().map { index, parameter in
            (parameter.declaration.label == "_" ? "" : parameter.declaration.label + ": ") + "a\(index)"
        }.joined(separator: ", ")
        let isVoid = result.cType == "Void"
        let arrow = isVoid ? "" : " -> \(swiftResult.spelling)"
        let name = SwiftKeywords.escaped(requirement.swiftName)
        let prefix = requirement.isNonisolated ? "nonisolated " : ""
        let head = "    \(prefix)func \(name)(\(signature))\(arrow) {"
        let missing = "Default_\(declaration.name).instance.\(name)(\(arguments))"
        var lines = [
            head,
            // A required method is sent whatever the object answers: what it lacks is reported as any other message.
            "        guard let object = \(requirement.isOptional ? "target(for: \(constant(selector)))" : "target") "
                + "else { return \(missing) }",
        ]
        let raises = !requirement.isOptional && declaration.isMainActor && !requirement.isNonisolated
        lines += send(
            selector, parameters.map(\.type), parameters.indices.map { "a\($0)" }, swiftResult, result,
            raises ? "nothingAnswered(\"\(owner)\", \"\(selector)\", \(missing))" : missing)
        lines.append("    }")
        return Written(
            selectors: [selectorLine(selector, calls.encoding(parameters.map(\.type), result))], lines: lines,
            fallback: fallback(head, swiftResult, result, selector), parameters: parameters.map(\.type), result: result)
    }

    /// Whose object it is, in Apple's words: `UITableView dataSource`.
    private var owner: String {
        for (ending, role) in [("DataSource", " dataSource"), ("Delegate", " delegate")]
        where declaration.name.hasSuffix(ending) {
            return declaration.name.dropLast(ending.count) + role
        }
        return declaration.name
    }

    private func property(
        _ requirement: MemberDeclaration, _ names: ObjectiveCNames.Property, _ type: SwiftType, _ isSettable: Bool,
        _ mapped: BridgedType
    ) -> Written {
        let name = SwiftKeywords.escaped(requirement.swiftName)
        let missing = "Default_\(declaration.name).instance.\(name)"
        var selectors = [selectorLine(names.getter, calls.encoding([], mapped))]
        var lines = [
            "    var \(name): \(type.spelling) {", "        get {",
            "        guard let object = target(for: \(constant(names.getter))) else { return \(missing) }",
        ]
        lines += send(names.getter, [], [], type, mapped, missing)
        lines.append("        }")
        if isSettable, let void = mapper.map(.void) {
            selectors.append(selectorLine(names.setter, calls.encoding([mapped], void)))
            lines += [
                "        set {", "        guard let object = target(for: \(constant(names.setter))) else { return }",
            ]
            lines += send(names.setter, [mapped], ["newValue"], .void, void, "") + ["        }"]
        }
        lines.append("    }")
        let head = "    var \(name): \(type.spelling) {"
        var fallback: [String]
        if isSettable {
            let body = self.fallback("        get {", type, mapped, names.getter)
            fallback = [head] + body + ["        set {}", "    }"]
        } else {
            fallback = self.fallback(head, type, mapped, names.getter)
        }
        return Written(selectors: selectors, lines: lines, fallback: fallback, parameters: [], result: mapped)
    }

    private func send(
        _ selector: String, _ types: [BridgedType], _ values: [String], _ swiftResult: SwiftType, _ result: BridgedType,
        _ missing: String
    ) -> [String] {
        let function = calls.functionType(types, result.cType)
        let arguments = (["object", constant(selector)] + zip(types, values).map { $0.argument($1) })
            .joined(separator: ", ")
        var lines = [
            "        let send = unsafeBitCast(message_lookup(object, \(constant(selector))), to: (\(function)).self)"
        ]
        if result.cType == "Void" {
            lines.append("        send(\(arguments))")
        } else if result.isFailable {
            lines.append("        return \(result.swift("send(\(arguments))", owner: nil)) ?? \(missing)")
        } else {
            lines.append("        return \(result.swift("send(\(arguments))", owner: nil))")
        }
        return lines
    }

    /// What a required method gives when the Objective-C object does not have it.
    private func fallback(_ head: String, _ type: SwiftType, _ result: BridgedType, _ selector: String) -> [String] {
        if result.cType == "Void" { return [head + "}"] }
        let value: String
        if type.isOptional {
            value = "nil"
        } else if result.cType == "ObjCObject?" || result.isFailable || result.cType == "ObjCSelector" {
            value = "missingRequirement(\"\(declaration.name)\", \"\(selector)\")"
        } else {
            value = result.swift(result.zero, owner: nil)
        }
        return [head + " \(value) }"]
    }
}
