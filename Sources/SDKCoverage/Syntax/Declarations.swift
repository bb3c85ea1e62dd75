/// What a set of headers declares, as clang understood it.
struct Declarations {
    enum Kind: String { case function, constant, typedef, structure, union, enumeration, enumerator }

    /// A function, constant, type or enumerator.
    struct Free {
        var kind: Kind
        var files: Set<String>
        /// The tag and the type names of an enumerator's enumeration.
        var owners: Set<String> = []
        /// The name by which the linker knows a function or constant.
        var symbol: String
        /// Whether its code is in the header.
        var isInline = false
        /// Whether whoever uses it gets an error, as the platform's header has it: there is nothing to link then.
        var isUnavailable = false
    }

    struct Member {
        var files: Set<String>
        var isProperty = false
        var isReadOnly = false
    }

    /// A class or a protocol with all its categories.
    struct Container {
        var files: Set<String> = []
        var superclass = ""
        var protocols: Set<String> = []
        /// By selector with its sign, or by a property's name.
        var members: [String: Member] = [:]
        var isDefined = false
    }

    var free: [String: [Free]] = [:]
    var classes: [String: Container] = [:]
    var protocols: [String: Container] = [:]
    /// The fields of a structure or union, by its tag and by the names of types that stand for it.
    var fields: [String: Set<String>] = [:]
    /// Names that do nothing yet, by their documentation: `name`, or `Owner name` for members.
    var stubs: Set<String> = []
    /// Macros with the file of their definition, and what follows their name.
    var macros: [String: (file: String, text: String)] = [:]

    func find(_ name: String, _ kinds: [Kind]) -> Free? {
        free[name]?.first { kinds.contains($0.kind) }
    }

    mutating func add(_ name: String, _ found: Free) {
        if let index = free[name]?.firstIndex(where: { $0.kind == found.kind }) {
            free[name]?[index].files.formUnion(found.files)
            if found.symbol != name { free[name]?[index].symbol = found.symbol }
            if found.isInline { free[name]?[index].isInline = true }
            free[name]?[index].owners.formUnion(found.owners)
        } else {
            free[name, default: []].append(found)
        }
    }
}
