import Foundation

/// Which names the code of the tests uses. Comments, strings and words of other meanings do not count: a method counts
/// where a message is sent, or an implementation given, with exactly its selector, in a file that names its class or a
/// subclass. Swift tests count for members that have a Swift spelling.
struct TestMentions {
    private var objectiveC: [ObjectiveCMentions] = []
    private var swift: [SwiftMentions] = []
    private let swiftNames: SwiftNames
    /// The names of subclasses, at any depth, by class.
    private let subclasses: [String: Set<String>]
    private let superclasses: [String: String]

    /// - Parameter folder: The folder that holds `Tests` and `Sources`.
    init(folder: URL, declarations: Declarations) {
        swiftNames = SwiftNames(folder: folder)
        superclasses = declarations.classes.mapValues(\.superclass)
        subclasses = Self.subclasses(declarations)
        let tests = folder.appendingPathComponent("Tests")
        guard let paths = FileManager.default.enumerator(atPath: tests.path) else { return }
        for case let path as String in paths {
            let isSwift = path.hasSuffix(".swift")
            guard isSwift || [".m", ".mm", ".c", ".h"].contains(where: { path.hasSuffix($0) }),
                let data = FileManager.default.contents(atPath: tests.appendingPathComponent(path).path)
            else { continue }
            let tokens = SourceToken.read(Array(data), isSwift: isSwift)
            if isSwift { swift.append(SwiftMentions(tokens)) } else { objectiveC.append(ObjectiveCMentions(tokens)) }
        }
    }

    private static func subclasses(_ declarations: Declarations) -> [String: Set<String>] {
        var result: [String: Set<String>] = [:]
        for (name, found) in declarations.classes {
            var superclass = found.superclass
            while !superclass.isEmpty, result[superclass, default: []].insert(name).inserted {
                superclass = declarations.classes[superclass]?.superclass ?? ""
            }
        }
        return result
    }

    /// Whether a test's code uses the name.
    func use(_ row: APIRow) -> Bool {
        switch row.kind {
        case "instance_method", "class_method": useMember(row, selectors: [String(row.name.dropFirst())])
        case "property":
            useMember(row, selectors: [getter(row), setter(row)])
        default:
            objectiveC.contains { $0.names.contains(row.name) } || swift.contains { $0.names.contains(row.name) }
        }
    }

    private func getter(_ row: APIRow) -> String { word("getter", row) ?? row.name }

    private func setter(_ row: APIRow) -> String {
        word("setter", row) ?? "set" + row.name.prefix(1).uppercased() + row.name.dropFirst() + ":"
    }

    private func word(_ key: String, _ row: APIRow) -> String? {
        row.note.split(separator: " ").first { $0.hasPrefix(key + "=") }.map { String($0.dropFirst(key.count + 1)) }
    }

    private func useMember(_ row: APIRow, selectors: [String]) -> Bool {
        let owner = row.ownerName
        let isFree = row.ownerKind == "protocol" || owner == "NSObject"
        let owners = (subclasses[owner] ?? []).union([owner])
        func names(_ found: Set<String>) -> Bool { isFree || !owners.isDisjoint(with: found) }
        if objectiveC.contains(where: { names($0.names) && uses($0, selectors, property: row) }) { return true }
        let spellings = selectors.compactMap { swiftName(owner, $0) }
        return spellings.contains { name in swift.contains { names($0.names) && $0.uses(name) } }
    }

    /// The Swift spelling that the class or the nearest of its superclasses has for the selector.
    private func swiftName(_ owner: String, _ selector: String) -> SwiftName? {
        var owner = owner
        while !owner.isEmpty {
            if let name = swiftNames.names["\(owner) \(selector)"] { return name }
            owner = superclasses[owner] ?? ""
        }
        return nil
    }

    private func uses(_ file: ObjectiveCMentions, _ selectors: [String], property row: APIRow) -> Bool {
        if row.kind == "property", file.dots.contains(row.name) { return true }
        return selectors.contains { selector in
            file.selectors.contains(selector) || file.dots.contains(selector)
                || Self.property(setBy: selector).map { file.assigned.contains($0) } == true
        }
    }

    /// `title` for `setTitle:`.
    private static func property(setBy selector: String) -> String? {
        guard selector.hasPrefix("set"), selector.hasSuffix(":"), selector.count > 4,
            selector.firstIndex(of: ":") == selector.index(before: selector.endIndex)
        else { return nil }
        let name = selector.dropFirst(3).dropLast()
        return name.prefix(1).lowercased() + name.dropFirst()
    }
}
