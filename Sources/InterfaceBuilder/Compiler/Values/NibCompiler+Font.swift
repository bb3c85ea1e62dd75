import Archiving

extension NibCompiler {
    /// The font sizes of font descriptions by number: label, button, small system and system font size.
    private static let sizes = [1: 17.0, 2: 18, 3: 12, 4: 14]

    mutating func font(_ object: InterfaceObject) -> ArchiveGraph.Reference? {
        check(object)
        let size = object["NSSize"]?.number ?? 17
        guard let name = object["NSName"]?.text, !name.isEmpty else {
            warn("the font has no name; Helvetica is taken", line: object.line, object: object)
            return font("Helvetica", size, traits: 0)
        }
        return font(name, size, traits: Self.traits(ofFont: name))
    }

    mutating func fontOfDescription(_ object: InterfaceObject) -> ArchiveGraph.Reference? {
        check(object)
        let named = object["size"]?.integer.flatMap { Self.sizes[$0] }
        let size = object["pointSize"]?.number ?? named ?? 14
        switch object["type"]?.integer ?? 0 {
        case 1: return font("Helvetica", size, traits: 0, isSystemFont: true)
        case 2: return font("Helvetica-Bold", size, traits: 2, isSystemFont: true)
        case 3: return font("Helvetica-Oblique", size, traits: 1, isSystemFont: true)
        default:
            guard let name = (object["name"] ?? object["family"])?.text, !name.isEmpty else {
                return font("Helvetica", size, traits: 0, isSystemFont: true)
            }
            return font(name, size, traits: object["traits"]?.integer ?? Self.traits(ofFont: name))
        }
    }

    /// Adds a font. Its size is limited to the range from 0 to 10,000 points.
    mutating func font(
        _ name: String, _ size: Double, traits: Int, isSystemFont: Bool = false
    ) -> ArchiveGraph.Reference {
        let fields = [
            ArchivedField("UIFontName", .object(string(name))),
            ArchivedField("UIFontPointSize", .double(max(0, min(size, 10_000)))),
            ArchivedField("UIFontTraits", .integer(Int64(traits))),
            ArchivedField("UISystemFont", .boolean(isSystemFont)),
        ]
        return graph.add(ArchivedObject(className: "UIFont", content: .fields(fields)))
    }

    private static func traits(ofFont name: String) -> Int {
        (name.contains("Italic") || name.contains("Oblique") ? 1 : 0) | (name.contains("Bold") ? 2 : 0)
    }
}
