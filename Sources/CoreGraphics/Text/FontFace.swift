/// One face of a family, such as Helvetica Bold, at any size. There is one object for a face, so faces compare by
/// identity.
package final class FontFace: Hashable {
    package let familyName: String
    /// The PostScript name of the phone's face, such as "Helvetica-Bold".
    package let postScriptName: String
    package let isBold: Bool
    package let isItalic: Bool
    package let metrics: FontMetrics
    /// True for the platform's Latin families, which are set without kerning and ligatures, so that the width of a text
    /// is the sum of its advances.
    package let setsPlainly: Bool
    let file: FontFile
    /// Horizontal scale factors of glyphs, by which a stand-in gets the widths of the phone's face.
    private let stretches: [UInt32: CGFloat]

    private init(
        familyName: String, postScriptName: String, isBold: Bool, isItalic: Bool, metrics: FontMetrics,
        setsPlainly: Bool, file: FontFile, stretches: [UInt32: CGFloat] = [:]
    ) {
        self.familyName = familyName
        self.postScriptName = postScriptName
        self.isBold = isBold
        self.isItalic = isItalic
        self.metrics = metrics
        self.setsPlainly = setsPlainly
        self.file = file
        self.stretches = stretches
    }

    /// The horizontal scale factor of a glyph; 1 for none.
    func stretch(of glyph: UInt32) -> CGFloat { stretches.isEmpty ? 1 : stretches[glyph] ?? 1 }

    /// The advance of a glyph, in parts of the size.
    func advance(of glyph: UInt32) -> CGFloat { file.advance(of: glyph) * stretch(of: glyph) }

    /// The face of a PostScript or family name, such as "Helvetica-Bold" or "Georgia"; nil when no font has that name.
    package static func named(_ name: String) -> FontFace? {
        TextEngine.locked {
            if let found = known[name] { return found }
            let face: FontFace?
            if let (family, index) = FontCatalog.find(name) {
                face = self.face(of: family, index)
            } else {
                face = Fontconfig.file(named: name).flatMap { inFile($0.path, index: $0.index, name: name) }
            }
            if let face, known.count < 4096 { known[name] = face }
            return face
        }
    }

    /// The face of the system font, Helvetica.
    package static func system(bold: Bool = false, italic: Bool = false) -> FontFace {
        let names = ["Helvetica", "Helvetica-Bold", "Helvetica-Oblique", "Helvetica-BoldOblique"]
        let name = names[(bold ? 1 : 0) + (italic ? 2 : 0)]
        if let face = named(name) { return face }
        fatalError("No font file for \(name). Install fonts-urw-base35.")
    }

    /// Registers a font in memory, such as one of an app, so that it can be found by name; nil when the bytes are no
    /// font.
    package static func register(_ data: Data) -> FontFace? {
        TextEngine.locked {
            guard let file = FontFile(data: data) else { return nil }
            let face = FontFace(file: file, name: nil)
            known[face.postScriptName] = face
            return face
        }
    }

    /// Lets a face in memory be found by its name again; the platform's are anyway.
    package static func register(_ face: FontFace) {
        guard face.path == nil else { return }
        TextEngine.locked { known[face.postScriptName] = face }
    }

    /// Forgets a face in memory, so that its name means nothing, or the platform's face again. Returns false if that name
    /// means another face.
    package static func unregister(_ face: FontFace) -> Bool {
        TextEngine.locked {
            guard face.path == nil, known[face.postScriptName] === face else { return false }
            known[face.postScriptName] = nil
            return true
        }
    }

    /// The same family's face of another style; this one where there is none.
    package func variant(bold: Bool, italic: Bool) -> FontFace {
        guard let (family, _) = FontCatalog.find(postScriptName) else { return self }
        let wanted = family.faces.first { FontCatalog.isBold($0) == bold && FontCatalog.isItalic($0) == italic }
        return wanted.flatMap(FontFace.named) ?? self
    }

    /// The families that can be asked for, sorted.
    package static var familyNames: [String] { FontCatalog.families.map(\.name).sorted() }

    /// PostScript names of a family's faces; empty for an unknown family.
    package static func faceNames(ofFamily family: String) -> [String] {
        FontCatalog.families.first { $0.name == family }?.faces ?? []
    }

    // Used inside TextEngine.locked only.
    private nonisolated(unsafe) static var known: [String: FontFace] = [:]
    private nonisolated(unsafe) static var files: [String: FontFile] = [:]

    private static func face(of family: FontCatalog.Family, _ index: Int) -> FontFace? {
        let name = family.faces[index]
        if let found = known[name] { return found }
        // If the stand-in of a family is not installed, that of the system font is used.
        guard
            let file = openFile(family.files[index], 0)
                ?? openFile(FontCatalog.families[0].files[FontCatalog.style(name)], 0)
        else {
            return nil
        }
        let face = FontFace(
            familyName: family.name, postScriptName: name, isBold: FontCatalog.isBold(name),
            isItalic: FontCatalog.isItalic(name), metrics: family.metrics, setsPlainly: true, file: file,
            stretches: index < family.advances.count ? family.advances[index].stretches(of: file) : [:])
        known[name] = face
        return face
    }

    /// The face in a file, for fallback and for fonts that only fontconfig knows; nil when it cannot be opened.
    static func inFile(_ path: String, index: Int = 0, name: String? = nil) -> FontFace? {
        let key = "\(path)#\(index)"
        if let found = known[key] { return found }
        guard let file = openFile(path, index) else { return nil }
        let face = FontFace(file: file, name: name)
        known[key] = face
        return face
    }

    private static func openFile(_ path: String, _ index: Int) -> FontFile? {
        let key = "\(path)#\(index)"
        if let file = files[key] { return file }
        let file = FontFile(path: path, index: index)
        files[key] = file
        return file
    }

    private convenience init(file: FontFile, name: String?) {
        let family = file.familyName ?? name ?? "Unknown"
        self.init(
            familyName: family, postScriptName: name ?? file.postScriptName ?? family, isBold: file.isBold,
            isItalic: file.isItalic, metrics: file.metrics, setsPlainly: false, file: file)
    }

    package static func == (a: FontFace, b: FontFace) -> Bool { a === b }

    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
