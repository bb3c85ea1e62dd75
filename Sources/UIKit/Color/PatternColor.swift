/// Makes a Core Graphics pattern colour that tiles an image.
enum PatternColor {
    static func make(_ image: UIImage) -> CGColor {
        var alpha: CGFloat = 1
        guard let pixels = image.cgImage, let space = CGColorSpace(patternBaseSpace: nil),
            let color = CGColor(
                patternSpace: space, pattern: CGPattern(image: pixels, scale: image.scale), components: &alpha)
        else { return .clear }
        return color
    }
}
