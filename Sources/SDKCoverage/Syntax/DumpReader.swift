/// Makes `Declarations` of clang's dump of a syntax tree.
struct DumpReader {
    private(set) var declarations = Declarations()

    private enum Container {
        case none
        case objectiveC(isProtocol: Bool, name: String)
        case category
        case record(address: Substring)
        case enumeration(address: Substring)
    }

    private var container = Container.none
    private var locations = DumpLocationReader()
    /// What a comment below would speak of: the declaration and the depth of its node.
    private var documented: [(depth: Int, key: String)] = []
    /// Structures and enumerations by their address, so that names of types find them.
    private var recordFields: [Substring: Set<String>] = [:]
    private var recordName: [Substring: String] = [:]
    private var enumerators: [Substring: [String]] = [:]
    private var enumerationNames: [Substring: Set<String>] = [:]
    /// The type name whose meaning is being read, and the names of types by their address.
    private var typeName: String?
    private var isType = false
    private var typeTarget: [Substring: Substring] = [:]
    private var typeAddress: Substring = ""
    /// The function whose attributes are being read.
    private var symbolOwner: String?

    init(_ text: String) {
        for line in text.split(separator: "\n") {
            if let line = DumpLine(line, locations: &locations) { read(line) }
        }
        finish()
    }

    private mutating func read(_ line: DumpLine) {
        if let file = line.begin?.file, !file.hasPrefix("<") { lastFile = file }
        if line.depth <= 1 {
            container = .none
            typeName = nil
            isType = line.kind == "TypedefDecl"
            symbolOwner = nil
        }
        while let last = documented.last, last.depth >= line.depth { documented.removeLast() }
        switch line.kind {
        case "TextComment": comment(line)
        case _ where line.depth == 1: topLevel(line)
        case _ where isType: if typeName != nil { typeReference(line) }
        case _ where line.depth == 2: member(line)
        default: nested(line)
        }
    }

    /// A name that a macro pasted together is in no file; what declares it begins where the macro was used.
    private func file(_ line: DumpLine) -> String {
        let places = [line.location, line.begin, line.end].compactMap { $0?.file }
        return places.first { !$0.hasPrefix("<") } ?? lastFile
    }

    /// The last file that was told of.
    private var lastFile = ""

    private mutating func topLevel(_ line: DumpLine) {
        let name = String(line.name)
        let files: Set<String> = [file(line)]
        switch line.kind {
        case "ObjCInterfaceDecl":
            container = .objectiveC(isProtocol: false, name: name)
            if line.isDefinition {
                declarations.classes[name, default: .init()].files.formUnion(files)
                declarations.classes[name]?.isDefined = true
            }
        case "ObjCProtocolDecl":
            container = .objectiveC(isProtocol: true, name: name)
            if line.isDefinition {
                declarations.protocols[name, default: .init()].files.formUnion(files)
                declarations.protocols[name]?.isDefined = true
            }
        case "ObjCCategoryDecl": container = .category
        case "FunctionDecl", "VarDecl":
            let isInline = line.rest.hasSuffix(" inline") || line.rest.contains(" static")
            declarations.add(
                name,
                .init(
                    kind: line.kind == "VarDecl" ? .constant : .function, files: files, symbol: name,
                    isInline: isInline))
            symbolOwner = name
        case "TypedefDecl":
            declarations.add(name, .init(kind: .typedef, files: files, symbol: name))
            typeName = name
            typeAddress = line.address
        case "RecordDecl", "CXXRecordDecl": record(line, files)
        case "EnumDecl":
            container = .enumeration(address: line.address)
            if !name.isEmpty {
                declarations.add(name, .init(kind: .enumeration, files: files, symbol: name))
                enumerationNames[line.address, default: []].insert(name)
            }
        default: break
        }
        if !name.isEmpty { documented.append((line.depth, name)) }
    }

    /// `struct CGPoint definition`, `union` …
    private mutating func record(_ line: DumpLine, _ files: Set<String>) {
        let words = line.rest.split(separator: " ").filter {
            !["implicit", "used", "referenced", "invalid"].contains($0)
        }
        container = .record(address: line.address)
        guard words.count > 1, words[1] != "definition" else { return }
        let tag = String(words[1])
        recordName[line.address] = tag
        if words.last == "definition" {
            declarations.add(tag, .init(kind: words[0] == "union" ? .union : .structure, files: files, symbol: tag))
        }
    }

    private mutating func member(_ line: DumpLine) {
        switch (container, line.kind) {
        case (.category, "ObjCInterface"): container = .objectiveC(isProtocol: false, name: String(line.quoted))
        case (.objectiveC(let isProtocol, let name), _): objectiveC(line, in: name, isProtocol: isProtocol)
        case (.record(let address), "FieldDecl"), (.record(let address), "IndirectFieldDecl"):
            recordFields[address, default: []].insert(String(line.name))
        case (.enumeration(let address), "EnumConstantDecl"):
            let name = String(line.name)
            enumerators[address, default: []].append(name)
            declarations.add(name, .init(kind: .enumerator, files: [file(line)], symbol: name))
            documented.append((line.depth, name))
        case (_, "AsmLabelAttr"):
            let parts = line.rest.split(separator: "\"")
            if let owner = symbolOwner, let label = parts.last { rename(owner, String(label)) }
        case (_, "UnavailableAttr"):
            guard let owner = symbolOwner else { break }
            for index in (declarations.free[owner] ?? []).indices {
                declarations.free[owner]?[index].isUnavailable = true
            }
        default: break
        }
    }

    private mutating func rename(_ name: String, _ symbol: String) {
        for index in (declarations.free[name] ?? []).indices { declarations.free[name]?[index].symbol = symbol }
    }

    private mutating func objectiveC(_ line: DumpLine, in owner: String, isProtocol: Bool) {
        func change(_ body: (inout Declarations.Container) -> Void) {
            if isProtocol {
                body(&declarations.protocols[owner, default: .init()])
            } else {
                body(&declarations.classes[owner, default: .init()])
            }
        }
        switch line.kind {
        case "super": change { $0.superclass = String(line.quoted) }
        case "ObjCProtocol": change { $0.protocols.insert(String(line.quoted)) }
        case "ObjCMethodDecl":
            let words = line.rest.prefix { $0 != "'" }.split(separator: " ").filter { $0 != "implicit" }
            guard words.count > 1, let sign = words.firstIndex(where: { $0 == "-" || $0 == "+" }),
                sign + 1 < words.count
            else { return }
            let name = words[sign] + words[sign + 1]
            let place = file(line)
            change { $0.members[String(name), default: .init(files: [])].files.insert(place) }
            documented.append((line.depth, owner + " " + name))
        case "ObjCPropertyDecl":
            let name = String(line.name)
            let isReadOnly = line.rest.contains(" readonly")
            let place = file(line)
            change {
                var member = $0.members[name] ?? .init(files: [], isProperty: true, isReadOnly: true)
                member.files.insert(place)
                if !isReadOnly { member.isReadOnly = false }
                $0.members[name] = member
            }
            documented.append((line.depth, owner + " " + name))
        default: break
        }
    }

    /// Fields of structures in structures count for the outer one only if these have no name.
    private mutating func nested(_ line: DumpLine) {
        guard case .record(let address) = container, line.kind == "FieldDecl" else { return }
        recordFields[address, default: []].insert(String(line.name))
    }

    private mutating func typeReference(_ line: DumpLine) {
        // A pointer to a structure has no fields.
        if line.kind.hasSuffix("PointerType") || line.kind.hasPrefix("Function") { typeName = nil }
        if typeName != nil, ["Record", "Enum", "Typedef", "CXXRecord"].contains(line.kind),
            typeTarget[typeAddress] == nil
        {
            typeTarget[typeAddress] = line.address
            if let typeName { aliases[typeName] = typeAddress }
        }
    }

    private var aliases: [String: Substring] = [:]

    private mutating func comment(_ line: DumpLine) {
        guard line.rest.contains("Status: stub"), let key = documented.last?.key else { return }
        declarations.stubs.insert(key)
    }

    private mutating func finish() {
        for (address, fields) in recordFields {
            if let tag = recordName[address] { declarations.fields[tag, default: []].formUnion(fields) }
        }
        for (name, start) in aliases {
            var target = start
            var steps = 0
            while let next = typeTarget[target], steps < 32 {
                target = next
                steps += 1
            }
            let fields = recordFields[target] ?? recordName[target].flatMap { declarations.fields[$0] }
            if let fields { declarations.fields[name, default: []].formUnion(fields) }
            if enumerators[target] != nil { enumerationNames[target, default: []].insert(name) }
        }
        for (address, names) in enumerators {
            guard let owners = enumerationNames[address] else { continue }
            for name in names {
                guard let index = declarations.free[name]?.firstIndex(where: { $0.kind == .enumerator }) else {
                    continue
                }
                declarations.free[name]?[index].owners.formUnion(owners)
            }
        }
    }
}
