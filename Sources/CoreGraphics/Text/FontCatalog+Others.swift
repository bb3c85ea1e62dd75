/// Families of the phone for which there is no free font of the same design. Each has a stand-in of similar weight and
/// proportions; letters of other scripts come from any font of the machine that has them.
extension FontCatalog {
    /// The families of iPhone OS 3 for other scripts than Latin, and the families that came until iOS 5.
    static let otherFamilies: [Family] = scripts + texts + hands

    private static func family(
        _ name: String, _ faces: String..., of files: [String], ascender: CGFloat = 0.95, descender: CGFloat = -0.25
    ) -> Family {
        Family(
            name: name, faces: faces,
            files: faces.map { files.count < 4 ? files[isBold($0) ? files.count - 1 : 0] : files[style($0)] },
            metrics: FontMetrics(
                ascender: ascender, descender: descender, lineGap: 0, capHeight: 0.716, xHeight: 0.523))
    }

    /// For other scripts than the Latin one: their own letters come from what `FontFallback` finds, Latin ones from
    /// here.
    private static let scripts: [Family] = [
        family("AppleGothic", "AppleGothic", of: sans),
        family("Apple SD Gothic Neo", "AppleSDGothicNeo-Medium", "AppleSDGothicNeo-Bold", of: sans),
        family("Arial Hebrew", "ArialHebrew", "ArialHebrew-Bold", of: sans),
        family("Arial Unicode MS", "ArialUnicodeMS", of: sans, ascender: 1.069, descender: -0.271),
        family("Bangla Sangam MN", "BanglaSangamMN", "BanglaSangamMN-Bold", of: sans),
        family("Devanagari Sangam MN", "DevanagariSangamMN", "DevanagariSangamMN-Bold", of: sans),
        family("Euphemia UCAS", "EuphemiaUCAS", "EuphemiaUCAS-Bold", "EuphemiaUCAS-Italic", of: sans),
        family("Geeza Pro", "GeezaPro", "GeezaPro-Bold", of: sans),
        family("Gujarati Sangam MN", "GujaratiSangamMN", "GujaratiSangamMN-Bold", of: sans),
        family("Gurmukhi MN", "GurmukhiMN", "GurmukhiMN-Bold", of: sans),
        family("Heiti J", "STHeitiJ-Light", "STHeitiJ-Medium", of: sans, ascender: 0.88, descender: -0.14),
        family("Heiti K", "STHeitiK-Light", "STHeitiK-Medium", of: sans, ascender: 0.88, descender: -0.14),
        family(
            "Heiti SC", "STHeitiSC-Light", "STHeitiSC-Medium", of: sans, ascender: 0.88, descender: -0.14),
        family(
            "Heiti TC", "STHeitiTC-Light", "STHeitiTC-Medium", of: sans, ascender: 0.88, descender: -0.14),
        family("Kailasa", "Kailasa", "Kailasa-Bold", of: sans),
        family("Kannada Sangam MN", "KannadaSangamMN", "KannadaSangamMN-Bold", of: sans),
        family("Malayalam Sangam MN", "MalayalamSangamMN", "MalayalamSangamMN-Bold", of: sans),
        family("Oriya Sangam MN", "OriyaSangamMN", "OriyaSangamMN-Bold", of: sans),
        family("Sinhala Sangam MN", "SinhalaSangamMN", "SinhalaSangamMN-Bold", of: sans),
        family("Tamil Sangam MN", "TamilSangamMN", "TamilSangamMN-Bold", of: sans),
        family("Telugu Sangam MN", "TeluguSangamMN", "TeluguSangamMN-Bold", of: sans),
        family("Thonburi", "Thonburi", "Thonburi-Bold", of: sans, ascender: 1.06, descender: -0.43),
    ]

    /// Families for texts and headlines.
    private static let texts: [Family] = [
        family("Academy Engraved LET", "AcademyEngravedLetPlain", of: roman),
        family(
            "Baskerville", "Baskerville", "Baskerville-Bold", "Baskerville-Italic", "Baskerville-BoldItalic",
            "Baskerville-SemiBold", "Baskerville-SemiBoldItalic", of: roman),
        family("Bodoni Ornaments", "BodoniOrnamentsITCTT", of: roman),
        family(
            "Bodoni 72", "BodoniSvtyTwoITCTT-Book", "BodoniSvtyTwoITCTT-Bold", "BodoniSvtyTwoITCTT-BookIta", of: roman),
        family(
            "Bodoni 72 Oldstyle", "BodoniSvtyTwoOSITCTT-Book", "BodoniSvtyTwoOSITCTT-Bold",
            "BodoniSvtyTwoOSITCTT-BookIt", of: roman),
        family("Bodoni 72 Smallcaps", "BodoniSvtyTwoSCITCTT-Book", of: roman),
        family("Cochin", "Cochin", "Cochin-Bold", "Cochin-Italic", "Cochin-BoldItalic", of: roman),
        family("Copperplate", "Copperplate", "Copperplate-Bold", "Copperplate-Light", of: schoolbook),
        family("DB LCD Temp", "DBLCDTempBlack", of: mono),
        family("Didot", "Didot", "Didot-Bold", "Didot-Italic", of: roman),
        family(
            "Gill Sans", "GillSans", "GillSans-Bold", "GillSans-Italic", "GillSans-BoldItalic", "GillSans-Light",
            "GillSans-LightItalic", of: sans),
        family(
            "Hoefler Text", "HoeflerText-Regular", "HoeflerText-Black", "HoeflerText-Italic", "HoeflerText-BlackItalic",
            of: roman),
        family("Marion", "Marion-Regular", "Marion-Bold", "Marion-Italic", of: schoolbook),
        family(
            "Optima", "Optima-Regular", "Optima-Bold", "Optima-Italic", "Optima-BoldItalic", "Optima-ExtraBlack",
            of: sans),
    ]

    /// Families that look handwritten.
    private static let hands: [Family] = [
        family("Bradley Hand", "BradleyHandITCTT-Bold", of: gothic),
        family("Chalkboard SE", "ChalkboardSE-Regular", "ChalkboardSE-Bold", "ChalkboardSE-Light", of: gothic),
        family("Chalkduster", "Chalkduster", of: gothic),
        family("Noteworthy", "Noteworthy-Light", "Noteworthy-Bold", of: gothic),
        family("Papyrus", "Papyrus", "Papyrus-Condensed", of: urw("P052-Roman")),
        family("Party LET", "PartyLetPlain", of: urw("Z003-MediumItalic")),
        family(
            "Snell Roundhand", "SnellRoundhand", "SnellRoundhand-Bold", "SnellRoundhand-Black",
            of: urw("Z003-MediumItalic")),
    ]

    private static let gothic = urw(
        "URWGothic-Book", "URWGothic-Demi", "URWGothic-BookOblique", "URWGothic-DemiOblique")
    private static let schoolbook = urw("C059-Roman", "C059-Bold", "C059-Italic", "C059-BdIta")
}
