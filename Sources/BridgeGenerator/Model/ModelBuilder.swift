/// Reads symbol graphs into a `FrameworkModel`.
package struct ModelBuilder {
    private var symbols: [String: SymbolGraph.Symbol] = [:]
    private var moduleOf: [String: String] = [:]
    private var order: [String] = []
    private var ownerOf: [String: String] = [:]
    private var membersOf: [String: [String]] = [:]
    private var superclassOf: [String: String] = [:]
    /// What a member that is no declaration of its own stands for: the member it overrides or is the default of.
    private var overridden: [String: String] = [:]
    private var withDefault: Set<String> = []
    private var conformances: [String: [String]] = [:]
    private let source: SourceText
    private var model = FrameworkModel()

    private static let rootClassName = "PlatformObject"
    /// Foundation's NSCoding.
    private static let coding = "s:10Foundation8NSCodingP"
    /// Types whose values are names: a static one is a constant, wherever it stands.
    private static let namingTypes = ["Notification.Name", "RunLoop.Mode"]

    /// - Parameters:
    ///   - hidden: graphs of everything, down to private declarations: hidden initialisers decide what is inherited.
    ///   - source: where the raw values of enumerations are read.
    package static func model(
        of graphs: [SymbolGraph], hidden: [SymbolGraph] = [], source: SourceText
    ) -> FrameworkModel {
        var builder = ModelBuilder(graphs: graphs, hidden: hidden, source: source)
        return builder.build()
    }

    private init(graphs: [SymbolGraph], hidden: [SymbolGraph], source: SourceText) {
        self.source = source
        for graph in graphs {
            if !model.modules.contains(graph.module.name) { model.modules.append(graph.module.name) }
            for symbol in graph.symbols where !symbol.isSynthesized && symbols[symbol.precise] == nil {
                symbols[symbol.precise] = symbol
                moduleOf[symbol.precise] = graph.module.name
                order.append(symbol.precise)
            }
            for relationship in graph.relationships { note(relationship) }
        }
        for graph in hidden {
            var added: Set<String> = []
            for symbol in graph.symbols
            where symbol.kindName == "init" && !symbol.isVisible && !symbol.isSynthesized
                && symbols[symbol.precise] == nil
            {
                symbols[symbol.precise] = symbol
                moduleOf[symbol.precise] = graph.module.name
                order.append(symbol.precise)
                added.insert(symbol.precise)
            }
            for relationship in graph.relationships where added.contains(relationship.source) { note(relationship) }
        }
        let keys = symbols.mapValues { $0.pathComponents.joined(separator: ".") }
        order = order.sorted { (keys[$0] ?? "", $0) < (keys[$1] ?? "", $1) }
        for precise in order { if let owner = ownerOf[precise] { membersOf[owner, default: []].append(precise) } }
    }

    private mutating func note(_ relationship: SymbolGraph.Relationship) {
        switch relationship.kind {
        case "memberOf", "requirementOf", "optionalRequirementOf":
            if relationship.kind == "memberOf" || ownerOf[relationship.source] == nil {
                ownerOf[relationship.source] = relationship.target
            }
        case "inheritsFrom": superclassOf[relationship.source] = relationship.target
        case "overrides": overridden[relationship.source] = relationship.target
        case "defaultImplementationOf":
            withDefault.insert(relationship.target)
            overridden[relationship.source] = relationship.target
        case "conformsTo": conformances[relationship.source, default: []].append(relationship.target)
        default: break
        }
    }

    private mutating func build() -> FrameworkModel {
        for precise in order { declareType(precise) }
        for (precise, superclass) in superclassOf {
            classNamed(precise)?.superclass = classNamed(superclass)
        }
        for declaration in model.classes.values where declaration.chain.contains(where: \.isMainActor) {
            declaration.isMainActor = true
        }
        for precise in order { declareMember(precise) }
        for (precise, targets) in conformances {
            let names = Set(targets.compactMap { symbols[$0]?.pathComponents.joined(separator: ".") })
                .filter { model.protocols[$0] != nil }.sorted()
            if let type = classNamed(precise) {
                type.protocols = names + (targets.contains(Self.coding) ? ["NSCoding"] : [])
            }
            if let type = protocolNamed(precise) { type.inherited = names }
        }
        for (name, protocols) in FrameworkLayout.furtherProtocols { model.classes[name]?.protocols += protocols }
        model.skipped.sort()
        return model
    }

    private func path(_ precise: String) -> String { symbols[precise]?.pathComponents.joined(separator: ".") ?? "" }
    private func classNamed(_ precise: String) -> ClassDeclaration? {
        model.classes[path(precise)].flatMap { $0.precise == precise ? $0 : nil }
    }
    private func protocolNamed(_ precise: String) -> ProtocolDeclaration? {
        model.protocols[path(precise)].flatMap { $0.precise == precise ? $0 : nil }
    }

    // MARK: Types

    private mutating func declareType(_ precise: String) {
        guard let symbol = symbols[precise], symbol.isVisible else { return }
        switch symbol.kindName {
        case "class": declareClass(symbol)
        case "protocol": declareProtocol(symbol)
        case "enum", "struct": declareRawType(symbol)
        case "typealias":
            guard let equals = symbol.declaration.firstRange(of: " = ") else { return }
            model.aliases[path(precise)] = SwiftType(String(symbol.declaration[equals.upperBound...]))
        default: break
        }
    }

    private mutating func declareClass(_ symbol: SymbolGraph.Symbol) {
        guard descendsFromRoot(symbol.precise), symbol.title != Self.rootClassName else { return }
        if symbol.documentation.isHidden { return }
        guard symbol.pathComponents.count == 1 else {
            return skip(symbol, "a nested class has no name in Objective-C")
        }
        model.classes[symbol.title] = ClassDeclaration(
            name: symbol.title, module: module(of: symbol), precise: symbol.precise,
            isOpen: symbol.accessLevel == "open" && !isSharedValue(symbol), isStub: symbol.documentation.isStub,
            isMainActor: symbol.declaration.contains("@MainActor"))
    }

    /// An immutable value that crosses threads, such as a colour: nothing of it is worth overriding.
    private func isSharedValue(_ symbol: SymbolGraph.Symbol) -> Bool {
        (conformances[symbol.precise] ?? []).contains("s:s8SendableP") && !symbol.declaration.contains("@MainActor")
    }

    private func descendsFromRoot(_ precise: String) -> Bool {
        var current = precise
        for _ in 0..<64 {
            guard let superclass = superclassOf[current] else { return false }
            if symbols[superclass]?.title == Self.rootClassName { return true }
            current = superclass
        }
        return false
    }

    private mutating func declareProtocol(_ symbol: SymbolGraph.Symbol) {
        guard symbol.pathComponents.count == 1, !symbol.documentation.isHidden else { return }
        model.protocols[symbol.title] = ProtocolDeclaration(
            name: symbol.title, module: module(of: symbol), precise: symbol.precise,
            isMainActor: symbol.declaration.contains("@MainActor"),
            isClassBound: symbol.declaration.contains("AnyObject") || symbol.declaration.contains("NSObjectProtocol"),
            isInformal: symbol.documentation.isInformal)
    }

    private mutating func declareRawType(_ symbol: SymbolGraph.Symbol) {
        let marks = symbol.documentation
        guard !marks.isHidden else { return }
        let members = (membersOf[symbol.precise] ?? []).compactMap { symbols[$0] }
        guard let initializer = members.first(where: { $0.title == "init(rawValue:)" }),
            let rawType = initializer.parameterTypes.first
        else { return }
        let name = marks.objectiveC ?? ObjectiveCNames.type(symbol.pathComponents)
        var type = RawTypeDeclaration(
            swiftName: symbol.pathComponents.joined(separator: "."), name: name, module: module(of: symbol),
            form: .enumeration, rawType: rawType.spelling, constants: [])
        let isOptionSet = (conformances[symbol.precise] ?? []).contains("s:s9OptionSetP")
        switch (symbol.kindName, rawType.spelling) {
        case ("enum", "Int"), ("enum", "UInt"), ("enum", "Int32"), ("enum", "UInt32"), ("enum", "UInt64"): break
        case ("struct", "Int"), ("struct", "UInt"), ("struct", "Int32"), ("struct", "UInt32"), ("struct", "UInt64"):
            type.form = isOptionSet ? .optionSet : .enumeration
        case (_, "String"): type.form = .string
        default: return skip(symbol, "raw values of type \(rawType.spelling)")
        }
        type.constants = constants(of: type, members: members)
        type.isFailable = initializer.declaration.hasPrefix("init?")
        model.rawTypes[type.swiftName] = type
    }

    private mutating func constants(
        of type: RawTypeDeclaration, members: [SymbolGraph.Symbol]
    ) -> [RawTypeDeclaration.Constant] {
        var constants: [RawTypeDeclaration.Constant] = []
        var known: [String: Int64] = [:]
        var next: Int64 = 0
        let cases = members.filter { $0.kindName == "enum.case" || $0.kindName == "type.property" }
            .filter { $0.isVisible && $0.swiftGenerics == nil }
            .sorted { $0.sourcePosition < $1.sourcePosition }
        for member in cases {
            let marks = member.documentation
            let text = source.text(at: member.location).map(String.init) ?? ""
            let continued = source.continuation(of: member.location).map(String.init) ?? ""
            let name = marks.objectiveC ?? ObjectiveCNames.constant(member.title, of: type.name)
            if type.form == .string {
                let implicit = member.kindName == "enum.case" ? member.title : nil
                guard let value = SourceLiteral.string(in: text) ?? SourceLiteral.string(in: continued) ?? implicit
                else {
                    if !marks.isHidden { skip(member, "no string on its line") }
                    continue
                }
                if !marks.isHidden {
                    constants.append(.init(swiftName: member.title, name: name, value: value, isStub: marks.isStub))
                }
                continue
            }
            let implicit = member.kindName == "enum.case" && !text.contains("=") ? next : nil
            guard let value = SourceLiteral.rawValue(in: text, known: known) ?? implicit else {
                if !marks.isHidden { skip(member, "no raw value on its line") }
                continue
            }
            known[member.title] = value
            next = value &+ 1
            if marks.isHidden { continue }
            constants.append(.init(swiftName: member.title, name: name, value: String(value), isStub: marks.isStub))
        }
        return constants
    }

    // MARK: Members

    private mutating func declareMember(_ precise: String) {
        guard let symbol = symbols[precise] else { return }
        guard let owner = ownerOf[precise] else {
            if symbol.kindName == "func" { declareFunction(symbol) }
            if symbol.kindName == "var" { declareConstant(symbol) }
            return
        }
        if let declaration = classNamed(owner) {
            if symbol.kindName == "init" { return declareInitializer(symbol, in: declaration) }
            guard let member = member(symbol)?.replacingSelf(with: declaration.name) else { return }
            let taken = Set(declaration.members.filter { $0.isStatic == member.isStatic }.flatMap(\.selectors))
            guard taken.isDisjoint(with: member.selectors) else {
                return skip(symbol, "its selector is taken by another member")
            }
            declaration.members.append(member)
        } else if let declaration = protocolNamed(owner), symbol.swiftExtension == nil,
            var member = member(symbol)
        {
            member.isOptional = withDefault.contains(precise)
            declaration.requirements.append(member)
        } else if symbol.kindName == "type.property", Self.namingTypes.contains(where: symbol.declaration.contains) {
            declareConstant(symbol)
        }
    }

    private mutating func member(_ symbol: SymbolGraph.Symbol) -> MemberDeclaration? {
        let marks = symbol.documentation
        guard symbol.isVisible, !marks.isHidden, !symbol.title.hasPrefix("_"), isDeclaration(symbol) else { return nil }
        let isStatic = symbol.kindName.hasPrefix("type.")
        let form: MemberDeclaration.Form
        let swiftName: String
        switch symbol.kindName {
        case "property", "type.property":
            guard let type = symbol.propertyType else {
                skip(symbol, "no type")
                return nil
            }
            if isStatic, Self.namingTypes.contains(type.spelling) || marks.namesConstant {
                declareConstant(symbol)
                return nil
            }
            swiftName = symbol.title
            let names = ObjectiveCNames.property(symbol.title, isBool: type == .named("Bool"), marks: marks)
            form = .property(
                names, type: type, isSettable: symbol.isSettable && !hasHiddenSetter(symbol),
                isWeak: symbol.modifiers.contains("weak"))
        case "method", "type.method":
            guard let names = ObjectiveCNames.split(symbol.title) else { return nil }
            if symbol.swiftGenerics != nil {
                skip(symbol, "generic")
                return nil
            }
            if let reason = symbol.effects {
                skip(symbol, reason)
                return nil
            }
            swiftName = names.base
            let selector =
                marks.objectiveC.map { $0.hasPrefix("+") ? String($0.dropFirst()) : $0 }
                ?? ObjectiveCNames.selector(method: names.base, labels: names.labels)
            let parameters = symbol.parameters(labels: names.labels)
            guard selector.filter({ $0 == ":" }).count == parameters.count, ObjectiveCNames.isSelector(selector) else {
                skip(symbol, "the selector \(selector) does not fit \(parameters.count) arguments")
                return nil
            }
            form = .method(selector: selector, parameters: parameters, result: symbol.resultType)
        default: return nil
        }
        return MemberDeclaration(
            swiftName: swiftName, title: symbol.title, form: form, isStatic: isStatic,
            isOverridable: symbol.accessLevel == "open" && symbol.swiftExtension == nil && !isStatic
                && !symbol.modifiers.contains("final"),
            isNonisolated: symbol.modifiers.contains("nonisolated"),
            hasPackageSetter: source.line(of: symbol.location)?.contains("package(set)") == true,
            isReadOnlyInHeaders: marks.isReadOnly, isUndeclared: marks.isUndeclared, isStub: marks.isStub,
            isOptional: false,
            module: module(of: symbol))
    }

    /// An override is no declaration, unless it lets a property be set that the superclass only lets be read.
    private func isDeclaration(_ symbol: SymbolGraph.Symbol) -> Bool {
        guard let original = overridden[symbol.precise] else { return true }
        return symbol.kindName == "property" && symbol.isSettable && symbols[original]?.isSettable == false
    }

    /// A symbol graph shows a lazy property as settable though its setter is private.
    private func hasHiddenSetter(_ symbol: SymbolGraph.Symbol) -> Bool {
        guard let line = source.line(of: symbol.location) else { return false }
        return ["private(set)", "fileprivate(set)", "internal(set)", "package(set)"].contains { line.contains($0) }
    }

    private mutating func declareInitializer(_ symbol: SymbolGraph.Symbol, in declaration: ClassDeclaration) {
        guard let names = ObjectiveCNames.split(symbol.title) else { return }
        let marks = symbol.documentation
        let selector = marks.objectiveC ?? ObjectiveCNames.selector(initializer: names.labels)
        let isHidden = !symbol.isVisible || marks.isHidden
        if symbol.swiftGenerics != nil, !isHidden { skip(symbol, "generic") }
        let parameters = symbol.parameters(labels: names.labels)
        for name in [selector] + marks.aliases {
            let isFactory = name.hasPrefix("+")
            var selector = isFactory ? String(name.dropFirst()) : name
            if !isHidden,
                selector.filter({ $0 == ":" }).count != parameters.count || !ObjectiveCNames.isSelector(selector)
            {
                skip(symbol, "the selector \(selector) does not fit \(parameters.count) arguments")
                selector = ""
            }
            if marks.isVariadic, !isHidden, isFactory || !parameters.isLastAnArray {
                skip(symbol, "a variable number of arguments stands for an array at the end of an initialiser")
                selector = ""
            }
            declaration.initializers.append(
                InitializerDeclaration(
                    title: symbol.title, selector: isHidden || symbol.swiftGenerics != nil ? "" : selector,
                    parameters: parameters, isFactory: isFactory, isVisible: symbol.isVisible,
                    isConvenience: symbol.modifiers.contains("convenience"), isVariadic: marks.isVariadic,
                    isStub: marks.isStub))
        }
    }

    private mutating func declareFunction(_ symbol: SymbolGraph.Symbol) {
        let marks = symbol.documentation
        guard symbol.isVisible, !marks.isHidden, let names = ObjectiveCNames.split(symbol.title) else { return }
        if symbol.swiftGenerics != nil { return skip(symbol, "generic") }
        if let reason = symbol.effects { return skip(symbol, reason) }
        model.functions.append(
            FunctionDeclaration(
                name: marks.objectiveC ?? names.base, swiftName: names.base, module: module(of: symbol),
                parameters: symbol.parameters(labels: names.labels), result: symbol.resultType,
                isMainActor: symbol.declaration.contains("@MainActor"), isStub: marks.isStub))
    }

    private mutating func declareConstant(_ symbol: SymbolGraph.Symbol) {
        let marks = symbol.documentation
        guard symbol.isVisible, !marks.isHidden, let type = symbol.propertyType else { return }
        let lines = [source.text(at: symbol.location), source.continuation(of: symbol.location)].compactMap {
            $0.map { String($0) }
        }
        let name: String
        let value: ConstantDeclaration.Value
        switch type.spelling {
        case "String", "Notification.Name", "RunLoop.Mode":
            guard let text = lines.lazy.compactMap(SourceLiteral.string).first else {
                return skip(symbol, "no string on its line")
            }
            name = marks.objectiveC ?? (symbol.pathComponents.count == 1 ? symbol.title : text)
            value = .string(text)
        case "[String]":
            guard let texts = lines.lazy.compactMap(SourceLiteral.strings).first else {
                return skip(symbol, "no list of strings on its line")
            }
            name = marks.objectiveC ?? symbol.title
            value = .strings(texts)
        case "CGFloat", "TimeInterval", "CFTimeInterval", "Double", "CLLocationAccuracy", "CLLocationDistance",
            "CLLocationDegrees":
            guard let number = lines.lazy.compactMap(SourceLiteral.number).first else {
                return skip(symbol, "no number on its line")
            }
            name = marks.objectiveC ?? symbol.title
            value = .number(number)
        default: return skip(symbol, "a constant of type \(type.spelling)")
        }
        guard ObjectiveCNames.isIdentifier(name) else { return skip(symbol, "\(name) is no name for a constant") }
        guard !model.constants.contains(where: { $0.name == name }) else { return }
        model.constants.append(
            ConstantDeclaration(name: name, value: value, module: module(of: symbol), isStub: marks.isStub))
    }

    private func module(of symbol: SymbolGraph.Symbol) -> String { moduleOf[symbol.precise] ?? "" }

    private mutating func skip(_ symbol: SymbolGraph.Symbol, _ reason: String) {
        model.skipped.append(
            SkippedDeclaration(name: symbol.pathComponents.joined(separator: "."), reason: reason))
    }
}
