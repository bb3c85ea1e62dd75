/// A picture file of the app, with what its name says about its scale.
package struct ImageFile {
    let pixels: CGImage
    let scale: CGFloat
    let orientation: UIImage.Orientation

    /// Reads the file, or its `@2x` twin on a screen of two pixels a point.
    init?(path: String) {
        for candidate in ImageFile.candidates(for: path) {
            guard let data = FileManager.default.contents(atPath: candidate.path) else { continue }
            guard let decoded = DecodedPicture(data, name: candidate.path) else { return nil }
            pixels = decoded.pixels
            orientation = decoded.orientation
            scale = candidate.scale
            return
        }
        return nil
    }

    /// The files that may hold the picture, the best first.
    package static func candidates(for path: String) -> [(path: String, scale: CGFloat)] {
        let (stem, ending) = split(path)
        if stem.hasSuffix("@2x") { return [(path, 2)] }
        let double = (path: stem + "@2x" + ending, scale: CGFloat(2))
        let plain = (path: stem + ending, scale: CGFloat(1))
        return ScreenScale.current > 1 ? [double, plain] : [plain, double]
    }

    /// Path and extension with its dot; `.png` if there is none.
    private static func split(_ path: String) -> (stem: String, ending: String) {
        guard let dot = path.lastIndex(of: "."), !path[dot...].contains("/") else { return (path, ".png") }
        return (String(path[..<dot]), String(path[dot...]))
    }
}
