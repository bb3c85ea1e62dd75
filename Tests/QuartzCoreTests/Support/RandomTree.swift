import Foundation
import QuartzCore

/// A tree of layers that changes at random, the same way for the same seed.
@MainActor
struct RandomTree {
    private let root: CALayer
    private var random: SeededGenerator
    private var layers: [CALayer] = []
    private(set) var lastMutation = ""
    private let drawers = [ColorDrawer(.red), ColorDrawer(CGColor(red: 0, green: 0.5, blue: 1, alpha: 0.5))]

    init(root: CALayer, random: SeededGenerator) {
        self.root = root
        self.random = random
    }

    mutating func grow(to count: Int) {
        while layers.count < count { addLayer() }
    }

    private mutating func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &random) }
    private mutating func whole(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &random)) }
    private mutating func chance(_ part: Double) -> Bool { number(0...1) < part }

    private mutating func color() -> CGColor {
        CGColor(red: number(0...1), green: number(0...1), blue: number(0...1), alpha: chance(0.6) ? 1 : number(0...1))
    }

    private mutating func frame() -> CGRect {
        let isWhole = chance(0.8)
        let rect = CGRect(x: whole(-20...80), y: whole(-20...80), width: whole(1...60), height: whole(1...60))
        return isWhole ? rect : rect.offsetBy(dx: number(0...1), dy: number(0...1))
    }

    private mutating func image() -> CGImage {
        let (seed, isOpaque) = (UInt32(whole(0...255)), chance(0.5))
        return solidImage(width: Int(whole(1...30)), height: Int(whole(1...30))) { x, y in
            let value = (UInt32(x * 9 + y * 5) &+ seed) & 0x7f
            return (isOpaque ? 0xff00_0000 : 0x8000_0000) | value << 16 | (value / 2) << 8 | (0x7f - value)
        }
    }

    private mutating func addLayer() {
        let layer = CALayer()
        layer.frame = frame()
        if chance(0.7) { layer.backgroundColor = color() }
        if chance(0.2) { layer.contents = image() }
        let parent = layers.randomElement(using: &random) ?? root
        (chance(0.4) ? root : parent).addSublayer(layer)
        layers.append(layer)
    }

    mutating func mutate() {
        guard let layer = layers.randomElement(using: &random) else { return }
        let kind = Int.random(in: 0...28, using: &random)
        lastMutation = "kind \(kind)"
        switch kind {
        case 0: layer.frame = frame()
        case 1: layer.position = CGPoint(x: whole(0...80), y: whole(0...80))
        case 2: layer.bounds.origin = CGPoint(x: whole(-30...30), y: whole(-30...30))
        case 3: layer.backgroundColor = chance(0.3) ? nil : color()
        case 4: layer.opacity = Float(number(0...1.4))
        case 5: layer.isHidden.toggle()
        case 6: layer.cornerRadius = chance(0.3) ? 0 : number(0...20)
        case 7: layer.masksToBounds.toggle()
        case 8: (layer.borderWidth, layer.borderColor) = (chance(0.5) ? whole(0...5) : number(0...5), color())
        case 9: layer.transform = CATransform3DMakeRotation(number(0...6), 0, 0, 1)
        case 10: layer.transform = CATransform3DMakeScale(number(0.2...2), number(0.2...2), 1)
        case 11: layer.transform = CATransform3DIdentity
        case 12: layer.contents = chance(0.3) ? nil : image()
        case 13: (layer.shadowOpacity, layer.shadowRadius) = (Float(number(0...1)), number(0...6))
        case 14: layer.zPosition = whole(-2...2)
        case 15: layer.removeFromSuperlayer(); layers.removeAll { $0 === layer }; grow(to: 14)
        case 16: root.addSublayer(layer)
        case 17: layer.superlayer?.insertSublayer(layer, at: 0)
        case 18:
            let mask = CALayer()
            mask.frame = CGRect(x: 5, y: 5, width: 30, height: 20)
            mask.backgroundColor = color()
            mask.cornerRadius = 6
            layer.mask = chance(0.3) ? nil : mask
        case 19: layer.mask?.position = CGPoint(x: whole(0...40), y: whole(0...40))
        case 20:
            var perspective = CATransform3DIdentity
            perspective.m34 = -1 / 200
            layer.sublayerTransform = chance(0.4) ? CATransform3DIdentity : perspective
        case 21: layer.transform = CATransform3DMakeRotation(number(0...1.2), 0, 1, 0)
        case 22: layer.contentsGravity = [.center, .resizeAspect, .topLeft, .resize][Int(whole(0...3))]
        case 23: layer.contentsCenter = CGRect(x: 0.3, y: 0.3, width: 0.4, height: 0.4)
        case 24: layer.shouldRasterize.toggle()
        case 25: layer.isGeometryFlipped.toggle()
        case 26: layer.edgeAntialiasingMask = chance(0.5) ? [] : [.layerLeftEdge]
        case 27: layer.minificationFilter = chance(0.5) ? .trilinear : .linear
        default:
            layer.delegate = drawers[Int(whole(0...1))]
            layer.setNeedsDisplay(CGRect(x: 0, y: 0, width: whole(1...30), height: whole(1...30)))
        }
    }
}
