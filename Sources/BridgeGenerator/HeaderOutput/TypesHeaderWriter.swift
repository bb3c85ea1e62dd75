/// Writes `UIKitTypes.h` (enumerations, option sets, references, constants, functions) and the umbrella header of a
/// framework, and the definitions of the constants.
struct TypesHeaderWriter {
    let model: FrameworkModel

    /// - Parameters:
    ///   - handWritten: names of the framework's headers that are not generated.
    ///   - functions: prototypes of the generated functions.
    func typesHeader(of module: String, handWritten: [String], functions: [String]) -> String {
        var lines = [GeneratedFile.header(of: module), "#import <Foundation/Foundation.h>"]
        lines += FrameworkLayout.imports(of: module).map { "#import <\($0)/\($0).h>" }
        lines += handWritten.map { "#import <\(module)/\($0)>" }
        let references = model.orderedClasses.filter { $0.module == module && FrameworkLayout.isReferenceType($0) }
            .map(\.name).sorted()
        if !references.isEmpty { lines.append("") }
        for name in references where !handWritten.contains("\(name).h") {
            lines.append("typedef struct \(name) *\(name)Ref;")
        }
        for type in rawTypes(of: module) { lines += [""] + declaration(of: type) }
        let classes = model.classes.values.filter { $0.module == module && !FrameworkLayout.isReferenceType($0) }
        if !classes.isEmpty { lines += ["", "@class \(classes.map(\.name).sorted().joined(separator: ", "));"] }
        let constants = model.constants.filter { $0.module == module }.sorted { $0.name < $1.name }
        if !constants.isEmpty { lines.append("") }
        lines += constants.map { "FOUNDATION_EXPORT \(declarator(of: $0));" }
        if !functions.isEmpty { lines += ["", "#ifdef __cplusplus", "extern \"C\" {", "#endif"] + functions }
        if !functions.isEmpty { lines += ["#ifdef __cplusplus", "}", "#endif"] }
        return lines.joined(separator: "\n") + "\n"
    }

    func umbrella(of module: String, headers: [String]) -> String {
        let imports =
            ["#import <\(module)/\(module)Types.h>"] + headers.sorted().map { "#import <\(module)/\($0)>" }
            + FrameworkLayout.importsBehind(module).map { "#import <\($0)/\($0).h>" }
        let plain = FrameworkLayout.plainHeaders(of: module).map { "#include <\(module)/\($0)>" }
        let guarded = plain.isEmpty ? imports : ["#ifdef __OBJC__"] + imports + ["#else"] + plain + ["#endif"]
        return ([GeneratedFile.header(of: module)] + guarded).joined(separator: "\n") + "\n"
    }

    private func rawTypes(of module: String) -> [RawTypeDeclaration] {
        model.rawTypes.values.filter { $0.module == module }.sorted { $0.name < $1.name }
    }

    private func declaration(of type: RawTypeDeclaration) -> [String] {
        switch type.form {
        case .string:
            return type.constants.map { "FOUNDATION_EXPORT NSString *const \($0.name);" }
        case .enumeration, .optionSet:
            let integers = [
                "Int": "NSInteger", "UInt": "NSUInteger", "Int32": "int32_t", "UInt32": "uint32_t",
                "UInt64": "uint64_t",
            ]
            let base = FrameworkLayout.hasThirtyTwoBits(type) ? "int" : integers[type.rawType]
            let isUnsigned = type.rawType.hasPrefix("U")
            guard !type.constants.isEmpty else { return ["typedef \(base ?? "NSInteger") \(type.name);"] }
            let constants = type.constants.map { "    \($0.name) = \(literal($0.value, isUnsigned: isUnsigned))," }
            // Options are integers, as on the device: C++ takes 0 for none.
            guard type.form == .enumeration else {
                return ["enum : \(base ?? "NSUInteger") {"] + constants
                    + ["};", "typedef \(base ?? "NSUInteger") \(type.name);"]
            }
            return ["typedef enum \(type.name) : \(base ?? "NSInteger") {"] + constants + ["} \(type.name);"]
        }
    }

    private func literal(_ value: String, isUnsigned: Bool) -> String {
        guard let number = Int64(value) else { return value }
        if isUnsigned, number < 0 || number > Int64(Int32.max) { return "\(UInt64(bitPattern: number))UL" }
        return number == .max ? "9223372036854775807L" : value
    }

    /// The definitions behind the `extern` constants: Objective-C, compiled into the library.
    func constants() -> String {
        var lines = [
            "// \(GeneratedFile.mark) from the symbol graphs. Do not edit.", "#import <Foundation/Foundation.h>", "",
        ]
        var all = model.constants.map { "\(declarator(of: $0)) = \(literal(of: $0.value));" }
        for type in model.rawTypes.values where type.form == .string {
            all += type.constants.map { "NSString *const \($0.name) = \(literal(of: .string($0.value)));" }
        }
        lines += all.sorted()
        return lines.joined(separator: "\n") + "\n" + arrayCreation()
    }

    /// Arrays cannot stand in the program as strings do: they are made before any code of an app runs.
    private func arrayCreation() -> String {
        let arrays = model.constants.sorted { $0.name < $1.name }.compactMap { constant -> String? in
            guard case .strings(let texts) = constant.value else { return nil }
            let elements = texts.map { literal(of: .string($0)) }.joined(separator: ", ")
            return "    \(constant.name) = [[NSArray alloc] initWithObjects:\(elements), nil];"
        }
        guard !arrays.isEmpty else { return "" }
        let lines = [
            "", "@interface FrameworkArrayConstants : NSObject", "@end", "", "@implementation FrameworkArrayConstants",
            "",
            "+ (void)load {",
        ]
        return (lines + arrays + ["}", "", "@end"]).joined(separator: "\n") + "\n"
    }

    /// What the linker wants for every class that an app names.
    func classNames() -> String {
        let names = model.classes.values.map(\.name).sorted()
        let lines =
            [
                "// \(GeneratedFile.mark) from the symbol graphs. Do not edit.", "",
                "// A compiled Objective-C file refers to the classes it names by these symbols.",
            ] + names.map { "const char __objc_class_name_\($0) = 0;" }
        return lines.joined(separator: "\n") + "\n"
    }

    /// What the linker wants for every instance variable that an app names: the place of the variable's offset.
    func variableOffsets() -> String {
        var lines = [
            "// \(GeneratedFile.mark) from the symbol graphs. Do not edit.", "",
            "// Where the instance variables are that headers declare, by the names that compiled Objective-C asks for.",
        ]
        for declaration in model.classes.values.sorted(by: { $0.name < $1.name }) {
            for (variable, offset) in DeclaredVariables.places(in: declaration) {
                let identifier = "\(declaration.name)_\(variable.name)"
                lines.append("static int \(identifier) = \(offset);")
                lines.append(
                    "int *\(identifier)_place __asm__(\"__objc_ivar_offset_\(declaration.name).\(variable.name)\") = "
                        + "&\(identifier);")
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private func declarator(of constant: ConstantDeclaration) -> String {
        switch constant.value {
        case .number: "const CGFloat \(constant.name)"
        case .string: "NSString *const \(constant.name)"
        case .strings: "NSArray *\(constant.name)"
        }
    }

    private func literal(of value: ConstantDeclaration.Value) -> String {
        switch value {
        case .string(let text): "@\"\(escaped(text))\""
        case .strings: "nil"
        case .number(let number): "\(number)"
        }
    }

    private func escaped(_ text: String) -> String {
        text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
    }
}
