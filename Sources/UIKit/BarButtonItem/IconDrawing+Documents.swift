/// Icons of the system items for documents and messages.
extension IconDrawing {
    /// A plus.
    static var add: IconDrawing {
        IconDrawing(18, 18) { context in
            context.fill(CGRect(x: 0, y: 7, width: 18, height: 4))
            context.fill(CGRect(x: 7, y: 0, width: 4, height: 18))
        }
    }

    /// A sheet of paper with a pencil on it.
    static var compose: IconDrawing {
        IconDrawing(24, 22) { context in
            context.setLineWidth(2)
            context.addRoundedRect(CGRect(x: 1, y: 4, width: 17, height: 17), radius: 2)
            context.strokePath()
            let pencil: [(CGFloat, CGFloat)] = [(20.2, 0.4), (23.6, 3.8), (12.6, 14.8), (7.8, 16.2), (9.2, 11.4)]
            context.erase {
                context.addPolygon(pencil)
                context.setLineWidth(3)
                context.drawPath(using: .fillStroke)
            }
            context.addPolygon(pencil)
            context.fillPath()
            context.erase {
                context.setLineWidth(0.9)
                context.addPolygon([(17.6, 3), (21, 6.4)], closed: false)
                context.addPolygon([(9.4, 13), (11, 14.6)], closed: false)
                context.strokePath()
            }
        }
    }

    /// An arrow that points back to the left.
    static var reply: IconDrawing {
        IconDrawing(24, 18) { context in
            context.move(to: CGPoint(x: 0, y: 7.5))
            context.addLine(to: CGPoint(x: 9.5, y: 0))
            context.addLine(to: CGPoint(x: 9.5, y: 4.4))
            context.addCurve(
                to: CGPoint(x: 23, y: 18), control1: CGPoint(x: 18, y: 4.4), control2: CGPoint(x: 23.5, y: 8.5))
            context.addCurve(
                to: CGPoint(x: 9.5, y: 10.6), control1: CGPoint(x: 20.6, y: 12.6), control2: CGPoint(x: 16.5, y: 10.6))
            context.addLine(to: CGPoint(x: 9.5, y: 15))
            context.closePath()
            context.fillPath()
        }
    }

    /// An arrow out of a box.
    static var action: IconDrawing {
        IconDrawing(26, 20) { context in
            context.setLineWidth(2)
            context.setLineJoin(.miter)
            context.addPolygon([(9, 5), (1, 5), (1, 19), (21, 19), (21, 14)], closed: false)
            context.strokePath()
            context.move(to: CGPoint(x: 6, y: 15))
            context.addCurve(
                to: CGPoint(x: 17, y: 3.4), control1: CGPoint(x: 6, y: 7.4), control2: CGPoint(x: 10.4, y: 3.6))
            context.addLine(to: CGPoint(x: 17, y: 0))
            context.addLine(to: CGPoint(x: 26, y: 6))
            context.addLine(to: CGPoint(x: 17, y: 12))
            context.addLine(to: CGPoint(x: 17, y: 8.2))
            context.addCurve(
                to: CGPoint(x: 6, y: 15), control1: CGPoint(x: 11.6, y: 8.2), control2: CGPoint(x: 8.6, y: 10))
            context.closePath()
            context.fillPath()
        }
    }

    /// A folder.
    static var organize: IconDrawing {
        IconDrawing(24, 19) { context in
            context.addPolygon([(0, 4.4), (0, 1.4), (1.4, 0), (8.4, 0), (9.8, 1.4), (9.8, 2.6), (22.6, 2.6), (24, 4.4)])
            context.fillPath()
            context.addRoundedRect(CGRect(x: 0, y: 5.6, width: 24, height: 13.4), radius: 1.6)
            context.fillPath()
        }
    }

    /// An open book.
    static var bookmarks: IconDrawing {
        IconDrawing(26, 20) { context in
            for side in [CGFloat(1), -1] {
                context.saveGState()
                context.translateBy(x: 13, y: 0)
                context.scaleBy(x: side, y: 1)
                context.move(to: CGPoint(x: 0.6, y: 3))
                context.addCurve(
                    to: CGPoint(x: 10.4, y: 1), control1: CGPoint(x: 3, y: 0.6), control2: CGPoint(x: 7, y: 0.2))
                context.addLine(to: CGPoint(x: 10.4, y: 15))
                context.addCurve(
                    to: CGPoint(x: 0.6, y: 17), control1: CGPoint(x: 7, y: 14.2), control2: CGPoint(x: 3, y: 14.6))
                context.closePath()
                context.fillPath()
                context.move(to: CGPoint(x: 11.4, y: 3.4))
                context.addLine(to: CGPoint(x: 13, y: 3.8))
                context.addLine(to: CGPoint(x: 13, y: 19))
                context.addCurve(
                    to: CGPoint(x: 0.6, y: 19.4), control1: CGPoint(x: 8, y: 17.4), control2: CGPoint(x: 4, y: 17.6))
                context.addLine(to: CGPoint(x: 0, y: 19.4))
                context.addLine(to: CGPoint(x: 0, y: 18.2))
                context.addCurve(
                    to: CGPoint(x: 11.4, y: 16.4), control1: CGPoint(x: 4, y: 15.6), control2: CGPoint(x: 8, y: 15.6))
                context.closePath()
                context.fillPath()
                context.restoreGState()
            }
        }
    }

    /// A magnifying glass.
    static var search: IconDrawing {
        IconDrawing(19, 19) { context in
            context.setLineWidth(2.6)
            context.strokeEllipse(in: CGRect(x: 1.3, y: 1.3, width: 11, height: 11))
            context.setLineCap(.round)
            context.setLineWidth(3.4)
            context.addPolygon([(11.6, 11.6), (17, 17)], closed: false)
            context.strokePath()
        }
    }

    /// A trash can.
    static var trash: IconDrawing {
        IconDrawing(18, 22) { context in
            context.addRoundedRect(CGRect(x: 0, y: 2.6, width: 18, height: 2.4), radius: 1)
            context.fillPath()
            context.setLineWidth(1.6)
            context.addRoundedRect(CGRect(x: 6, y: 0.8, width: 6, height: 4), radius: 1.4)
            context.strokePath()
            context.addPolygon([(1.4, 6.2), (16.6, 6.2), (15.4, 20.6), (14, 22), (4, 22), (2.6, 20.6)])
            context.fillPath()
            context.erase {
                context.setLineWidth(1.3)
                context.addPolygon([(5.2, 8.4), (6, 19.8)], closed: false)
                context.addPolygon([(9, 8.4), (9, 19.8)], closed: false)
                context.addPolygon([(12.8, 8.4), (12, 19.8)], closed: false)
                context.strokePath()
            }
        }
    }

    /// A sheet of paper with a turned-up corner.
    static var pageCurl: IconDrawing {
        IconDrawing(22, 20) { context in
            context.setLineWidth(2)
            context.addPolygon([(12, 19), (1, 19), (1, 1), (21, 1), (21, 10)], closed: false)
            context.strokePath()
            context.move(to: CGPoint(x: 22, y: 9))
            context.addCurve(
                to: CGPoint(x: 10.6, y: 20), control1: CGPoint(x: 19.6, y: 14), control2: CGPoint(x: 15.6, y: 18.4))
            context.addCurve(
                to: CGPoint(x: 11.6, y: 9.6), control1: CGPoint(x: 12, y: 16.6), control2: CGPoint(x: 12.6, y: 13))
            context.addCurve(
                to: CGPoint(x: 22, y: 9), control1: CGPoint(x: 15, y: 11.4), control2: CGPoint(x: 19, y: 11))
            context.fillPath()
        }
    }
}
