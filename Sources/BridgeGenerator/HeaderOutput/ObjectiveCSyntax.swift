/// Objective-C declarations as header text.
enum ObjectiveCSyntax {
    /// `- (void)setTitle:(NSString *)title forState:(UIControlState)state;`
    static func method(
        _ selector: String, result: String, parameters: [(type: String, name: String)], isClassMethod: Bool,
        isVariadic: Bool = false
    ) -> String {
        let sign = isClassMethod ? "+" : "-"
        guard !parameters.isEmpty else { return "\(sign) (\(result))\(selector);" }
        let parts = selector.split(separator: ":", omittingEmptySubsequences: false)
        let text = zip(parts, parameters).map { part, parameter in
            "\(part):(\(parameter.type))\(safe(parameter.name))"
        }
        let more = isVariadic ? ", ... NS_REQUIRES_NIL_TERMINATION" : ""
        return "\(sign) (\(result))\(text.joined(separator: " "))\(more);"
    }

    /// `@property (nonatomic, retain) UIColor *color;`
    static func property(_ names: ObjectiveCNames.Property, type: BridgedType, isSettable: Bool, isWeak: Bool) -> String
    {
        var attributes = ["nonatomic"]
        if !isSettable {
            attributes.append("readonly")
        } else if isWeak || type.storage == .assign {
            if isWeak || type.cType == "ObjCObject?" { attributes.append("assign") }
        } else {
            attributes.append(type.storage == .copy ? "copy" : "retain")
        }
        if names.getter != names.name { attributes.append("getter=\(names.getter)") }
        return "@property (\(attributes.joined(separator: ", "))) \(variable(type.header, names.name));"
    }

    /// A declaration of a variable or parameter, blocks included.
    static func variable(_ type: String, _ name: String) -> String {
        if let caret = type.firstRange(of: "(^)") { return type.replacingCharacters(caret, with: "(^\(name))") }
        return type.hasSuffix("*") || type.hasSuffix("* ") ? type + name : "\(type) \(name)"
    }

    /// Names of parameters that C or a header would take for something else.
    private static func safe(_ name: String) -> String {
        [
            "auto", "bool", "break", "case", "char", "const", "default", "do", "double", "else", "enum", "extern",
            "float", "for", "goto", "id", "if", "in", "inout", "int", "long", "new", "out", "register", "return",
            "self", "short", "signed", "static", "struct", "super", "switch", "typedef", "union", "unsigned", "void",
            "while", "byref", "bycopy", "class", "nil",
        ].contains(name) ? name + "_" : name
    }
}

extension String {
    fileprivate func replacingCharacters(_ range: Range<String.Index>, with text: String) -> String {
        var copy = self
        copy.replaceSubrange(range, with: text)
        return copy
    }
}
