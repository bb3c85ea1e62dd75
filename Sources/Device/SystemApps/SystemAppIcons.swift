import UIKit

/// The icons of the device's own apps. Each is drawn once: they are asked for whenever an app is installed.
@MainActor enum SystemAppIcons {
    private struct Key: Hashable {
        let identifier: String
        let side: CGFloat
        let scale: CGFloat
    }

    private static var drawn: [Key: UIImage] = [:]

    /// How wide apps draw their icons.
    private static let side: CGFloat = 57

    static func image(of app: any SystemApp, side: CGFloat, scale: CGFloat) -> UIImage? {
        let key = Key(identifier: app.identifier, side: side, scale: scale)
        if let image = drawn[key] { return image }
        let image = draw(side: side, scale: scale) { context in
            context.scaleBy(x: side / SystemAppIcons.side, y: side / SystemAppIcons.side)
            app.drawIcon(in: context)
        }
        drawn[key] = image
        return image
    }

    /// Draws a square picture.
    ///
    /// - Parameters:
    ///   - side: its width and height, in points.
    ///   - radius: that of its corners.
    static func draw(
        side: CGFloat, scale: CGFloat, radius: CGFloat = 0, _ paint: (CGContext) -> Void
    ) -> UIImage? {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: side, height: side), false, scale)
        defer { UIGraphicsEndImageContext() }
        guard let context = UIGraphicsGetCurrentContext() else { return nil }
        if radius > 0 {
            UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: side, height: side), cornerRadius: radius).addClip()
        }
        paint(context)
        return UIGraphicsGetImageFromCurrentImageContext()
    }
}
