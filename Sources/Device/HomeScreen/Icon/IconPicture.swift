import Foundation
import UIKit

/// Draws the square of an icon: an app's picture with the system's gloss, or a folder with what is in it.
@MainActor struct IconPicture {
    let icon: HomeIcon
    let metrics: HomeScreenMetrics

    func draw(in rect: CGRect, _ context: CGContext, isHighlighted: Bool) {
        switch icon.face {
        case .picture: drawApp(in: rect, context)
        case .folder(let apps): drawFolder(apps, in: rect, context)
        }
        if let stage = icon.stage { return drawProgress(stage.progress, in: rect, context) }
        if isHighlighted { dim(rect, context) }
    }

    private func dim(_ rect: CGRect, _ context: CGContext) {
        context.setFill(RGBA(white: 0, alpha: 0.5))
        context.fillRoundedRect(rect, radius: radius(in: rect))
    }

    /// An app that comes is dark, with a bar across it that fills up.
    private func drawProgress(_ progress: Double, in rect: CGRect, _ context: CGContext) {
        dim(rect, context)
        let unit = rect.width / 57
        let bar = CGRect(x: rect.minX + 6 * unit, y: rect.maxY - 16 * unit, width: 45 * unit, height: 9 * unit)
        context.setFill(RGBA(white: 1, alpha: 1))
        context.fillRoundedRect(bar, radius: bar.height / 2)
        let groove = bar.insetBy(dx: 1.5 * unit, dy: 1.5 * unit)
        context.saveGState()
        context.addRoundedRect(groove, radius: groove.height / 2)
        context.clip()
        context.fillGradient([RGBA(white: 0.28, alpha: 1), RGBA(white: 0.55, alpha: 1)], in: groove)
        var filled = groove
        filled.size.width = groove.width * CGFloat(min(max(progress, 0), 1))
        context.fillGradient(
            [RGBA(red: 0.68, green: 0.84, blue: 1, alpha: 1), RGBA(red: 0.16, green: 0.47, blue: 0.87, alpha: 1)],
            in: filled)
        context.restoreGState()
    }

    /// The icon as lists show it.
    func small(scale: CGFloat) -> UIImage? {
        SystemAppIcons.draw(side: IconPicture.listSide, scale: scale) { context in
            drawFace(in: CGRect(x: 0, y: 0, width: IconPicture.listSide, height: IconPicture.listSide), context)
        }
    }

    private static let listSide: CGFloat = 29

    private func radius(in rect: CGRect) -> CGFloat { metrics.iconRadius * rect.width / metrics.iconSide }

    // MARK: Apps

    private func drawApp(in rect: CGRect, _ context: CGContext) {
        context.saveGState()
        context.setShadow(offset: CGSize(width: 0, height: 2), blur: 3, color: UIColor(white: 0, alpha: 0.7).cgColor)
        context.setFill(RGBA(white: 0.1, alpha: 1))
        context.fillRoundedRect(rect, radius: radius(in: rect))
        context.restoreGState()
        drawFace(in: rect, context)
    }

    /// The picture with round corners, without a shadow.
    private func drawFace(in rect: CGRect, _ context: CGContext) {
        guard case .picture(let image, let hasGloss) = icon.face else { return }
        context.saveGState()
        context.addRoundedRect(rect, radius: radius(in: rect))
        context.clip()
        if let image { image.draw(in: rect) } else { drawLetter(in: rect, context) }
        if hasGloss { drawGloss(in: rect, context) }
        context.restoreGState()
    }

    /// For apps without an icon: the first letter of their name.
    private func drawLetter(in rect: CGRect, _ context: CGContext) {
        context.fillGradient(
            [RGBA(red: 0.55, green: 0.62, blue: 0.72, alpha: 1), RGBA(red: 0.27, green: 0.34, blue: 0.45, alpha: 1)],
            in: rect)
        let letter = String(icon.name.prefix(1)).uppercased()
        let font = UIFont.boldSystemFont(ofSize: 34 * rect.width / 57)
        let size = letter.size(withFont: font)
        context.setFill(RGBA(white: 1, alpha: 0.95))
        _ = letter.draw(at: CGPoint(x: rect.midX - size.width / 2, y: rect.midY - size.height / 2), withFont: font)
    }

    /// The light from above that the system puts on icons: an arc over the upper half, and a bright upper edge.
    private func drawGloss(in rect: CGRect, _ context: CGContext) {
        context.saveGState()
        let unit = rect.width / 57
        let middle = (rect.height / 2).rounded()
        let (width, height) = (140 * unit, 110 * unit)
        context.addEllipse(
            in: CGRect(x: rect.midX - width / 2, y: rect.minY - height + middle, width: width, height: height))
        context.clip()
        context.fillGradient(
            [RGBA(white: 1, alpha: 0.55), RGBA(white: 1, alpha: 0.12)],
            in: CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: middle))
        context.restoreGState()
    }

    // MARK: Folders

    /// In units of an icon 57 points wide: the first small icon's place, its width, and the way to the next one.
    private static let firstSmall: CGFloat = 6.5
    private static let smallSide: CGFloat = 13
    private static let smallPitch: CGFloat = 15.5
    private static let smallColumns = 3

    private func drawFolder(_ apps: [HomeIcon], in rect: CGRect, _ context: CGContext) {
        drawTile(in: rect, context)
        let unit = rect.width / 57
        for (index, app) in apps.prefix(IconPicture.smallColumns * IconPicture.smallColumns).enumerated() {
            let column = CGFloat(index % IconPicture.smallColumns), row = CGFloat(index / IconPicture.smallColumns)
            let small = CGRect(
                x: rect.minX + (IconPicture.firstSmall + IconPicture.smallPitch * column) * unit,
                y: rect.minY + (IconPicture.firstSmall + IconPicture.smallPitch * row) * unit,
                width: IconPicture.smallSide * unit, height: IconPicture.smallSide * unit)
            IconPicture(icon: app, metrics: metrics).drawFace(in: small, context)
        }
    }

    /// Dark glass with a light rim.
    private func drawTile(in rect: CGRect, _ context: CGContext) {
        context.saveGState()
        context.addRoundedRect(rect, radius: radius(in: rect))
        context.clip()
        context.fillGradient(
            [RGBA(white: 0.60, alpha: 0.62), RGBA(white: 0.22, alpha: 0.62), RGBA(white: 0.12, alpha: 0.68)],
            at: [0, 0.5, 1], in: rect)
        context.restoreGState()
        context.setStroke(RGBA(white: 0.85, alpha: 0.75))
        context.setLineWidth(1.5)
        context.addRoundedRect(rect.insetBy(dx: 0.75, dy: 0.75), radius: radius(in: rect) - 0.75)
        context.strokePath()
    }

    /// The glass grows around an icon that another one is held above.
    func drawFrame(around rect: CGRect, in context: CGContext) {
        drawTile(in: rect.insetBy(dx: -IconPicture.frame, dy: -IconPicture.frame), context)
    }

    private static let frame: CGFloat = 5

    // MARK: Reflections

    /// Draws what a glass shelf shows of the icon below it.
    func drawReflection(of rect: CGRect, height: CGFloat, in context: CGContext) {
        let place = CGRect(x: rect.minX, y: rect.maxY, width: rect.width, height: height)
        context.saveGState()
        context.clip(to: place)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.saveGState()
        context.translateBy(x: 0, y: rect.maxY * 2 + 1)
        context.scaleBy(x: 1, y: -1)
        switch icon.face {
        case .picture: drawFace(in: rect, context)
        case .folder(let apps): drawFolder(apps, in: rect, context)
        }
        context.restoreGState()
        context.setBlendMode(.destinationIn)
        context.fillGradient([RGBA(white: 0, alpha: 0.4), RGBA(white: 0, alpha: 0)], in: place)
        context.endTransparencyLayer()
        context.restoreGState()
    }
}
