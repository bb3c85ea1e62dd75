/// The tiled textures of the system, drawn at one pixel per point.
enum SystemPattern {
    /// The background of grouped tables, seven points wide: five blue-grey columns and two slightly lighter ones.
    static let pinstripes = draw(width: 7, height: 1) { context in
        context.setFillColor(red: 197 / 255, green: 204 / 255, blue: 212 / 255, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 7, height: 1))
        context.setFillColor(red: 203 / 255, green: 210 / 255, blue: 216 / 255, alpha: 1)
        context.fill(CGRect(x: 5, y: 0, width: 2, height: 1))
    }

    /// The background of flip sides: dark grey with a fine diagonal relief.
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

    static let scrollWeave = weave(around: 0.44)
    static let underPage = weave(around: 0.70)

    /// A fabric texture: pixels vary slightly around `grey`.
    private static func weave(around grey: CGFloat) -> UIImage {
        draw(width: 16, height: 16) { context in
            for y in 0..<16 {
                for x in 0..<16 {
                    // A deterministic sequence without a visible pattern, so that each launch draws the same texture.
                    let thread = CGFloat((x * 7 + y * 13 + x * y * 5) % 11) / 11 - 0.5
                    let side: CGFloat = (x + y) % 2 == 0 ? 0.008 : -0.008
                    context.setFillColor(gray: grey + side + thread * 0.02, alpha: 1)
                    context.fill(CGRect(x: x, y: y, width: 1, height: 1))
                }
            }
        }
    }

    private static func draw(width: Int, height: Int, _ drawing: (CGContext) -> Void) -> UIImage {
        ImageContext.draw(size: CGSize(width: width, height: height), isOpaque: true, scale: 1, drawing)
    }
}
