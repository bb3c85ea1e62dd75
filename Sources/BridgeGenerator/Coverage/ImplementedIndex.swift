/// What Objective-C programs can use, one line each: the generator writes it, the coverage count reads it, so that
/// counting needs no compiler.
package struct ImplementedIndex: Equatable {
    package static let path = "SDK/data/implemented.tsv"

    package enum Kind: String {
        case `class`, `protocol`, property, instanceMethod = "instance_method", classMethod = "class_method"
        case function, constant, type
    }

    package struct Entry: Hashable, Comparable {
        package var framework: String
        /// The class, protocol or type; empty for functions and constants.
        package var owner: String
        package var kind: String
        /// A name, or a selector with its sign.
        package var name: String
        package var isStub: Bool

        package var line: String {
            [framework, owner, kind, name, isStub ? "stub" : "behaves"].joined(separator: "\t")
        }
        package static func < (left: Self, right: Self) -> Bool {
            (left.framework, left.owner, left.kind, left.name) < (right.framework, right.owner, right.kind, right.name)
        }
    }

    package private(set) var entries: Set<Entry> = []
    /// Superclasses and refined or adopted protocols, by name: members are inherited.
    package private(set) var parents: [String: [String]] = [:]

    package init() {}

    package mutating func add(_ entry: Entry) { entries.insert(entry) }

    private mutating func inherit(_ name: String, _ from: [String]) {
        if !from.isEmpty { parents[name] = from }
    }

    mutating func add(_ declaration: ClassDeclaration, _ bridged: BridgedMembers) {
        add(
            .init(
                framework: declaration.module, owner: declaration.name, kind: Kind.class.rawValue,
                name: declaration.name,
                isStub: declaration.isStub))
        inherit(declaration.name, [declaration.superclass?.name].compactMap { $0 } + declaration.protocols)
        for initializer in bridged.initializers {
            let isFactory = initializer.declaration.isFactory
            add(
                .init(
                    framework: declaration.module, owner: declaration.name,
                    kind: (isFactory ? Kind.classMethod : .instanceMethod).rawValue,
                    name: (isFactory ? "+" : "-") + initializer.declaration.selector,
                    isStub: declaration.isStub || initializer.declaration.isStub))
        }
        add(bridged.members, of: declaration.name, in: declaration.module, isStub: declaration.isStub)
    }

    mutating func add(_ declaration: ProtocolDeclaration, _ bridged: BridgedMembers) {
        add(
            .init(
                framework: declaration.module, owner: declaration.name, kind: Kind.protocol.rawValue,
                name: declaration.name, isStub: false))
        inherit(declaration.name, declaration.inherited)
        add(bridged.members, of: declaration.name, in: declaration.module, isStub: false)
    }

    private mutating func add(
        _ members: [BridgedMembers.Member], of owner: String, in framework: String, isStub: Bool
    ) {
        for member in members {
            let isStub = isStub || member.declaration.isStub
            let sign = member.declaration.isStatic ? "+" : "-"
            let methodKind = (member.declaration.isStatic ? Kind.classMethod : .instanceMethod).rawValue
            for selector in member.declaration.selectors {
                add(.init(framework: framework, owner: owner, kind: methodKind, name: sign + selector, isStub: isStub))
            }
            if case .property(let names, _, _, _) = member.declaration.form, !member.declaration.isStatic {
                add(
                    .init(
                        framework: framework, owner: owner, kind: Kind.property.rawValue, name: names.name,
                        isStub: isStub))
            }
        }
    }

    mutating func add(_ function: FunctionDeclaration) {
        add(
            .init(
                framework: function.module, owner: "", kind: Kind.function.rawValue, name: function.name,
                isStub: function.isStub))
    }

    mutating func add(_ types: [RawTypeDeclaration], _ constants: [ConstantDeclaration]) {
        for type in types {
            add(.init(framework: type.module, owner: "", kind: Kind.type.rawValue, name: type.name, isStub: false))
            for constant in type.constants {
                add(
                    .init(
                        framework: type.module, owner: "", kind: Kind.constant.rawValue, name: constant.name,
                        isStub: constant.isStub))
            }
        }
        for constant in constants {
            add(
                .init(
                    framework: constant.module, owner: "", kind: Kind.constant.rawValue, name: constant.name,
                    isStub: constant.isStub))
        }
    }

    /// The index as a file: a line of headings, then the entries, then the inheritance.
    package var text: String {
        var lines = ["framework\towner\tkind\tname\tstatus"]
        lines += entries.sorted().map(\.line)
        for (name, parents) in parents.sorted(by: { $0.key < $1.key }) where !parents.isEmpty {
            lines += parents.map { "\t\(name)\tinherits\t\($0)\t" }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// - Throws: GeneratorError with the line of the first mistake.
    package init(text: String, name: String) throws {
        for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().dropFirst() {
            if line.isEmpty { continue }
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            guard fields.count == 5 else {
                throw GeneratorError("\(name):\(number + 1): \(fields.count) fields instead of 5; generate it anew")
            }
            if fields[2] == "inherits" {
                parents[fields[1], default: []].append(fields[3])
            } else {
                guard fields[4] == "stub" || fields[4] == "behaves" else {
                    throw GeneratorError("\(name):\(number + 1): the status is neither behaves nor stub")
                }
                add(
                    .init(
                        framework: fields[0], owner: fields[1], kind: fields[2], name: fields[3],
                        isStub: fields[4] == "stub"))
            }
        }
    }
}
