import Foundation
import QuartzCore

/// A screen of 640 × 960 pixels on which 200 layers of 40 points move, turn and fade all the time: pictures with
/// transparent corners, opaque pictures, plain colours and rounded colours in equal parts.
final class MovingLayers {
    let host: LayerHost
    private var time: CFTimeInterval = 1
    private let start: CFTimeInterval = 1
    private static let side: CGFloat = 40

    init?(count: Int = 200) {
        guard let surface = Surface(width: 640, height: 960), let badge = MovingLayers.picture(isOpaque: false),
            let tile = MovingLayers.picture(isOpaque: true)
        else { return nil }
        host = LayerHost(surface: surface, scale: 2)
        CATransaction.setDisableActions(true)
        host.rootLayer.backgroundColor = CGColor(red: 0.2, green: 0.25, blue: 0.35, alpha: 1)
        for number in 0..<count {
            let layer = CALayer()
            layer.bounds = CGRect(x: 0, y: 0, width: MovingLayers.side, height: MovingLayers.side)
            layer.contentsScale = 2
            switch number % 4 {
            case 0: layer.contents = badge
            case 1: layer.contents = tile
            case 2: layer.backgroundColor = CGColor(red: 0.9, green: 0.6, blue: 0.2, alpha: 1)
            default:
                layer.backgroundColor = CGColor(red: 0.3, green: 0.7, blue: 0.4, alpha: 1)
                layer.cornerRadius = 8
            }
            host.rootLayer.addSublayer(layer)
            animate(layer, number)
        }
        _ = host.render(at: time)
    }

    /// Shows the next frame of a display of 60 frames a second.
    func showNextFrame() {
        time += 1.0 / 60
        _ = host.render(at: time)
    }

    private func animate(_ layer: CALayer, _ number: Int) {
        let (column, row) = (CGFloat(number % 14), CGFloat(number / 14))
        let home = CGPoint(x: 20 + column * 21.5, y: 20 + row * 31.5)
        let position = CABasicAnimation(keyPath: "position")
        position.fromValue = home
        position.toValue = CGPoint(x: 320 - home.x, y: 480 - home.y)
        let opacity = CABasicAnimation(keyPath: "opacity")
        (opacity.fromValue, opacity.toValue) = (1.0, 0.3)
        let rotation = CABasicAnimation(keyPath: "transform.rotation.z")
        (rotation.fromValue, rotation.toValue) = (0.0, Double.pi * 2)
        for (index, animation) in [position, opacity, rotation].enumerated() {
            animation.duration = 2 + Double(number % 7) / 5 + Double(index) / 3
            animation.repeatCount = .infinity
            animation.autoreverses = index < 2
            animation.beginTime = start - Double(number) / 50
            layer.add(animation, forKey: animation.keyPath)
        }
    }

    private static func picture(isOpaque: Bool) -> CGImage? {
        let pixels = Int(side * 2)
        guard let surface = Surface(width: pixels, height: pixels) else { return nil }
        let context = CGContext(surface: surface, scale: 2)
        let bounds = CGRect(x: 0, y: 0, width: side, height: side)
        context.setFillColor(red: 0.8, green: 0.2, blue: 0.3, alpha: 1)
        if isOpaque { context.fill(bounds) } else { context.fillEllipse(in: bounds) }
        context.setFillColor(gray: 1, alpha: 0.8)
        context.fill(bounds.insetBy(dx: 14, dy: 6))
        context.flush()
        return CGImage(surface: surface)
    }
}
