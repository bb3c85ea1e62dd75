/// Writes the Objective-C header of one class or protocol.
struct HeaderWriter {
    let model: FrameworkModel

    func header(of declaration: ClassDeclaration, _ bridged: BridgedMembers) -> String {
        let own = bridged.members
        let types = own.flatMap { $0.parameters + [$0.result] } + bridged.initializers.flatMap(\.parameters)
        let classes = Set(types.flatMap(\.classes)).subtracting([declaration.name]).sorted()
        let protocols = Set(types.flatMap(\.protocols) + declaration.protocols).sorted()
        var lines = [GeneratedFile.header(of: declaration.module), imports(module: declaration.module)]
        if let superclass = declaration.superclass {
            lines.append("#import <\(superclass.module)/\(superclass.name).h>")
        }
        // Delegates' protocols are whole: a subclass's delegate has to be seen as one of the superclass's.
        for name in protocols {
            if let type = model.protocols[name] { lines.append("#import <\(type.module)/\(name).h>") }
        }
        lines.append("")
        if !classes.isEmpty { lines.append("@class \(classes.joined(separator: ", "));") }
        if lines.last != "" { lines.append("") }
        let adopted = declaration.protocols.isEmpty ? "" : " <\(declaration.protocols.joined(separator: ", "))>"
        let variables = DeclaredVariables.of(declaration)
        lines.append(
            "@interface \(declaration.name) : \(declaration.superclass?.name ?? "NSObject")\(adopted)"
                + (variables.isEmpty ? "" : " {"))
        if !variables.isEmpty {
            lines += ["@private"] + variables.map { "    " + $0.declaration } + ["}"]
        }
        let properties = own.filter(\.isInstanceProperty)
        let methods = own.filter { !$0.isInstanceProperty }
        lines += initializers(bridged, of: declaration)
        lines += properties.flatMap(lines(of:))
        lines += methods.filter(\.declaration.isStatic).flatMap(lines(of:))
        lines += methods.filter { !$0.declaration.isStatic }.flatMap(lines(of:))
        lines.append("@end")
        return lines.joined(separator: "\n") + "\n"
    }

    func header(of declaration: ProtocolDeclaration, _ bridged: BridgedMembers) -> String {
        let types = bridged.members.flatMap { $0.parameters + [$0.result] }
        let classes = Set(types.flatMap(\.classes)).sorted()
        let protocols = Set(types.flatMap(\.protocols)).subtracting([declaration.name]).sorted()
        var lines = [GeneratedFile.header(of: declaration.module), imports(module: declaration.module)]
        for name in declaration.inherited {
            if let refined = model.protocols[name] { lines.append("#import <\(refined.module)/\(name).h>") }
        }
        lines.append("")
        if !classes.isEmpty { lines.append("@class \(classes.joined(separator: ", "));") }
        if !protocols.isEmpty { lines.append("@protocol \(protocols.joined(separator: ", "));") }
        let refined = ["NSObject"] + declaration.inherited
        lines.append("@protocol \(declaration.name) <\(refined.joined(separator: ", "))>")
        let required = bridged.members.filter { !$0.declaration.isOptional }
        let optional = bridged.members.filter(\.declaration.isOptional)
        if !required.isEmpty { lines += ["@required"] + required.flatMap(lines(of:)) }
        // Old apps declare properties by these names with attributes of their own, which is no fault beside a method.
        let areMethods = FrameworkLayout.keptProtocols.contains(declaration.name)
        if !optional.isEmpty {
            lines +=
                ["@optional"]
                + optional.flatMap { areMethods ? self.getter($0) ?? self.lines(of: $0) : self.lines(of: $0) }
        }
        lines.append("@end")
        return lines.joined(separator: "\n") + "\n"
    }

    private func imports(module: String) -> String { "#import <\(module)/\(module)Types.h>" }

    private func initializers(_ bridged: BridgedMembers, of declaration: ClassDeclaration) -> [String] {
        bridged.initializers.filter { $0.declaration.selector != "init" || !$0.parameters.isEmpty }
            .map { initializer in
                let names = initializer.declaration.parameters.map(\.name)
                let result =
                    initializer.declaration.isFactory && FrameworkLayout.isReferenceType(declaration)
                    ? "\(declaration.name)Ref" : initializer.declaration.isFactory ? "instancetype" : "id"
                return ObjectiveCSyntax.method(
                    initializer.declaration.selector, result: result,
                    parameters: Array(zip(initializer.parameters.map(\.header), names)).map {
                        (type: $0.0, name: $0.1)
                    },
                    isClassMethod: initializer.declaration.isFactory, isVariadic: initializer.declaration.isVariadic)
            }
    }

    /// A read-only property as the method that it is; nil for another member.
    private func getter(_ member: BridgedMembers.Member) -> [String]? {
        guard case .property(let names, _, false, _) = member.declaration.form else { return nil }
        return [
            ObjectiveCSyntax.method(names.getter, result: member.result.header, parameters: [], isClassMethod: false)
        ]
    }

    private func lines(of member: BridgedMembers.Member) -> [String] {
        if member.declaration.isUndeclared { return [] }
        switch member.declaration.form {
        case .property(let names, _, let isSettable, let isWeak):
            guard member.declaration.isStatic else {
                return [
                    ObjectiveCSyntax.property(
                        names, type: member.result,
                        isSettable: isSettable && !member.declaration.isReadOnlyInHeaders, isWeak: isWeak)
                ]
            }
            var lines = [
                ObjectiveCSyntax.method(names.getter, result: member.result.header, parameters: [], isClassMethod: true)
            ]
            if isSettable {
                lines.append(
                    ObjectiveCSyntax.method(
                        names.setter, result: "void", parameters: [(member.result.header, "value")], isClassMethod: true
                    ))
            }
            return lines
        case .method(let selector, let parameters, _):
            return [
                ObjectiveCSyntax.method(
                    selector, result: member.result.header,
                    parameters: zip(member.parameters, parameters).map { (type: $0.header, name: $1.name) },
                    isClassMethod: member.declaration.isStatic)
            ]
        }
    }
}

extension BridgedMembers.Member {
    fileprivate var isInstanceProperty: Bool {
        if case .property = declaration.form { return !declaration.isStatic }
        return false
    }
}
