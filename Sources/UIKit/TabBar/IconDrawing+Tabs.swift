/// Icons of the system's tab bar items, 30×30 points.
extension IconDrawing {
    static func tab(_ item: UITabBarItem.SystemItem) -> IconDrawing {
        IconDrawing(30, 30) { context in
            switch item {
            case .more: drawMore(context)
            case .favorites: context.fillStar(CGPoint(x: 15, y: 15.6), radius: 14, depth: 0.4)
            case .featured: drawFeatured(context)
            case .topRated: drawTopRated(context)
            case .recents: drawClock(context)
            case .contacts: drawContact(context)
            case .history: drawHistory(context)
            case .bookmarks: drawBook(context)
            case .search: drawSearch(context)
            case .downloads: drawDownloads(context)
            case .mostRecent: drawMostRecent(context)
            case .mostViewed: drawEye(context)
            }
        }
    }

    private static func drawMore(_ context: CGContext) {
        for x in [CGFloat(2), 12, 22] { context.fillEllipse(in: CGRect(x: x, y: 12, width: 6, height: 6)) }
    }

    /// A star on a disc.
    private static func drawFeatured(_ context: CGContext) {
        context.fillEllipse(in: CGRect(x: 1.5, y: 1.5, width: 27, height: 27))
        context.erase { context.fillStar(CGPoint(x: 15, y: 15.4), radius: 10, depth: 0.4) }
    }

    /// A star over two bars.
    private static func drawTopRated(_ context: CGContext) {
        context.fillStar(CGPoint(x: 15, y: 10.4), radius: 10, depth: 0.4)
        context.addRoundedRect(CGRect(x: 3, y: 21, width: 24, height: 3), radius: 1.5)
        context.addRoundedRect(CGRect(x: 7, y: 26, width: 16, height: 3), radius: 1.5)
        context.fillPath()
    }

    private static func drawClock(_ context: CGContext) {
        context.fillEllipse(in: CGRect(x: 2, y: 2, width: 26, height: 26))
        context.erase {
            context.setLineWidth(2.4)
            context.setLineCap(.round)
            context.addPolygon([(15, 6.5), (15, 15.5), (21, 19)], closed: false)
            context.strokePath()
        }
    }

    /// The outline of a head and shoulders.
    private static func drawContact(_ context: CGContext) {
        context.fillEllipse(in: CGRect(x: 9.5, y: 2, width: 11, height: 14))
        context.move(to: CGPoint(x: 2, y: 28))
        context.addCurve(
            to: CGPoint(x: 11, y: 17.6), control1: CGPoint(x: 2, y: 21), control2: CGPoint(x: 6, y: 19.6))
        context.addQuadCurve(to: CGPoint(x: 19, y: 17.6), control: CGPoint(x: 15, y: 20.4))
        context.addCurve(
            to: CGPoint(x: 28, y: 28), control1: CGPoint(x: 24, y: 19.6), control2: CGPoint(x: 28, y: 21))
        context.closePath()
        context.fillPath()
    }

    /// A clock with an arrow around it, counter-clockwise.
    private static func drawHistory(_ context: CGContext) {
        context.setLineWidth(3)
        context.addArc(
            center: CGPoint(x: 16, y: 15), radius: 11, startAngle: -0.85 * .pi, endAngle: 0.8 * .pi, clockwise: false)
        context.strokePath()
        context.addPolygon([(0.6, 8), (11.4, 8.4), (5.4, 16.4)])
        context.fillPath()
        context.setLineWidth(2.4)
        context.setLineCap(.round)
        context.addPolygon([(16, 9), (16, 15.6), (20.4, 18)], closed: false)
        context.strokePath()
    }

    private static func drawBook(_ context: CGContext) {
        context.translateBy(x: 2, y: 5)
        IconDrawing.bookmarks.draw(context)
    }

    private static func drawSearch(_ context: CGContext) {
        context.setLineWidth(3.4)
        context.strokeEllipse(in: CGRect(x: 3.7, y: 3.7, width: 15.6, height: 15.6))
        context.setLineCap(.round)
        context.setLineWidth(4.6)
        context.addPolygon([(18.8, 18.8), (25.6, 25.6)], closed: false)
        context.strokePath()
    }

    /// A downward arrow on a disc.
    private static func drawDownloads(_ context: CGContext) {
        context.fillEllipse(in: CGRect(x: 2, y: 2, width: 26, height: 26))
        context.erase {
            context.addPolygon([
                (12.4, 6.4), (17.6, 6.4), (17.6, 14.6), (22.6, 14.6), (15, 23), (7.4, 14.6), (12.4, 14.6),
            ])
            context.fillPath()
        }
    }

    /// A clock with a sparkle.
    private static func drawMostRecent(_ context: CGContext) {
        context.saveGState()
        context.translateBy(x: 0, y: 3)
        context.scaleBy(x: 0.9, y: 0.9)
        drawClock(context)
        context.restoreGState()
        let place = CGPoint(x: 23.4, y: 6.6)
        context.erase { context.fillEllipse(in: CGRect(x: 16, y: -0.8, width: 14.8, height: 14.8)) }
        context.fillStar(place, radius: 6.6, depth: 0.42)
    }

    private static func drawEye(_ context: CGContext) {
        context.move(to: CGPoint(x: 0.6, y: 15))
        context.addCurve(
            to: CGPoint(x: 29.4, y: 15), control1: CGPoint(x: 8, y: 3.6), control2: CGPoint(x: 22, y: 3.6))
        context.addCurve(
            to: CGPoint(x: 0.6, y: 15), control1: CGPoint(x: 22, y: 26.4), control2: CGPoint(x: 8, y: 26.4))
        context.fillPath()
        context.erase { context.fillEllipse(in: CGRect(x: 8.8, y: 8.8, width: 12.4, height: 12.4)) }
        context.fillEllipse(in: CGRect(x: 11, y: 11, width: 8, height: 8))
        context.erase { context.fillEllipse(in: CGRect(x: 15.4, y: 12, width: 2.6, height: 2.6)) }
    }
}

extension CGContext {
    /// Fills a star with five points, one of them at the top.
    /// - Parameter depth: The radius of the inner corners as a part of `radius`, from 0 to 1.
    func fillStar(_ centre: CGPoint, radius: CGFloat, depth: CGFloat) {
        addPolygon(
            (0..<10).map { index in
                let angle = CGFloat(index) * .pi / 5
                let length = index % 2 == 0 ? radius : radius * depth
                return (centre.x + sin(angle) * length, centre.y - cos(angle) * length)
            })
        fillPath()
    }
}
