import AppBuilder
import Foundation

/// A name that our headers show after an import and the platform's do not.
public struct Leak: Hashable, Comparable, Sendable {
    /// `Foundation/Foundation.h` or `UIKit/UIKit.h`.
    public var umbrella: String
    public var kind: String
    public var owner: String
    public var name: String

    public var line: String { [umbrella, kind, owner, name].joined(separator: "\t") }

    public static func < (left: Self, right: Self) -> Bool { left.line < right.line }

    /// Only what the SDK's and GNUstep's headers declare: the C library of this system is its own. Names that begin
    /// with an underscore are nobody's.
    static func find(_ list: APIList, clang: Clang, sdk: SDK) throws -> [Leak] {
        let known = KnownNames(list)
        var result: Set<Leak> = []
        for umbrella in ["Foundation/Foundation.h", "UIKit/UIKit.h"] {
            let declarations = try clang.declarations(of: "#import <\(umbrella)>\n").declarations
            func isOurs(_ file: String) -> Bool {
                (file.hasPrefix(sdk.headers.path) || file.hasPrefix("/usr/include/GNUstep"))
                    && !file.hasSuffix("/Verger/Prefix.h")
            }
            func add(_ kind: String, _ owner: String, _ name: String, _ files: some Sequence<String>) {
                guard !name.drop(while: { "+-".contains($0) }).hasPrefix("_"), !name.isEmpty,
                    files.contains(where: isOurs)
                else { return }
                result.insert(Leak(umbrella: umbrella, kind: kind, owner: owner, name: name))
            }
            for (name, found) in declarations.free where !known.free.contains(name) {
                for item in found { add(item.kind.rawValue, "", name, item.files) }
            }
            for (name, macro) in declarations.macros where !known.free.contains(name) {
                add("macro", "", name, [macro.file])
            }
            for (kind, containers) in [("class", declarations.classes), ("protocol", declarations.protocols)] {
                for (name, container) in containers {
                    guard known.owners.contains(name) else {
                        add(kind, "", name, container.files)
                        continue
                    }
                    for (member, found) in container.members where !known.has(member, in: name, declarations) {
                        add(found.isProperty ? "property" : "method", name, member, found.files)
                    }
                }
            }
        }
        // What Foundation shows UIKit shows as well; it is listed once.
        return result.filter { leak in
            leak.umbrella.hasPrefix("Foundation")
                || !result.contains(
                    Leak(umbrella: "Foundation/Foundation.h", kind: leak.kind, owner: leak.owner, name: leak.name))
        }.sorted()
    }
}

/// The platform's names, for the question whether a declaration is one of them.
private struct KnownNames {
    /// Functions, constants, types, macros; also the names of properties' accessors, by owner.
    var free: Set<String> = []
    var owners: Set<String> = []
    private var members: [String: Set<String>] = [:]
    /// Selectors that some class or protocol has: an override is no new name.
    private var selectors: Set<String> = []

    init(_ list: APIList) {
        for row in list.rows {
            switch row.kind {
            case "class", "protocol": owners.insert(row.name)
            case "instance_method", "class_method": add(row.name, row)
            case "property":
                let name = row.name.prefix(1).uppercased() + row.name.dropFirst()
                for member in [row.name, "-" + row.name, "-set" + name + ":", "-is" + name] { add(member, row) }
            case "field": break
            default: free.insert(row.name)
            }
        }
    }

    private mutating func add(_ member: String, _ row: APIRow) {
        members[row.ownerName, default: []].insert(member)
        selectors.insert(member)
    }

    /// Whether the class, a superclass or a protocol that one adopts has the member on the platform.
    func has(_ member: String, in owner: String, _ declarations: Declarations) -> Bool {
        if members[owner]?.contains(member) == true { return true }
        // NSObject has few, and what it has everything has: there each name counts.
        return owner != "NSObject" && selectors.contains(member)
    }
}
