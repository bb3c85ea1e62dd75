/// Icons of the system items for playback, loading and the camera.
extension IconDrawing {
    /// A circular arrow.
    static var refresh: IconDrawing {
        IconDrawing(18, 21) { context in
            context.setLineWidth(2.6)
            context.addArc(
                center: CGPoint(x: 9, y: 12), radius: 7.4, startAngle: -0.30 * .pi, endAngle: -0.62 * .pi,
                clockwise: false)
            context.strokePath()
            context.addPolygon([(7.4, 0), (15.6, 4.6), (7.4, 9.2)])
            context.fillPath()
        }
    }

    /// A cross.
    static var stop: IconDrawing {
        IconDrawing(17, 17) { context in
            context.setLineWidth(3.2)
            context.addPolygon([(1.2, 1.2), (15.8, 15.8)], closed: false)
            context.addPolygon([(15.8, 1.2), (1.2, 15.8)], closed: false)
            context.strokePath()
        }
    }

    static var camera: IconDrawing {
        IconDrawing(26, 20) { context in
            context.addPolygon([(8, 3.4), (9.6, 0), (16.4, 0), (18, 3.4)])
            context.fillPath()
            context.addRoundedRect(CGRect(x: 0, y: 3, width: 26, height: 17), radius: 2.4)
            context.fillPath()
            context.erase { context.fillEllipse(in: CGRect(x: 7.4, y: 5.8, width: 11.2, height: 11.2)) }
            context.fillEllipse(in: CGRect(x: 9.2, y: 7.6, width: 7.6, height: 7.6))
            context.erase { context.fillEllipse(in: CGRect(x: 21, y: 5.4, width: 2.4, height: 2.4)) }
        }
    }

    static var play: IconDrawing {
        IconDrawing(17, 19) { context in
            context.addPolygon([(0, 0), (17, 9.5), (0, 19)])
            context.fillPath()
        }
    }

    static var pause: IconDrawing {
        IconDrawing(16, 18) { context in
            context.fill([CGRect(x: 0, y: 0, width: 5.5, height: 18), CGRect(x: 10.5, y: 0, width: 5.5, height: 18)])
        }
    }

    static var rewind: IconDrawing {
        IconDrawing(25, 16) { context in
            context.addPolygon([(12.5, 0), (12.5, 16), (0, 8)])
            context.addPolygon([(25, 0), (25, 16), (12.5, 8)])
            context.fillPath()
        }
    }

    static var fastForward: IconDrawing {
        IconDrawing(25, 16) { context in
            context.addPolygon([(0, 0), (12.5, 8), (0, 16)])
            context.addPolygon([(12.5, 0), (25, 8), (12.5, 16)])
            context.fillPath()
        }
    }
}
