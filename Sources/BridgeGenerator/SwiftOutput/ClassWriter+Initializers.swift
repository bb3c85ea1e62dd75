/// The initializers of a class: the `init…` methods of Objective-C, and the factories named like the class.
extension ClassWriter {
    mutating func writeInitializers() {
        let available = declaration.availableInitializers
        var taken: Set<String> = []
        let hasFrame = available.contains { $0.selector == "initWithFrame:" && !$0.isFactory }
        let hasNibName = available.contains { $0.selector == "initWithNibName:bundle:" && !$0.isFactory }
        for initializer in available where !initializer.isHidden {
            if initializer.selector == "init", hasFrame || hasNibName { continue }
            guard taken.insert((initializer.isFactory ? "+" : "-") + initializer.selector).inserted else {
                skip(initializer.title, "its selector is taken by another initialiser")
                continue
            }
            writeInitializer(initializer)
        }
        guard !taken.contains("-init") else { return }
        if hasFrame {
            writeInit(forwardingTo: "initWithFrame:", arguments: ["ObjCRect()"])
        } else if hasNibName {
            writeInit(forwardingTo: "initWithNibName:bundle:", arguments: ["nil", "nil"])
        }
    }

    mutating func writeInitializer(_ initializer: InitializerDeclaration) {
        let isOwn = declaration.initializers.contains { $0.title == initializer.title }
        var parameters: [CallableWriter.Parameter] = []
        switch calls.types(initializer.parameters, .void) {
        case .success(let types): parameters = types.parameters
        case .failure(let error):
            if isOwn { skip(initializer.title, "no counterpart for \(error.type)") }
            return
        }
        let identifier = symbol(initializer.selector, isStatic: initializer.isFactory)
        let instance = declaration.availableInitializers.first {
            $0.title == initializer.title && !$0.isFactory && !$0.isHidden
        }
        if initializer.isFactory, let instance {
            writeFactory(identifier, initializer, sending: instance.selector, parameters.map(\.type))
            if isOwn {
                bridged.initializers.append(.init(declaration: initializer, parameters: parameters.map(\.type)))
            }
            return
        }
        let shell = initializer.isFactory ? "allocated" : "object"
        let (conversions, arguments) = calls.conversion(
            parameters, onFailure: "return initialize(\(shell), command) { nil as \(created)? }", owner: shell)
        var body = initializer.isFactory ? ["let allocated = shell_allocate(object)"] : []
        body += conversions
        let made = "initialize(\(shell), command) { \(created)(\(arguments)) }"
        body.append(initializer.isFactory ? "return object_autorelease(\(made))" : "return \(made)")
        if initializer.isVariadic {
            writeVariadic(identifier, initializer, isOwn: isOwn, parameters, body)
            return
        }
        let type = calls.functionType(parameters.map(\.type), "ObjCObject?")
        trampolines += ["", "private let \(identifier): \(actor)\(type) = {"]
        trampolines.append("    " + calls.head(parameters.count, usesCommand: true))
        trampolines += body.map { "    " + $0 } + ["}"]
        let result = BridgedType.object(header: "id", toSwift: "", toObjectiveC: "", isOptional: true)
        register(
            initializer.selector, calls.encoding(parameters.map(\.type), result), identifier,
            isStatic: initializer.isFactory)
        if isOwn {
            bridged.initializers.append(.init(declaration: initializer, parameters: parameters.map(\.type)))
        }
    }

    /// C collects the arguments, those of variable number in an array at the end, and hands them on as one list.
    mutating func writeVariadic(
        _ identifier: String, _ initializer: InitializerDeclaration, isOwn: Bool,
        _ parameters: [CallableWriter.Parameter], _ body: [String]
    ) {
        guard case .array(let element) = parameters.last?.declaration.type, let element = mapper.map(element),
            parameters.dropLast().allSatisfy({ $0.type.cType == "ObjCObject?" }), element.cType == "ObjCObject?"
        else {
            if isOwn { skip(initializer.title, "only objects can be given in a variable number, after objects") }
            return
        }
        let type = "@convention(c) (ObjCObject, ObjCSelector, VariadicArguments) -> ObjCObject?"
        trampolines += [
            "", "private let \(identifier): \(actor)\(type) = {", "    object, command, arguments in",
        ]
        trampolines += parameters.indices.map { "    let a\($0) = arguments[\($0)]" }
        trampolines += body.map { "    " + $0 } + ["}"]
        let result = BridgedType.object(header: "id", toSwift: "", toObjectiveC: "", isOptional: true)
        let types = parameters.map(\.type)
        instanceMethods.append(initializer.selector)
        registrations.append(
            "it.variadicInitializer(\"\(initializer.selector)\", \"\(calls.encoding(types, result))\", "
                + "fixed: \(types.count - 1), implementation(\(identifier)))")
        if isOwn {
            bridged.initializers.append(.init(declaration: initializer, parameters: types.dropLast() + [element]))
        }
    }

    /// `+imageWithData:` sends `-initWithData:`, which a subclass of the app may have overridden.
    mutating func writeFactory(
        _ identifier: String, _ initializer: InitializerDeclaration, sending selector: String, _ types: [BridgedType]
    ) {
        let result = BridgedType.object(header: "id", toSwift: "", toObjectiveC: "", isOptional: true)
        let function = calls.functionType(types, "ObjCObject?")
        let arguments = (["allocated", "command"] + types.indices.map { "a\($0)" }).joined(separator: ", ")
        trampolines += [
            "", "private let \(identifier): \(actor)\(function) = {",
            "    " + calls.head(types.count), "    let allocated = shell_allocate(object)",
            "    let command = selector(\(table), \(place(of: selector)))",
            "    let send = unsafeBitCast(objc_msg_lookup(allocated, command), to: (\(function)).self)",
            "    return object_autorelease(send(\(arguments)))", "}",
        ]
        register(initializer.selector, calls.encoding(types, result), identifier, isStatic: true)
    }

    /// A plain `-init` goes through the designated initialiser, which the app may have overridden.
    mutating func writeInit(forwardingTo selector: String, arguments: [String]) {
        let identifier = symbol("init", isStatic: false)
        let types = arguments.map { $0 == "nil" ? "ObjCObject?" : "ObjCRect" }
        let function =
            "@convention(c) (\((["ObjCObject", "ObjCSelector"] + types).joined(separator: ", "))) -> ObjCObject?"
        trampolines += [
            "", "private let \(identifier): \(actor)@convention(c) (ObjCObject, ObjCSelector) -> ObjCObject? = {",
            "    object, _ in", "    let command = selector(\(table), \(place(of: selector)))",
            "    let send = unsafeBitCast(objc_msg_lookup(object, command), to: (\(function)).self)",
            "    return send(\((["object", "command"] + arguments).joined(separator: ", ")))", "}",
        ]
        register("init", "@16@0:8", identifier, isStatic: false)
    }

    // MARK: Peer and registration
}
