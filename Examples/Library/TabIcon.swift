import UIKit

/// The pictures of the tabs: 30 points wide and high, only their alpha counts.
@MainActor enum TabIcon {
    case authors, bookmark, exchange, brush

    var image: UIImage? {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 30, height: 30), false, 0)
        defer { UIGraphicsEndImageContext() }
        UIColor.black.set()
        path.fill()
        return UIGraphicsGetImageFromCurrentImageContext()
    }

    private var path: UIBezierPath {
        switch self {
        case .authors: books
        case .bookmark: ribbon
        case .exchange: arrows
        case .brush: drops
        }
    }

    private var books: UIBezierPath {
        let path = UIBezierPath()
        for (index, height) in [20, 24, 18, 22].enumerated() {
            path.append(UIBezierPath(rect: CGRect(x: 3 + index * 6, y: 27 - height, width: 5, height: height)))
        }
        return path
    }

    private var ribbon: UIBezierPath {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 9, y: 3))
        for point in [CGPoint(x: 21, y: 3), CGPoint(x: 21, y: 27), CGPoint(x: 15, y: 21), CGPoint(x: 9, y: 27)] {
            path.addLine(to: point)
        }
        path.close()
        return path
    }

    private var arrows: UIBezierPath {
        let path = UIBezierPath()
        for (y, tip, end) in [(10.0, 26.0, 4.0), (20, 4, 26)] {
            let back = tip > end ? tip - 8 : tip + 8
            path.move(to: CGPoint(x: tip, y: y))
            for (x, offset) in [(back, -5.0), (back, -1.5), (end, -1.5), (end, 1.5), (back, 1.5), (back, 5)] {
                path.addLine(to: CGPoint(x: x, y: y + offset))
            }
            path.close()
        }
        return path
    }

    private var drops: UIBezierPath {
        let path = UIBezierPath()
        for center in [CGPoint(x: 9, y: 10), CGPoint(x: 21, y: 10), CGPoint(x: 15, y: 20)] {
            path.append(UIBezierPath(ovalIn: CGRect(x: center.x - 5, y: center.y - 5, width: 10, height: 10)))
        }
        return path
    }
}
