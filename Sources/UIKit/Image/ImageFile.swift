/// An image file with the scale that its name implies.
package struct ImageFile {
    let pixels: CGImage
    let scale: CGFloat
    let orientation: UIImage.Orientation

    /// Reads the file. On a screen with two pixels per point its `@2x` version is preferred.
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

    /// The paths to try, in order of preference, with the scale of each.
    package static func candidates(for path: String) -> [(path: String, scale: CGFloat)] {
        let (stem, ending) = split(path)
        if stem.hasSuffix("@2x") { return [(path, 2)] }
        let double = (path: stem + "@2x" + ending, scale: CGFloat(2))
        let plain = (path: stem + ending, scale: CGFloat(1))
        return ScreenScale.current > 1 ? [double, plain] : [plain, double]
    }

    /// The path without its extension, and the extension with its dot; `.png` if the path has none.
    private static func split(_ path: String) -> (stem: String, ending: String) {
        guard let dot = path.lastIndex(of: "."), !path[dot...].contains("/") else { return (path, ".png") }
        return (String(path[..<dot]), String(path[dot...]))
    }
}
