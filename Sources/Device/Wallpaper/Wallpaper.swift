import UIKit

/// The picture behind the icons of the home screen, or behind the clock of the lock screen.
@MainActor enum Wallpaper {
    case pattern(WallpaperPattern)
    /// One that the user chose. It fills the screen: what its shape has too much is cut off at both sides.
    case picture(UIImage)

    /// Where a wallpaper can be.
    enum Place: String, CaseIterable {
        case home
        case lock
    }

    func draw(in rect: CGRect, _ context: CGContext) {
        context.saveGState()
        context.clip(to: rect)
        switch self {
        case .pattern(let pattern): pattern.draw(in: rect, context)
        case .picture(let image):
            context.setFill(RGBA(white: 0, alpha: 1))
            context.fill(rect)
            image.draw(in: Wallpaper.filling(rect, image.size))
        }
        context.restoreGState()
    }

    /// Where a picture of a size stands that fills a rectangle.
    private static func filling(_ rect: CGRect, _ size: CGSize) -> CGRect {
        guard size.width > 0, size.height > 0 else { return rect }
        let factor = max(rect.width / size.width, rect.height / size.height)
        let (width, height) = (size.width * factor, size.height * factor)
        return CGRect(x: rect.midX - width / 2, y: rect.midY - height / 2, width: width, height: height)
    }
}
