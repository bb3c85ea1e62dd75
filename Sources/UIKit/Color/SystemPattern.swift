/// The repeated textures of iPhone OS 3, drawn at one pixel a point.
enum SystemPattern {
    /// Seven points wide: five of blue-grey, two a shade darker.
    static let pinstripes = draw(width: 7, height: 1) { context in
        context.setFillColor(red: 197 / 255, green: 204 / 255, blue: 212 / 255, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 7, height: 1))
        context.setFillColor(red: 203 / 255, green: 210 / 255, blue: 216 / 255, alpha: 1)
        context.fill(CGRect(x: 5, y: 0, width: 2, height: 1))
    }

    /// A dark grey with a fine diagonal relief.
    static let flipside = draw(width: 4, height: 4) { context in
        context.setFillColor(gray: 31 / 255, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        for step in 0..<4 {
            context.setFillColor(gray: 38 / 255, alpha: 1)
            context.fill(CGRect(x: step, y: step, width: 1, height: 1))
            context.setFillColor(gray: 26 / 255, alpha: 1)
            context.fill(CGRect(x: step, y: (step + 2) % 4, width: 1, height: 1))
        }
    }

    private static func draw(width: Int, height: Int, _ drawing: (CGContext) -> Void) -> UIImage {
        ImageContext.draw(size: CGSize(width: width, height: height), isOpaque: true, scale: 1, drawing)
    }
}
