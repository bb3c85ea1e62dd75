import Foundation

/// A symbol graph as `swift-symbolgraph-extract` writes it: the public face of one Swift module. Only what the
/// generator reads is decoded; everything that may be absent is optional.
package struct SymbolGraph: Decodable {
    package struct Module: Decodable { package var name: String }

    package struct Fragment: Decodable {
        package var kind: String
        package var spelling: String
        package var preciseIdentifier: String?
    }

    package struct Parameter: Decodable {
        package var name: String
        package var internalName: String?
        package var declarationFragments: [Fragment]?
    }

    package struct Signature: Decodable {
        package var parameters: [Parameter]?
        package var returns: [Fragment]?
    }

    package struct Comment: Decodable {
        package struct Line: Decodable { package var text: String }
        package var lines: [Line]
    }

    package struct Location: Decodable {
        package struct Position: Decodable {
            package var line: Int
            package var character: Int
        }
        package var uri: String
        package var position: Position
    }

    package struct Extension: Decodable { package var extendedModule: String? }
    package struct Generics: Decodable {}

    package struct Symbol: Decodable {
        package struct Kind: Decodable { package var identifier: String }
        package struct Identifier: Decodable { package var precise: String }

        package var kind: Kind
        package var identifier: Identifier
        package var pathComponents: [String]
        package var accessLevel: String
        package var declarationFragments: [Fragment]?
        package var functionSignature: Signature?
        package var docComment: Comment?
        package var location: Location?
        package var swiftExtension: Extension?
        package var swiftGenerics: Generics?
    }

    package struct Relationship: Decodable {
        package var kind: String
        package var source: String
        package var target: String
        package var targetFallback: String?
    }

    package var module: Module
    package var symbols: [Symbol]
    package var relationships: [Relationship]

    /// - Parameter name: what the data is called in an error, usually its path.
    package init(json: Data, name: String) throws {
        guard json.count <= 256 << 20 else { throw GeneratorError("\(name): larger than 256 MB; not a symbol graph") }
        do {
            self = try JSONDecoder().decode(SymbolGraph.self, from: json)
        } catch {
            throw GeneratorError("\(name): not a symbol graph: \(error)")
        }
    }
}

extension SymbolGraph.Symbol {
    package var precise: String { identifier.precise }
    /// `class`, `property`, `type.method` …, without the language.
    package var kindName: String {
        kind.identifier.hasPrefix("swift.") ? String(kind.identifier.dropFirst(6)) : kind.identifier
    }
    /// The last path component: `frame`, `setTitle(_:for:)`.
    package var title: String { pathComponents.last ?? "" }
    /// The whole declaration, for instance `weak var delegate: (any UIScrollViewDelegate)?`.
    package var declaration: String { (declarationFragments ?? []).map(\.spelling).joined() }
    /// Keywords and attributes before the name.
    package var modifiers: Set<String> {
        let before = (declarationFragments ?? []).prefix {
            $0.kind == "keyword" || $0.kind == "attribute" || $0.kind == "text"
        }
        return Set(before.map { $0.spelling.trimmingCharacters(in: .whitespaces) })
    }
    package var isVisible: Bool { accessLevel == "public" || accessLevel == "open" }
    /// Made by the compiler or inherited from a protocol of the standard library.
    package var isSynthesized: Bool { precise.contains("::SYNTHESIZED::") }
    package var documentation: DocumentationMarks { DocumentationMarks(lines: docComment?.lines.map(\.text) ?? []) }
}
