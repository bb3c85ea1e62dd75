/// How much of the iPhone OS 3.0 API is there.
///
/// "There" means that it behaves: a member marked `- Status: stub` does not count. A member counts if the class itself,
/// one of its superclasses, or a protocol that one of them adopts has it; a property counts if its getter (and, unless
/// it is read-only in the list, its setter) is there. A member of a category counts for the class that it extends.
package struct CoverageCount {
    package enum Status: Equatable { case behaves, stub, missing }

    package struct Line: Equatable {
        package var item: APIList.Item
        package var status: Status
    }

    /// What one class, protocol, or the functions and constants of a framework come to.
    package struct Group {
        package var framework: String
        package var name: String
        package var lines: [Line]
        package func count(_ status: Status) -> Int { lines.count { $0.status == status } }
    }

    package let groups: [Group]

    package init(list: APIList, index: ImplementedIndex) {
        let lookup = Lookup(index)
        var order: [String] = []
        var byKey: [String: Group] = [:]
        for item in list.items {
            let name = Self.groupName(item)
            let key = item.framework + "\t" + name
            if byKey[key] == nil {
                order.append(key)
                byKey[key] = Group(framework: item.framework, name: name, lines: [])
            }
            byKey[key]?.lines.append(Line(item: item, status: lookup.status(of: item)))
        }
        groups = order.compactMap { byKey[$0] }
    }

    /// The class that a category extends; `functions` and `constants` for what is in no class.
    private static func groupName(_ item: APIList.Item) -> String {
        if item.owner.isEmpty {
            return item.kind == "function" ? "functions" : item.kind == "enum" ? "enumerations" : "constants"
        }
        return String(item.owner.prefix { $0 != "(" })
    }

    package func groups(of framework: String) -> [Group] { groups.filter { $0.framework == framework } }

    package var frameworks: [String] {
        var seen: [String] = []
        for group in groups where !seen.contains(group.framework) { seen.append(group.framework) }
        return seen
    }

    package static func counts(_ groups: [Group]) -> (behaves: Int, stub: Int, total: Int) {
        (
            groups.reduce(0) { $0 + $1.count(.behaves) }, groups.reduce(0) { $0 + $1.count(.stub) },
            groups.reduce(0) { $0 + $1.lines.count }
        )
    }

    /// Answers for the index, with inheritance.
    private struct Lookup {
        private var members: [String: Status] = [:]
        private var parents: [String: [String]]

        init(_ index: ImplementedIndex) {
            parents = index.parents
            for entry in index.entries {
                let isFree = ["function", "constant", "type"].contains(entry.kind)
                let key = isFree ? "\t\(entry.name)" : "\(entry.owner)\t\(entry.name)"
                if members[key] != .behaves { members[key] = entry.isStub ? .stub : .behaves }
            }
        }

        func status(of item: APIList.Item) -> Status {
            let owner = String(item.owner.prefix { $0 != "(" })
            switch item.kind {
            case "class", "protocol": return members["\(owner)\t\(owner)"] ?? .missing
            case "property": return property(item, of: owner)
            case "instance_method", "class_method": return find(item.name, in: owner)
            default: return members["\t\(item.name)"] ?? .missing
            }
        }

        private func property(_ item: APIList.Item, of owner: String) -> Status {
            let capitalized = ObjectiveCNames.capitalized(item.name)
            let getter = [item.name, "-" + item.name, "-is" + capitalized].map { find($0, in: owner) }
            let read = getter.contains(.behaves) ? Status.behaves : getter.contains(.stub) ? .stub : .missing
            if read != .behaves || item.note.contains("readonly") { return read }
            return find("-set\(capitalized):", in: owner)
        }

        private func find(_ name: String, in owner: String) -> Status {
            var seen: Set<String> = []
            var waiting = [owner]
            var best = Status.missing
            while let current = waiting.popLast() {
                guard seen.insert(current).inserted else { continue }
                switch members["\(current)\t\(name)"] {
                case .behaves: return .behaves
                case .stub: best = .stub
                default: break
                }
                waiting += parents[current] ?? []
            }
            return best
        }
    }
}
