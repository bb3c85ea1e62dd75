/// The signs on shift and delete keys.
struct KeySign {
    let sign: KeyPicture.Sign
    let look: KeyLook

    func draw(in face: CGRect, _ context: CGContext) {
        let center = CGPoint(x: face.midX, y: face.midY)
        context.saveGState()
        context.setShadow(offset: CGSize(width: 0, height: look.textShadowOffset), blur: 0, color: look.textShadow)
        context.setFillColor(look.text)
        context.setStrokeColor(look.text)
        switch sign {
        case .shift: drawArrow(at: center, isFilled: false, context)
        case .shiftOn:
            context.setShadow(
                offset: .zero, blur: 4, color: CGColor(red: 0.55, green: 0.78, blue: 1, alpha: 1))
            drawArrow(at: center, isFilled: true, context)
            // The outline's light falls on the filling: once more without it.
            context.setShadow(offset: .zero, blur: 0, color: nil)
            drawArrow(at: center, isFilled: true, context)
        case .delete: drawDelete(at: center, context)
        case .hide: drawKeyboard(at: center, context)
        }
        context.restoreGState()
    }

    /// An arrow upwards, 20 points wide and 17 high.
    private func drawArrow(at center: CGPoint, isFilled: Bool, _ context: CGContext) {
        let points: [(CGFloat, CGFloat)] = [
            (0, -6.9), (8.6, 1.7), (3, 1.7), (3, 7.2), (-3, 7.2), (-3, 1.7), (-8.6, 1.7),
        ]
        for (index, point) in points.enumerated() {
            let place = CGPoint(x: center.x + point.0, y: center.y + point.1)
            if index == 0 { context.move(to: place) } else { context.addLine(to: place) }
        }
        context.closePath()
        context.setLineWidth(2.4)
        context.setLineJoin(.round)
        context.drawPath(using: isFilled ? .fillStroke : .stroke)
    }

    /// A keyboard of 26 by 15 points with rows of keys, and an arrow downwards.
    private func drawKeyboard(at center: CGPoint, _ context: CGContext) {
        let board = CGRect(x: center.x - 13, y: center.y - 12, width: 26, height: 15)
        context.setLineWidth(1.6)
        context.addPath(CGPath(roundedRect: board, cornerWidth: 2.5, cornerHeight: 2.5, transform: nil))
        context.strokePath()
        for row in 0..<2 {
            for column in 0..<6 {
                context.fill(
                    CGRect(
                        x: board.minX + 3.3 + CGFloat(column) * 3.5, y: board.minY + 3.2 + CGFloat(row) * 3.4,
                        width: 2, height: 2))
            }
        }
        context.fill(CGRect(x: board.minX + 7, y: board.minY + 10.2, width: 12, height: 2))
        context.move(to: CGPoint(x: center.x - 5, y: center.y + 6.5))
        context.addLine(to: CGPoint(x: center.x + 5, y: center.y + 6.5))
        context.addLine(to: CGPoint(x: center.x, y: center.y + 11.5))
        context.closePath()
        context.fillPath()
    }

    /// A box with a point to the left and a cross in it, 23 points wide and 17 high.
    private func drawDelete(at center: CGPoint, _ context: CGContext) {
        let (x, y) = (center.x, center.y)
        let box = CGRect(x: x - 4.5, y: y - 8, width: 16, height: 16)
        context.move(to: CGPoint(x: box.minX - 7.5, y: y))
        context.addLine(to: CGPoint(x: box.minX - 0.5, y: box.minY + 0.8))
        context.addArc(
            tangent1End: CGPoint(x: box.minX, y: box.minY), tangent2End: CGPoint(x: box.maxX, y: box.minY), radius: 1.5)
        context.addArc(
            tangent1End: CGPoint(x: box.maxX, y: box.minY), tangent2End: CGPoint(x: box.maxX, y: box.maxY), radius: 2.5)
        context.addArc(
            tangent1End: CGPoint(x: box.maxX, y: box.maxY), tangent2End: CGPoint(x: box.minX, y: box.maxY), radius: 2.5)
        context.addArc(
            tangent1End: CGPoint(x: box.minX, y: box.maxY), tangent2End: CGPoint(x: box.minX - 7.5, y: y), radius: 1.5)
        context.closePath()
        context.fillPath()
        // The cross is cut out: it has the colour of the key's middle.
        context.setShadow(offset: .zero, blur: 0, color: nil)
        let (first, last) = (look.face[0], look.face[look.face.count - 1])
        context.setStrokeColor(
            CGColor(
                red: (first.red + last.red) / 2, green: (first.green + last.green) / 2,
                blue: (first.blue + last.blue) / 2, alpha: 1))
        context.setLineWidth(2.4)
        context.setLineCap(.round)
        let arm: CGFloat = 3.6
        let middle = CGPoint(x: box.midX - 1.5, y: y)
        for slope: CGFloat in [1, -1] {
            context.move(to: CGPoint(x: middle.x - arm, y: middle.y - arm * slope))
            context.addLine(to: CGPoint(x: middle.x + arm, y: middle.y + arm * slope))
        }
        context.strokePath()
    }
}
