// What a symbol's printed declaration says about its types.
extension SymbolGraph.Symbol {
    var parameterTypes: [SwiftType] { (functionSignature?.parameters ?? []).map(\.type) }

    var resultType: SwiftType {
        guard let returns = functionSignature?.returns else { return .void }
        return SwiftType(returns.map(\.spelling).joined())
    }

    func parameters(labels: [String]) -> [ParameterDeclaration] {
        let parameters = functionSignature?.parameters ?? []
        return zip(labels, parameters).map { label, parameter in
            ParameterDeclaration(label: label, name: parameter.internalName ?? parameter.name, type: parameter.type)
        }
    }

    /// The type after the colon of `var name: Type { get set }`.
    var propertyType: SwiftType? {
        guard let range = declaration.firstRange(of: ": ") else { return nil }
        var text = declaration[range.upperBound...]
        if let accessors = text.firstRange(of: " { ") { text = text[..<accessors.lowerBound] }
        return SwiftType(String(text))
    }

    var isSettable: Bool {
        !declaration.contains("{ get }") && !declaration.contains(" let ") && !declaration.hasPrefix("let ")
            && !declaration.contains("{ get async") && !declaration.contains("{ get throws")
    }

    /// Why a function cannot be called from Objective-C, judged by its effects.
    var effects: String? {
        guard let close = declaration.lastIndex(of: ")") else { return nil }
        let head = declaration.firstRange(of: " -> ").map { declaration[..<$0.lowerBound] } ?? declaration[...]
        let effects = head.hasSuffix(")") ? "" : String(declaration[close...])
        if head.hasSuffix("throws") || effects.contains(" throws") { return "throws" }
        if head.hasSuffix("async") || effects.contains(" async") { return "async" }
        return nil
    }

    var sourcePosition: SourcePosition {
        SourcePosition(
            file: location?.uri ?? "", line: location?.position.line ?? 0, column: location?.position.character ?? 0)
    }
}

struct SourcePosition: Comparable {
    var file: String
    var line: Int
    var column: Int

    static func < (left: Self, right: Self) -> Bool {
        (left.file, left.line, left.column) < (right.file, right.line, right.column)
    }
}

extension SymbolGraph.Parameter {
    /// The type in `name: Type`.
    var type: SwiftType {
        let text = (declarationFragments ?? []).map(\.spelling).joined()
        guard let range = text.firstRange(of: ": ") else { return .unsupported(text) }
        return SwiftType(String(text[range.upperBound...]))
    }
}
