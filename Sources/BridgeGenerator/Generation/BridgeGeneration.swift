import Foundation

/// The whole output for a model: Swift, headers, C and the index for the coverage count.
package struct BridgeGeneration {
    /// What exists beside the generated files.
    package struct Surroundings {
        /// Hand-written headers by framework, for instance `CoreGraphics` → [`CGGeometry.h`].
        package var headers: [String: [String]] = [:]
        /// Those that declare classes of their own, on top of generated ones: they come after these.
        package var classHeaders: Set<String> = []
        /// C functions that are written by hand (`@_cdecl`).
        package var functions: Set<String> = []
        /// What the hand-written headers declare.
        package var declarations: [ImplementedIndex.Entry] = []

        package init() {}
    }

    package private(set) var files: [GeneratedFile] = []
    package private(set) var skipped: [SkippedDeclaration] = []
    /// Classes, members, functions … that Objective-C gets.
    package private(set) var index = ImplementedIndex()

    private let model: FrameworkModel
    private let surroundings: Surroundings

    package init(_ model: FrameworkModel, surroundings: Surroundings = Surroundings()) {
        self.model = model
        self.surroundings = surroundings
        skipped = model.skipped
        generate()
        files.sort()
        skipped.sort()
    }

    private mutating func generate() {
        let mapper = TypeMapper(model)
        let headers = HeaderWriter(model: model)
        var headerNames: [String: [String]] = [:]
        for declaration in model.protocols.values.sorted(by: { $0.name < $1.name }) {
            var writer = ProtocolWriter(declaration, mapper: mapper)
            guard let text = writer.write(inherited: inheritedRequirements(declaration)) else {
                skipped +=
                    writer.skipped + [.init(name: declaration.name, reason: "a required member has no counterpart")]
                continue
            }
            skipped += writer.skipped
            // Objects that are kept have no proxy.
            if !FrameworkLayout.keptProtocols.contains(declaration.name) {
                add(swift(declaration.module, declaration.name), text)
            }
            add(header(declaration.module, declaration.name), headers.header(of: declaration, writer.bridged))
            headerNames[declaration.module, default: []].append("\(declaration.name).h")
            index.add(declaration, writer.bridged)
        }
        var overrides: [String: [BridgedMembers.Override]] = [:]
        for declaration in model.orderedClasses {
            var writer = ClassWriter(declaration, mapper: mapper)
            let inherited = declaration.superclass.flatMap { overrides[$0.name] } ?? []
            add(swift(declaration.module, declaration.name), writer.write(inherited: inherited))
            skipped += writer.skipped
            overrides[declaration.name] = writer.bridged.overrides + inherited
            if !FrameworkLayout.isReferenceType(declaration) {
                add(header(declaration.module, declaration.name), headers.header(of: declaration, writer.bridged))
                headerNames[declaration.module, default: []].append("\(declaration.name).h")
            }
            index.add(declaration, writer.bridged)
        }
        for module in model.modules { generateModule(module, headers: headerNames[module] ?? [], mapper: mapper) }
        let writer = TypesHeaderWriter(model: model)
        add("Sources/CObjCRuntime/Generated/Constants.m", writer.constants())
        add("Sources/CObjCRuntime/Generated/ClassNames.c", writer.classNames())
        add("Sources/CObjCRuntime/Generated/VariableOffsets.c", writer.variableOffsets())
        add("Sources/ObjCBridge/Generated/Registration.swift", registration())
        index.add(model.rawTypes.values.map { $0 }, model.constants)
        for entry in surroundings.declarations { index.add(entry) }
        add(ImplementedIndex.path, index.text)
    }

    private mutating func generateModule(_ module: String, headers: [String], mapper: TypeMapper) {
        var writer = FunctionWriter(mapper: mapper)
        var swiftLines = [GeneratedFile.swiftHeader(of: module), ""] + FrameworkLayout.swiftImports(of: module)
        var prototypes: [String] = []
        var taken = surroundings.functions
        for function in model.functions.filter({ $0.module == module }).sorted(by: { $0.name < $1.name }) {
            if surroundings.functions.contains(function.name) { index.add(function) }
            guard taken.insert(function.name).inserted, let output = writer.write(function) else { continue }
            index.add(function)
            swiftLines += output.swift
            prototypes.append(output.prototype)
        }
        skipped += writer.skipped
        let handWritten = surroundings.headers[module] ?? []
        let types = TypesHeaderWriter(model: model)
        add(
            "Sources/ObjCBridge/Generated/\(module)/\(module)Functions.swift", swiftLines.joined(separator: "\n") + "\n"
        )
        if handWritten.contains("\(module).h") { return }
        add(
            "SDK/include/\(module)/\(module)Types.h",
            types.typesHeader(
                of: module, handWritten: handWritten.filter { !surroundings.classHeaders.contains($0) },
                functions: prototypes))
        let classHeaders = handWritten.filter(surroundings.classHeaders.contains)
        add("SDK/include/\(module)/\(module).h", types.umbrella(of: module, headers: headers + classHeaders))
    }

    private func inheritedRequirements(_ declaration: ProtocolDeclaration) -> [MemberDeclaration] {
        var found: [MemberDeclaration] = []
        var seen: Set<String> = [declaration.name]
        var waiting = declaration.inherited
        while let name = waiting.popLast() {
            guard seen.insert(name).inserted, let refined = model.protocols[name] else { continue }
            found += refined.requirements
            waiting += refined.inherited
        }
        return found
    }

    private func registration() -> String {
        var lines = [
            "// swift-format-ignore-file\n// \(GeneratedFile.mark) from the symbol graphs. Do not edit.", "",
        ]
        lines += Set(model.modules.flatMap(FrameworkLayout.swiftImports)).subtracting(["import CObjCRuntime"]).sorted()
        lines += [
            "",
            "/// The generated classes, sorted by name. Each is registered when it is first asked for.",
            "let generatedClasses: [GeneratedClass] = [",
        ]
        lines += model.classes.values.map(\.name).sorted().map {
            "    GeneratedClass(name: \"\($0)\", type: \($0).self, register: register_\($0)),"
        }
        return (lines + ["]"]).joined(separator: "\n") + "\n"
    }

    private func swift(_ module: String, _ name: String) -> String {
        "Sources/ObjCBridge/Generated/\(module)/\(name).swift"
    }
    private func header(_ module: String, _ name: String) -> String { "SDK/include/\(module)/\(name).h" }
    private mutating func add(_ path: String, _ text: String) { files.append(GeneratedFile(path: path, text: text)) }
}
