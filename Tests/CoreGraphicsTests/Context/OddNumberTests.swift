import CoreGraphics
import Testing

/// Numbers that make no sense draw nothing or something, but leave the context in order.
struct OddNumberTests {
    static let numbers: [CGFloat] = [
        .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, 1e18, -1e10, 1e7, 9e5, -9e5,
        4e4, 0,
        .leastNonzeroMagnitude, -1,
    ]

    /// Draws with `drawing`, then looks whether the context still fills a pixel.
    private func expectOrder(_ name: String, _ drawing: (CGContext) -> Void) throws {
        let canvas = try Canvas(16, 16)
        canvas.context.saveGState()
        drawing(canvas.context)
        canvas.context.restoreGState()
        canvas.context.beginPath()
        canvas.context.clear(CGRect(x: 0, y: 0, width: 16, height: 16))
        canvas.context.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
        canvas.context.fill(CGRect(x: 4, y: 4, width: 8, height: 8))
        #expect(canvas.pixel(8, 8) == 0xFF00_00FF && canvas.pixel(1, 1) == 0, "\(name)")
    }

    @Test(arguments: numbers) func pathsOfOddNumbersLeaveTheContextInOrder(_ odd: CGFloat) throws {
        let point = CGPoint(x: odd, y: 3), rect = CGRect(x: 2, y: odd, width: odd, height: 5)
        try expectOrder("lines") {
            $0.move(to: point)
            $0.addLine(to: CGPoint(x: 5, y: odd))
            $0.addCurve(to: point, control1: point, control2: CGPoint(x: odd, y: odd))
            $0.addQuadCurve(to: .zero, control: point)
            $0.closePath()
            _ = $0.pathContains(point, mode: .eoFill)
            _ = ($0.boundingBoxOfPath, $0.currentPointOfPath)
            $0.drawPath(using: .fillStroke)
        }
        try expectOrder("arcs") {
            $0.addArc(center: point, radius: odd, startAngle: odd, endAngle: 1, clockwise: true)
            $0.addArc(center: .zero, radius: 5, startAngle: 0, endAngle: odd, clockwise: false)
            $0.addArc(tangent1End: point, tangent2End: CGPoint(x: 9, y: 9), radius: odd)
            $0.strokePath()
        }
        try expectOrder("rectangles") {
            $0.fill(rect)
            $0.stroke(rect, width: odd)
            $0.fillEllipse(in: rect)
            $0.strokeEllipse(in: rect)
            $0.clear(rect)
            $0.strokeLineSegments(between: [point, .zero, point])
            $0.clip(to: rect)
            _ = $0.boundingBoxOfClipPath
        }
    }

    @Test(arguments: numbers) func stylesOfOddNumbersLeaveTheContextInOrder(_ odd: CGFloat) throws {
        try expectOrder("lines") {
            $0.setLineWidth(odd)
            $0.setMiterLimit(odd)
            $0.setFlatness(odd)
            $0.setLineDash(phase: odd, lengths: [odd, 3])
            $0.setLineDash(phase: odd, lengths: [3, 3])
            $0.setAlpha(odd)
            $0.addLines(between: [.zero, CGPoint(x: 9, y: 2), CGPoint(x: 3, y: 12)])
            $0.strokePath()
        }
        try expectOrder("colours") {
            $0.setFillColor(red: odd, green: odd, blue: 0, alpha: odd)
            $0.setStrokeColor(cyan: odd, magenta: 0, yellow: odd, black: odd, alpha: 1)
            $0.setPatternPhase(CGSize(width: odd, height: odd))
            $0.fill(CGRect(x: 0, y: 0, width: 9, height: 9))
        }
        try expectOrder("shadow") {
            $0.setShadow(offset: CGSize(width: odd, height: 3), blur: 2)
            $0.fill(CGRect(x: 2, y: 2, width: 9, height: 9))
            $0.setShadow(offset: CGSize(width: 2, height: odd), blur: odd, color: .black)
            $0.fillEllipse(in: CGRect(x: 2, y: 2, width: 9, height: 9))
        }
        try expectOrder("transforms") {
            $0.translateBy(x: odd, y: 0)
            $0.fill(CGRect(x: 0, y: 0, width: 9, height: 9))
            $0.scaleBy(x: odd, y: 1)
            $0.rotate(by: odd)
            $0.concatenate(CGAffineTransform(a: odd, b: odd, c: 1, d: 0, tx: 0, ty: odd))
            $0.fillEllipse(in: CGRect(x: 0, y: 0, width: 9, height: 9))
            _ = $0.convertToUserSpace(CGPoint(x: odd, y: 1))
        }
    }

    @Test(arguments: numbers) func picturesAndTextOfOddNumbersLeaveTheContextInOrder(_ odd: CGFloat) throws {
        let picture = try Canvas(4, 4)
        picture.context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        picture.context.flush()
        let image = CGImage(surface: picture.surface)
        let rect = CGRect(x: odd, y: 0, width: 7, height: odd)
        try expectOrder("images") {
            $0.draw(image, in: rect)
            $0.draw(image, in: rect, byTiling: true)
            $0.draw(image, in: CGRect(x: 0, y: 0, width: odd, height: 3), byTiling: true)
            $0.clip(to: rect, mask: image)
            $0.fill(CGRect(x: 0, y: 0, width: 9, height: 9))
            _ = image.cropping(to: rect)
            _ = image.copy(maskingColorComponents: [odd, odd, odd, odd, odd, odd])
        }
        let gradient = CGGradient(colors: [.black, .white], locations: [odd, 1])
        try expectOrder("gradients") {
            $0.drawLinearGradient(gradient, start: CGPoint(x: odd, y: 0), end: CGPoint(x: 9, y: odd), options: [])
            $0.drawRadialGradient(
                gradient, startCenter: CGPoint(x: odd, y: 2), startRadius: odd, endCenter: .zero, endRadius: 5,
                options: [.drawsAfterEndLocation])
            $0.drawRadialGradient(
                gradient, startCenter: .zero, startRadius: 1, endCenter: .zero, endRadius: odd, options: [])
        }
        try expectOrder("layers") {
            $0.beginTransparencyLayer(in: rect, auxiliaryInfo: nil)
            $0.fill(rect)
            $0.endTransparencyLayer()
            if let layer = CGLayer($0, size: CGSize(width: 4, height: 4), auxiliaryInfo: nil) {
                $0.draw(layer, in: rect)
            }
            #expect(
                (1...1000).contains(odd) || CGLayer($0, size: CGSize(width: odd, height: 4), auxiliaryInfo: nil) == nil
                    || odd == .leastNonzeroMagnitude)
        }
        try expectOrder("text") {
            let run = TextShaper.shape("text", face: .system(), size: odd)
            $0.draw(run, at: CGPoint(x: 1, y: 8))
            $0.draw(TextShaper.shape("text", face: .system(), size: 9), at: CGPoint(x: odd, y: odd))
            $0.setFontSize(odd)
            $0.setCharacterSpacing(odd)
            $0.textMatrix = CGAffineTransform(a: odd, b: 0, c: 0, d: 1, tx: odd, ty: 0)
            $0.showText("text")
            $0.setTextDrawingMode(.fillStrokeClip)
            $0.showText("text", at: CGPoint(x: odd, y: 3))
        }
        try expectOrder("patterns") {
            var callbacks = CGPatternCallbacks(
                version: 0, drawPattern: { $1.fill(CGRect(x: 0, y: 0, width: 2, height: 2)) }, releaseInfo: nil)
            let pattern = CGPattern(
                info: nil, bounds: CGRect(x: 0, y: 0, width: 4, height: 4), matrix: .identity, xStep: odd, yStep: 4,
                tiling: .noDistortion, isColored: true, callbacks: &callbacks)
            guard let pattern, let space = CGColorSpace(patternBaseSpace: nil) else { return }
            $0.setFillColorSpace(space)
            $0.setFillPattern(pattern, colorComponents: [1])
            $0.fill(CGRect(x: 0, y: 0, width: 9, height: 9))
        }
    }

    @Test func contextsWithoutPixelsAreNotMade() {
        for (width, height) in [(0, 5), (5, 0), (-1, 5), (1 << 40, 1), (40_000, 5)] {
            #expect(
                CGContext(
                    data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
                    space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
                    == nil)
        }
    }
}
