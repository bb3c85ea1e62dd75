import Foundation
import UIKit

/// A part of the home screen's background, as high as the view: the whole of it while no folder is open.
@MainActor final class WallpaperView: UIView {
    /// nil for black.
    var wallpaper: Wallpaper? { didSet { setNeedsDisplay() } }
    /// Which part of the screen is seen.
    var part: CGRect {
        didSet {
            guard part != oldValue else { return }
            frame = part
            setNeedsDisplay()
        }
    }
    private let screen: CGRect

    init(screen: CGRect) {
        self.screen = screen
        part = screen
        super.init(frame: screen)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { return nil }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.translateBy(x: -part.minX, y: -part.minY)
        if let wallpaper { return wallpaper.draw(in: screen, context) }
        context.setFill(RGBA(white: 0, alpha: 1))
        context.fill(screen)
    }
}
