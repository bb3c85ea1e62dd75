import UIKit

/// What a context can draw: lines, fills, gradients, patterns, blends, text.
final class FiguresView: UIView {
    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        drawLines(context)
        drawFills(context)
        drawPattern(context)
        UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.5).set()
        UIRectFill(CGRect(x: 210, y: 145, width: 80, height: 25))
        UIRectFrame(CGRect(x: 210, y: 180, width: 80, height: 25))
        drawBlends(context)
        drawText(context)
    }

    private func drawLines(_ context: CGContext) {
        let caps: [CGLineCap] = [.butt, .round, .square]
        let joins: [CGLineJoin] = [.miter, .round, .bevel]
        for (index, (cap, join)) in zip(caps, joins).enumerated() {
            context.setLineWidth(8)
            context.setLineCap(cap)
            context.setLineJoin(join)
            context.move(to: CGPoint(x: 12 + 50 * index, y: 50))
            context.addLine(to: CGPoint(x: 27 + 50 * index, y: 16))
            context.addLine(to: CGPoint(x: 42 + 50 * index, y: 50))
            context.strokePath()
        }
        context.saveGState()
        context.setLineWidth(2)
        context.setLineCap(.butt)
        context.setLineDash(phase: 3, lengths: [9, 4, 2, 4])
        context.addArc(
            center: CGPoint(x: 190, y: 36), radius: 22, startAngle: 0, endAngle: 1.5 * .pi, clockwise: false)
        context.strokePath()
        context.restoreGState()
        context.setLineWidth(1)
        context.move(to: CGPoint(x: 225, y: 55))
        context.addCurve(
            to: CGPoint(x: 290, y: 12), control1: CGPoint(x: 240, y: -20), control2: CGPoint(x: 270, y: 110))
        context.addQuadCurve(to: CGPoint(x: 230, y: 60), control: CGPoint(x: 300, y: 60))
        context.strokePath()
    }

    private func drawFills(_ context: CGContext) {
        context.saveGState()
        context.translateBy(x: 40, y: 100)
        context.setFillColor(red: 0.9, green: 0.7, blue: 0.1, alpha: 1)
        addStar(radius: 32, to: context)
        context.fillPath()
        context.translateBy(x: 75, y: 0)
        addStar(radius: 32, to: context)
        context.fillPath(using: .evenOdd)
        context.translateBy(x: 75, y: 0)
        context.setShadow(offset: CGSize(width: 4, height: 4), blur: 5, color: UIColor.black.cgColor)
        context.fillEllipse(in: CGRect(x: -26, y: -26, width: 48, height: 48))
        context.restoreGState()

        let gradient = CGGradient(
            colorSpace: CGColorSpaceCreateDeviceRGB(),
            colorComponents: [1, 0.9, 0.3, 1, 0.9, 0.2, 0.1, 1, 0.2, 0.1, 0.4, 1], locations: [0, 0.6, 1], count: 3)
        guard let gradient else { return }
        context.saveGState()
        context.addEllipse(in: CGRect(x: 225, y: 70, width: 70, height: 60))
        context.clip()
        context.drawLinearGradient(
            gradient, start: CGPoint(x: 225, y: 70), end: CGPoint(x: 225, y: 130), options: [])
        context.restoreGState()
        context.drawRadialGradient(
            gradient, startCenter: CGPoint(x: 50, y: 170), startRadius: 2, endCenter: CGPoint(x: 60, y: 178),
            endRadius: 30, options: [])
    }

    /// A star of five points around the origin.
    private func addStar(radius: CGFloat, to context: CGContext) {
        let points = (0..<5).map { point in
            let angle = -.pi / 2 + CGFloat(point) * 4 * .pi / 5
            return CGPoint(x: radius * cos(angle), y: radius * sin(angle))
        }
        context.addLines(between: points)
        context.closePath()
    }

    private func drawPattern(_ context: CGContext) {
        var callbacks = CGPatternCallbacks(
            version: 0,
            drawPattern: { _, context in
                context.setFillColor(red: 0.8, green: 0.1, blue: 0.3, alpha: 1)
                context.fillEllipse(in: CGRect(x: 1, y: 1, width: 6, height: 6))
            }, releaseInfo: nil)
        let pattern = CGPattern(
            info: nil, bounds: CGRect(x: 0, y: 0, width: 8, height: 8), matrix: .identity, xStep: 8, yStep: 8,
            tiling: .constantSpacing, isColored: true, callbacks: &callbacks)
        guard let pattern, let space = CGColorSpace(patternBaseSpace: nil) else { return }
        context.saveGState()
        context.setFillColorSpace(space)
        context.setFillPattern(pattern, colorComponents: [1])
        context.fill(CGRect(x: 110, y: 145, width: 80, height: 60))
        context.restoreGState()
    }

    private func drawBlends(_ context: CGContext) {
        let modes: [CGBlendMode] = [.multiply, .screen, .difference, .overlay, .xor]
        for (index, mode) in modes.enumerated() {
            context.saveGState()
            context.translateBy(x: 10 + 60 * CGFloat(index), y: 220)
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            context.setFillColor(red: 0.9, green: 0.4, blue: 0.2, alpha: 1)
            context.fill(CGRect(x: 0, y: 0, width: 36, height: 36))
            context.setBlendMode(mode)
            context.setFillColor(red: 0.3, green: 0.6, blue: 0.8, alpha: 1)
            context.fill(CGRect(x: 14, y: 14, width: 36, height: 36))
            context.endTransparencyLayer()
            context.restoreGState()
        }
    }

    private func drawText(_ context: CGContext) {
        context.saveGState()
        context.selectFont(name: "Helvetica-Bold", size: 30)
        context.textMatrix = CGAffineTransform(scaleX: 1, y: -1)
        context.setTextDrawingMode(.fillStroke)
        context.setFillColor(red: 1, green: 1, blue: 0.2, alpha: 1)
        context.setStrokeColor(red: 0.1, green: 0.2, blue: 0.7, alpha: 1)
        context.showText("Quartz", at: CGPoint(x: 10, y: 320))
        context.restoreGState()
        UIColor.darkGray.set()
        "A string drawn in a rectangle, centred, over two lines".draw(
            in: CGRect(x: 130, y: 290, width: 170, height: 40), withFont: .systemFont(ofSize: 13),
            lineBreakMode: .byWordWrapping, alignment: .center)
    }
}
