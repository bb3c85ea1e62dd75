import Foundation

/// What `Package.swift` says of the package's targets, read from its text: asking SwiftPM would take its lock.
package struct PackageManifest: Sendable {
    package struct Target: Sendable, Equatable {
        package enum Kind: String, Sendable, CaseIterable {
            case library = "target"
            case executable = "executableTarget"
            case test = "testTarget"
            case system = "systemLibrary"
        }
        package let kind: Kind
        package let name: String
        /// Its folder, relative to the package's.
        package let path: String
        /// The targets that it depends on directly. Products of other packages are left out.
        package let dependencies: [String]

        package init(kind: Kind, name: String, path: String, dependencies: [String]) {
            (self.kind, self.name, self.path, self.dependencies) = (kind, name, path, dependencies)
        }
    }

    package let targets: [Target]

    package init(text: String) {
        var found: [(place: String.Index, target: Target)] = []
        for kind in Target.Kind.allCases {
            var rest = text[...]
            while let call = rest.range(of: ".\(kind.rawValue)(") {
                rest = rest[call.upperBound...]
                guard let end = Self.closing(rest, opening: "(", closing: ")"),
                    let target = Self.target(kind, String(rest[..<end]))
                else { continue }
                found.append((call.lowerBound, target))
            }
        }
        let names = Set(found.map(\.target.name))
        targets = found.sorted { $0.place < $1.place }.map { found in
            let target = found.target
            return Target(
                kind: target.kind, name: target.name, path: target.path,
                dependencies: target.dependencies.filter(names.contains))
        }
    }

    /// The targets that the product consists of: libraries and commands of `Sources`, without system libraries.
    package var modules: [Target] {
        targets.filter { ($0.kind == .library || $0.kind == .executable) && $0.path.hasPrefix("Sources/") }
    }

    private static func target(_ kind: Target.Kind, _ arguments: String) -> Target? {
        guard let name = argument("name", of: arguments) else { return nil }
        let folder = kind == .test ? "Tests" : "Sources"
        return Target(
            kind: kind, name: name, path: argument("path", of: arguments) ?? "\(folder)/\(name)",
            dependencies: dependencies(of: arguments))
    }

    /// The value of an argument that is a string.
    private static func argument(_ label: String, of arguments: String) -> String? {
        guard let start = arguments.range(of: "\(label): \"") else { return nil }
        return arguments[start.upperBound...].prefix { $0 != "\"" }.description
    }

    private static func dependencies(of arguments: String) -> [String] {
        guard let start = arguments.range(of: "dependencies: [") else { return [] }
        let rest = arguments[start.upperBound...]
        guard let end = closing(rest, opening: "[", closing: "]") else { return [] }
        var list = String(rest[..<end])
        while let product = list.range(of: ".product("),
            let end = closing(list[product.upperBound...], opening: "(", closing: ")")
        {
            list.removeSubrange(product.lowerBound...end)
        }
        return list.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
            .compactMap { $0.offset.isMultiple(of: 2) ? nil : String($0.element) }
    }

    /// Where the bracket that is open at the beginning of `text` is closed.
    private static func closing(_ text: Substring, opening: Character, closing: Character) -> String.Index? {
        var depth = 1
        for index in text.indices {
            if text[index] == opening { depth += 1 }
            if text[index] == closing { depth -= 1 }
            if depth == 0 { return index }
        }
        return nil
    }
}
