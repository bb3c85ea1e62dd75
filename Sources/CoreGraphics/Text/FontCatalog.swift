/// The families of the platform, and which free font stands in for each.
///
/// Files are known by name, since asking fontconfig takes longer than an app's whole start.
enum FontCatalog {
    struct Family {
        var name: String
        /// PostScript names.
        var faces: [String]
        /// Files of the same faces.
        var files: [String]
        var metrics: FontMetrics
        /// The advances of the phone's faces, where they differ from the files'.
        var advances: [AdvanceTable] = []
    }

    static let opentype = "/usr/share/fonts/opentype/urw-base35/"
    static let truetype = "/usr/share/fonts/truetype/"

    static let sans = nimbus("Sans", ["Regular", "Bold", "Italic", "BoldItalic"])
    static let roman = nimbus("Roman", ["Regular", "Bold", "Italic", "BoldItalic"])
    static let mono = nimbus("MonoPS", ["Regular", "Bold", "Italic", "BoldItalic"])

    private static func nimbus(_ family: String, _ styles: [String]) -> [String] {
        styles.map { "\(opentype)Nimbus\(family)-\($0).otf" }
    }

    static func urw(_ names: String...) -> [String] { names.map { "\(opentype)\($0).otf" } }

    static func dejaVu(_ names: String...) -> [String] { names.map { "\(truetype)dejavu/\($0).ttf" } }

    /// Helvetica's own descender is 0.23. Its ascender of 0.77 is raised, as the platform does for this family, so that
    /// capitals are in the middle of the line.
    static let helveticaMetrics = FontMetrics(
        ascender: 0.942, descender: -0.23, lineGap: 0, capHeight: 0.718, xHeight: 0.523)

    /// The families of iPhone OS 3, and later ones that are listed with their faces.
    private static let firstFamilies: [Family] = [
        Family(
            name: "Helvetica", faces: ["Helvetica", "Helvetica-Bold", "Helvetica-Oblique", "Helvetica-BoldOblique"],
            files: sans, metrics: helveticaMetrics),
        Family(
            name: "Helvetica Neue",
            faces: ["HelveticaNeue", "HelveticaNeue-Bold", "HelveticaNeue-Italic", "HelveticaNeue-BoldItalic"],
            files: sans, metrics: helveticaMetrics),
        Family(
            name: "Arial", faces: ["ArialMT", "Arial-BoldMT", "Arial-ItalicMT", "Arial-BoldItalicMT"], files: sans,
            metrics: FontMetrics(ascender: 0.905, descender: -0.212, lineGap: 0.033, capHeight: 0.716, xHeight: 0.519)),
        Family(
            name: "Times New Roman",
            faces: [
                "TimesNewRomanPSMT", "TimesNewRomanPS-BoldMT", "TimesNewRomanPS-ItalicMT",
                "TimesNewRomanPS-BoldItalicMT",
            ], files: roman,
            metrics: FontMetrics(ascender: 0.891, descender: -0.216, lineGap: 0.042, capHeight: 0.662, xHeight: 0.45)),
        Family(
            name: "Courier", faces: ["Courier", "Courier-Bold", "Courier-Oblique", "Courier-BoldOblique"], files: mono,
            metrics: FontMetrics(ascender: 0.904, descender: -0.246, lineGap: 0, capHeight: 0.562, xHeight: 0.426)),
        Family(
            name: "Courier New",
            faces: [
                "CourierNewPSMT", "CourierNewPS-BoldMT", "CourierNewPS-ItalicMT", "CourierNewPS-BoldItalicMT",
            ], files: mono,
            metrics: FontMetrics(ascender: 0.833, descender: -0.3, lineGap: 0, capHeight: 0.571, xHeight: 0.423)),
        Family(
            name: "Georgia", faces: ["Georgia", "Georgia-Bold", "Georgia-Italic", "Georgia-BoldItalic"],
            files: urw("C059-Roman", "C059-Bold", "C059-Italic", "C059-BdIta"),
            metrics: FontMetrics(ascender: 0.917, descender: -0.219, lineGap: 0, capHeight: 0.692, xHeight: 0.481),
            advances: [.georgia, .georgiaBold, .georgiaItalic, .georgiaBoldItalic]),
        Family(
            name: "Palatino", faces: ["Palatino-Roman", "Palatino-Bold", "Palatino-Italic", "Palatino-BoldItalic"],
            files: urw("P052-Roman", "P052-Bold", "P052-Italic", "P052-BoldItalic"),
            metrics: FontMetrics(ascender: 0.93, descender: -0.28, lineGap: 0, capHeight: 0.692, xHeight: 0.469)),
        Family(
            name: "Verdana", faces: ["Verdana", "Verdana-Bold", "Verdana-Italic", "Verdana-BoldItalic"],
            files: dejaVu("DejaVuSans", "DejaVuSans-Bold", "DejaVuSans-Oblique", "DejaVuSans-BoldOblique"),
            metrics: FontMetrics(ascender: 1.005, descender: -0.21, lineGap: 0, capHeight: 0.727, xHeight: 0.545),
            advances: [.verdana, .verdanaBold, .verdanaItalic, .verdanaBoldItalic]),
        Family(
            name: "Trebuchet MS",
            faces: ["TrebuchetMS", "TrebuchetMS-Bold", "TrebuchetMS-Italic", "Trebuchet-BoldItalic"], files: sans,
            metrics: FontMetrics(ascender: 0.939, descender: -0.222, lineGap: 0, capHeight: 0.716, xHeight: 0.523),
            advances: [.trebuchet, .trebuchetBold, .trebuchetItalic, .trebuchetBoldItalic]),
        Family(
            name: "American Typewriter", faces: ["AmericanTypewriter", "AmericanTypewriter-Bold"],
            files: urw("URWBookman-Light", "URWBookman-Demi"),
            metrics: FontMetrics(ascender: 0.9, descender: -0.25, lineGap: 0, capHeight: 0.681, xHeight: 0.484),
            advances: [.americanTypewriter]),
        Family(
            name: "Arial Rounded MT Bold", faces: ["ArialRoundedMTBold"], files: [sans[1]],
            metrics: FontMetrics(ascender: 0.946, descender: -0.211, lineGap: 0, capHeight: 0.716, xHeight: 0.519),
            advances: [.arialRoundedBold]),
        Family(
            name: "Marker Felt", faces: ["MarkerFelt-Thin", "MarkerFelt-Wide"],
            files: urw("URWGothic-Book", "URWGothic-Demi"),
            metrics: FontMetrics(ascender: 0.888, descender: -0.21, lineGap: 0, capHeight: 0.74, xHeight: 0.547),
            advances: [.markerFeltThin]),
        Family(
            name: "Futura",
            faces: ["Futura-Medium", "Futura-MediumItalic", "Futura-CondensedMedium", "Futura-CondensedExtraBold"],
            files: urw("URWGothic-Book", "URWGothic-BookOblique")
                + urw("NimbusSansNarrow-Regular", "NimbusSansNarrow-Bold"),
            metrics: FontMetrics(ascender: 1.039, descender: -0.26, lineGap: 0, capHeight: 0.74, xHeight: 0.547),
            advances: [.futuraMedium, .futuraMedium]),
        Family(
            name: "Zapfino", faces: ["Zapfino"], files: urw("Z003-MediumItalic"),
            metrics: FontMetrics(ascender: 1.875, descender: -1.5, lineGap: 0, capHeight: 0.708, xHeight: 0.411)),
        Family(
            name: "Symbol", faces: ["Symbol"], files: urw("StandardSymbolsPS"),
            metrics: FontMetrics(ascender: 0.701, descender: -0.299, lineGap: 0, capHeight: 0.673, xHeight: 0.466)),
        Family(
            name: "Zapf Dingbats", faces: ["ZapfDingbatsITC"], files: urw("D050000L"),
            metrics: FontMetrics(ascender: 0.82, descender: -0.143, lineGap: 0, capHeight: 0.692, xHeight: 0.45)),
        Family(
            name: "Hiragino Kaku Gothic ProN", faces: ["HiraKakuProN-W3", "HiraKakuProN-W6"],
            files: [sans[0], sans[1]],
            metrics: FontMetrics(ascender: 0.88, descender: -0.12, lineGap: 0.5, capHeight: 0.766, xHeight: 0.545)),
        Family(
            name: "Apple Color Emoji", faces: ["AppleColorEmoji"], files: [colorEmoji],
            metrics: FontMetrics(ascender: 1, descender: -0.25, lineGap: 0, capHeight: 0.7, xHeight: 0.5)),
    ]

    static let families = firstFamilies + otherFamilies

    static let droidFallback = "\(truetype)droid/DroidSansFallbackFull.ttf"
    static let colorEmoji = "\(truetype)noto/NotoColorEmoji.ttf"
    static let dejaVuSans = "\(truetype)dejavu/DejaVuSans.ttf"

    /// The family and the number of the face that `name` means: a PostScript name, or a family name for its first face.
    static func find(_ name: String) -> (family: Family, face: Int)? {
        for family in families {
            if let face = family.faces.firstIndex(of: name) { return (family, face) }
        }
        for family in families where family.name.caseInsensitiveCompare(name) == .orderedSame { return (family, 0) }
        return other[name].flatMap(find)
    }

    /// Aliases of faces.
    private static let other = [
        "Arial": "ArialMT", "Arial-Bold": "Arial-BoldMT", "Times": "TimesNewRomanPSMT",
        "Times-Roman": "TimesNewRomanPSMT",
        "Times-Bold": "TimesNewRomanPS-BoldMT", "Times-Italic": "TimesNewRomanPS-ItalicMT",
        "Times-BoldItalic": "TimesNewRomanPS-BoldItalicMT", "HelveticaNeue-Light": "HelveticaNeue",
        "HelveticaNeue-Medium": "HelveticaNeue", "HelveticaNeue-UltraLight": "HelveticaNeue",
        "Helvetica-Light": "Helvetica", "ArialRoundedMT": "ArialRoundedMTBold", "Trebuchet MS": "TrebuchetMS",
    ]

    /// Whether the face of a PostScript name is a bold one.
    static func isBold(_ name: String) -> Bool {
        ["Bold", "Black", "-W6", "ExtraBold", "Demi"].contains { name.contains($0) }
            || (name.hasSuffix("-Medium") && name.hasPrefix("STHeiti"))
    }

    /// Whether the face of a PostScript name is slanted.
    static func isItalic(_ name: String) -> Bool {
        ["Italic", "Oblique", "Ital", "BookIta"].contains { name.contains($0) }
    }

    /// The index of a face's style among regular, bold, italic, bold italic.
    static func style(_ name: String) -> Int { (isBold(name) ? 1 : 0) + (isItalic(name) ? 2 : 0) }
}
