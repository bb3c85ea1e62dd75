/// Finds what is wrong with each name, given what the SDK's headers declare.
struct RowCheck {
    let declarations: Declarations
    let headers: HeaderSight
    /// The files that umbrella headers read, by clang's own account.
    let umbrellas: [String: Set<String>]
    let symbols: SymbolTable
    /// Values that differ from the phone's, by name.
    let wrongValues: [String: String]

    func fault(of row: APIRow) -> Fault? {
        switch row.kind {
        case "header": headers.exists(row.importName) ? nil : .noHeader
        case "class": classFault(row)
        case "protocol": protocolFault(row)
        case "property": propertyFault(row)
        case "instance_method", "class_method": methodFault(row)
        case "field": fieldFault(row)
        case "macro": macroFault(row)
        default: freeFault(row)
        }
    }

    private func sight(_ row: APIRow, _ files: Set<String>) -> Fault? {
        if !headers.shows(row, declaredIn: files) {
            return headers.exists(row.importName) ? .wrongHeader(shortName(files.sorted().first ?? "none")) : .noHeader
        }
        if !row.umbrella.isEmpty, umbrellas[row.umbrella]?.isDisjoint(with: files) == true {
            return .outOfSight(row.umbrella)
        }
        return nil
    }

    private func shortName(_ file: String) -> String {
        file.split(separator: "/").suffix(2).joined(separator: "/")
    }

    private func classFault(_ row: APIRow) -> Fault? {
        guard let found = declarations.classes[row.name], found.isDefined else { return .missing }
        if !row.superclass.isEmpty, found.superclass != row.superclass {
            return .wrongSuperclass(found.superclass.isEmpty ? "none" : found.superclass)
        }
        let lineage = ancestors(of: row.name, isProtocol: false)
        let lacking = row.note.split(separator: " ").first.map { $0.split(separator: ",") } ?? []
        let names = lacking.map(String.init).filter {
            $0.first?.isUppercase == true && !lineage.contains(Ancestor(name: $0, isProtocol: true))
        }
        if !names.isEmpty { return .doesNotAdopt(names.joined(separator: " ")) }
        if !symbols.definesClass(row.name) { return .notDefined }
        return sight(row, found.files)
    }

    private func protocolFault(_ row: APIRow) -> Fault? {
        guard let found = declarations.protocols[row.name], found.isDefined else { return .missing }
        return sight(row, found.files)
    }

    private struct Ancestor: Hashable {
        var name: String
        var isProtocol: Bool
    }

    private func container(_ ancestor: Ancestor) -> Declarations.Container? {
        ancestor.isProtocol ? declarations.protocols[ancestor.name] : declarations.classes[ancestor.name]
    }

    /// The class or protocol itself, its superclasses, and all protocols that one of them adopts.
    private func ancestors(of name: String, isProtocol: Bool) -> [Ancestor] {
        var seen: [Ancestor] = []
        var waiting = [Ancestor(name: name, isProtocol: isProtocol)]
        while let next = waiting.popLast() {
            guard !seen.contains(next), let found = container(next) else { continue }
            seen.append(next)
            waiting += found.protocols.sorted().map { Ancestor(name: $0, isProtocol: true) }
            if !found.superclass.isEmpty { waiting.append(Ancestor(name: found.superclass, isProtocol: false)) }
        }
        return seen
    }

    private func member(_ name: String, of row: APIRow) -> Declarations.Member? {
        member(name, of: Ancestor(name: row.ownerName, isProtocol: row.ownerKind == "protocol"))
    }

    private func member(_ name: String, of owner: Ancestor) -> Declarations.Member? {
        for ancestor in ancestors(of: owner.name, isProtocol: owner.isProtocol) {
            if let found = container(ancestor)?.members[name] { return found }
        }
        return nil
    }

    /// A class that has the member although the one asked for does not inherit it.
    private func otherOwner(_ name: String, _ row: APIRow) -> Fault {
        let below = declarations.classes.filter { $0.value.members[name] != nil }.keys.sorted().filter {
            ancestors(of: $0, isProtocol: false).contains(Ancestor(name: row.ownerName, isProtocol: false))
        }
        return below.first.map { .wrongOwner($0) } ?? .missing
    }

    private func methodFault(_ row: APIRow) -> Fault? {
        guard let found = member(row.name, of: row) else {
            let sign = row.name.hasPrefix("-") ? "+" : "-"
            // A class is an object of the root class.
            if sign == "-", row.ownerKind != "protocol",
                let found = member(sign + row.name.dropFirst(), of: Ancestor(name: "NSObject", isProtocol: false))
            {
                return sight(row, found.files)
            }
            if member(sign + row.name.dropFirst(), of: row) != nil { return .wrongKind("only with \(sign)") }
            return otherOwner(row.name, row)
        }
        return sight(row, found.files)
    }

    private func propertyFault(_ row: APIRow) -> Fault? {
        let words = row.note.split(separator: " ")
        let getter = words.first { $0.hasPrefix("getter=") }.map { String($0.dropFirst(7)) } ?? row.name
        guard let found = member(row.name, of: row) ?? member("-" + row.name, of: row) else {
            if member("-" + getter, of: row) != nil { return .wrongKind("only the method \(getter)") }
            return otherOwner("-" + getter, row)
        }
        if member("-" + getter, of: row) == nil { return .noGetter(getter) }
        let setter =
            words.first { $0.hasPrefix("setter=") }.map { String($0.dropFirst(7)) }
            ?? "set" + row.name.prefix(1).uppercased() + row.name.dropFirst() + ":"
        if !words.contains("readonly"), member("-" + setter, of: row) == nil { return .noSetter }
        return sight(row, found.files)
    }

    private func fieldFault(_ row: APIRow) -> Fault? {
        guard let fields = declarations.fields[row.owner] else { return .missing }
        // Fields of C libraries often are macros for fields of other names.
        if fields.contains(row.name) || declarations.macros[row.name] != nil { return nil }
        return .missing
    }

    private func macroFault(_ row: APIRow) -> Fault? {
        guard let macro = declarations.macros[row.name] else {
            if let other = declarations.free[row.name]?.first { return .wrongKind("\(other.kind.rawValue), no macro") }
            return .missing
        }
        return sight(row, [macro.file]) ?? wrongValues[row.name].map { .wrongValue($0) }
    }

    private func freeFault(_ row: APIRow) -> Fault? {
        let kinds: [Declarations.Kind] =
            switch row.kind {
            case "function": [.function]
            // What cannot be told from a constant but by its address.
            case "constant": [.constant, .enumerator]
            case "enumerator": [.enumerator]
            case "enum": [.enumeration, .typedef]
            case "struct": row.note.contains("tag") ? [.structure] : [.structure, .typedef]
            case "union": [.union, .typedef]
            default: [.typedef]
            }
        guard let found = declarations.find(row.name, kinds) else { return otherKind(row) }
        if [.function, .constant].contains(found.kind), !found.isInline, !found.isUnavailable,
            !symbols.defines(found.symbol)
        {
            return .notDefined
        }
        let owner = row.owner.drop { $0 == "_" }
        if row.kind == "enumerator", !owner.isEmpty, !found.owners.isEmpty,
            !found.owners.contains(where: { $0.drop { $0 == "_" } == owner })
        {
            return .wrongOwner(found.owners.sorted().joined(separator: " "))
        }
        return sight(row, found.files) ?? wrongValues[row.name].map { .wrongValue($0) }
    }

    private func otherKind(_ row: APIRow) -> Fault? {
        // A function may be a macro for one of another name, an enumerator one for a number.
        let mayBeMacro = ["function", "constant", "enumerator"].contains(row.kind)
        if mayBeMacro, let macro = declarations.macros[row.name] {
            return sight(row, [macro.file]) ?? wrongValues[row.name].map { .wrongValue($0) }
        }
        if row.kind == "struct", row.note.contains("tag"), declarations.find(row.name, [.typedef]) != nil {
            return .noTag
        }
        if let other = declarations.free[row.name]?.first { return .wrongKind(other.kind.rawValue) }
        if declarations.macros[row.name] != nil { return .wrongKind("macro") }
        return .missing
    }
}
