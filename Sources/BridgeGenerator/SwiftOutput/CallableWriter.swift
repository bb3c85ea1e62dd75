/// The Swift that carries arguments over for one message.
struct CallableWriter {
    let mapper: TypeMapper

    /// A parameter with the way its type crosses.
    struct Parameter {
        var declaration: ParameterDeclaration
        var type: BridgedType
    }

    /// The parameters and the result, or the type that Objective-C has no counterpart for.
    func types(
        _ parameters: [ParameterDeclaration], _ result: SwiftType
    ) -> Result<(parameters: [Parameter], result: BridgedType), Unmappable> {
        var mapped: [Parameter] = []
        for parameter in parameters {
            let name = parameter.label == "target" ? "target" : parameter.name
            guard let type = mapper.map(parameter.type, name: name), type.cType != "Void" else {
                return .failure(Unmappable(type: parameter.type.spelling))
            }
            mapped.append(Parameter(declaration: parameter, type: type))
        }
        guard let result = mapper.map(result), result.isReturnable else {
            return .failure(Unmappable(type: result.spelling))
        }
        return .success((mapped, result))
    }

    struct Unmappable: Error { var type: String }

    /// `@convention(c) (ObjCObject, ObjCSelector, Int) -> Void`
    func functionType(_ parameters: [BridgedType], _ result: String) -> String {
        "@convention(c) (\((["ObjCObject", "ObjCSelector"] + parameters.map(\.cType)).joined(separator: ", "))) -> \(result)"
    }

    /// The type encoding of a method, for instance `v24@0:8q16`.
    func encoding(_ parameters: [BridgedType], _ result: BridgedType) -> String {
        var text = ""
        var offset = 16
        for parameter in parameters {
            text += parameter.encoding + String(offset)
            offset += (parameter.size + 7) / 8 * 8
        }
        return "\(result.encoding)\(offset)@0:8\(text)"
    }

    /// Statements that turn `a0`, `a1` … into Swift values, and the argument list with labels.
    func conversion(_ parameters: [Parameter], onFailure: String, owner: String?) -> (
        lines: [String], arguments: String
    ) {
        var lines: [String] = []
        var arguments: [String] = []
        for (index, parameter) in parameters.enumerated() {
            let value = parameter.type.swift("a\(index)", owner: owner)
            let label = parameter.declaration.label == "_" ? "" : parameter.declaration.label + ": "
            if parameter.type.isFailable {
                lines.append("guard let v\(index) = \(value) else { \(onFailure) }")
                arguments.append("\(label)v\(index)")
            } else if parameter.type.isInputOnly || parameter.type.needsOwner {
                lines.append("let v\(index): \(parameter.declaration.type.spelling) = \(value)")
                arguments.append("\(label)v\(index)")
            } else {
                arguments.append(label + value)
            }
        }
        return (lines, arguments.joined(separator: ", "))
    }

    /// The head of a C closure: `object, command, a0, a1 in`.
    func head(_ count: Int, usesObject: Bool = true, usesCommand: Bool = false) -> String {
        let names = [usesObject ? "object" : "_", usesCommand ? "command" : "_"] + (0..<count).map { "a\($0)" }
        return names.joined(separator: ", ") + " in"
    }
}
