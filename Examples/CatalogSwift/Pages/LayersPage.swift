import UIKit

final class LayersPage: CatalogPage, CALayerDelegate, CAAnimationDelegate {
    override class var pageTitle: String { "Layers" }

    private let moving = CALayer()

    override func viewDidLoad() {
        super.viewDidLoad()
        let layers = [
            rounded(), shadowed(), gradient(), shape(),
            text(), replicator(), masked(), perspective(),
            emitter(), tiled(), moving,
        ]
        for (index, layer) in layers.enumerated() {
            let (row, column) = index.quotientAndRemainder(dividingBy: 4)
            layer.frame = CGRect(x: 15 + 76 * column, y: 15 + 80 * row, width: 60, height: 60)
            view.layer.addSublayer(layer)
        }
        moving.backgroundColor = UIColor.red.cgColor
        moving.bounds = CGRect(x: 0, y: 0, width: 20, height: 20)

        addButton("Implicit", frame: CGRect(x: 10, y: 290, width: 95, height: 36)) { [unowned self] _ in implicit() }
        addButton("Path", frame: CGRect(x: 112, y: 290, width: 95, height: 36)) { [unowned self] _ in follow() }
        addButton("Spin", frame: CGRect(x: 214, y: 290, width: 95, height: 36)) { [unowned self] _ in spin() }
    }

    // MARK: Layers

    private func rounded() -> CALayer {
        let layer = CALayer()
        layer.backgroundColor = UIColor.orange.cgColor
        layer.cornerRadius = 14
        layer.borderWidth = 3
        layer.borderColor = UIColor.brown.cgColor
        return layer
    }

    private func shadowed() -> CALayer {
        let layer = CALayer()
        layer.backgroundColor = UIColor.white.cgColor
        layer.shadowOpacity = 0.7
        layer.shadowOffset = CGSize(width: 3, height: 3)
        layer.shadowRadius = 4
        return layer
    }

    private func gradient() -> CALayer {
        let layer = CAGradientLayer()
        layer.colors = [UIColor.red, .yellow, .blue].map(\.cgColor)
        layer.startPoint = CGPoint(x: 0, y: 0)
        layer.endPoint = CGPoint(x: 1, y: 1)
        return layer
    }

    private func shape() -> CALayer {
        let path = CGMutablePath()
        path.addEllipse(in: CGRect(x: 5, y: 5, width: 50, height: 50))
        path.addRect(CGRect(x: 20, y: 20, width: 20, height: 20))
        let layer = CAShapeLayer()
        layer.path = path
        layer.fillRule = .evenOdd
        layer.fillColor = UIColor.green.cgColor
        layer.strokeColor = UIColor.black.cgColor
        layer.lineWidth = 3
        layer.lineDashPattern = [6, 3]
        return layer
    }

    private func text() -> CALayer {
        let layer = CATextLayer()
        layer.string = "Text in a layer"
        layer.fontSize = 15
        layer.isWrapped = true
        layer.alignmentMode = .center
        layer.foregroundColor = UIColor.purple.cgColor
        return layer
    }

    private func replicator() -> CALayer {
        let spoke = CALayer()
        spoke.backgroundColor = UIColor.black.cgColor
        spoke.frame = CGRect(x: 27, y: 4, width: 6, height: 16)
        let layer = CAReplicatorLayer()
        layer.instanceCount = 8
        layer.instanceTransform = CATransform3DMakeRotation(.pi / 4, 0, 0, 1)
        layer.instanceAlphaOffset = -0.1
        layer.addSublayer(spoke)
        return layer
    }

    private func masked() -> CALayer {
        let mask = CALayer()
        mask.frame = CGRect(x: 10, y: 10, width: 40, height: 40)
        mask.cornerRadius = 20
        mask.backgroundColor = UIColor.black.cgColor
        let layer = CALayer()
        layer.backgroundColor = UIColor.blue.cgColor
        layer.mask = mask
        return layer
    }

    private func perspective() -> CALayer {
        let card = CALayer()
        card.frame = CGRect(x: 5, y: 5, width: 50, height: 50)
        card.backgroundColor = UIColor(red: 0.2, green: 0.6, blue: 0.5, alpha: 1).cgColor
        card.transform = CATransform3DMakeRotation(1, 0.3, 1, 0)
        let layer = CALayer()
        layer.sublayerTransform.m34 = -1 / 150
        layer.addSublayer(card)
        return layer
    }

    private func emitter() -> CALayer {
        let cell = CAEmitterCell()
        cell.contents = spark().cgImage
        cell.birthRate = 20
        cell.lifetime = 1
        cell.velocity = 60
        cell.emissionLongitude = -.pi / 2
        cell.emissionRange = 0.6
        cell.alphaSpeed = -0.8
        let layer = CAEmitterLayer()
        layer.seed = 3
        layer.emitterPosition = CGPoint(x: 30, y: 50)
        layer.emitterCells = [cell]
        return layer
    }

    private func spark() -> UIImage {
        UIImage.drawn(6, by: 6) { context in
            UIColor.red.set()
            context.fillEllipse(in: CGRect(x: 0, y: 0, width: 6, height: 6))
        }
    }

    private func tiled() -> CALayer {
        let layer = CATiledLayer()
        layer.tileSize = CGSize(width: 20, height: 20)
        layer.delegate = self
        layer.setNeedsDisplay()
        return layer
    }

    nonisolated func draw(_ layer: CALayer, in context: CGContext) {
        context.setFillColor(gray: 0.5, alpha: 1)
        context.fill(context.boundingBoxOfClipPath.insetBy(dx: 1, dy: 1))
    }

    // MARK: Animations

    private func implicit() {
        moving.cornerRadius = 10
        moving.position = CGPoint(x: 280, y: 190)
        moving.backgroundColor = UIColor.purple.cgColor
    }

    private func follow() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 190, y: 205))
        path.addCurve(
            to: CGPoint(x: 250, y: 240), control1: CGPoint(x: 100, y: 60), control2: CGPoint(x: 300, y: 60))
        let animation = CAKeyframeAnimation(keyPath: "position")
        animation.path = path
        animation.duration = 1
        animation.delegate = self
        animation.fillMode = .forwards
        animation.isRemovedOnCompletion = false
        moving.add(animation, forKey: "follow")
    }

    nonisolated func animationDidStop(_ animation: CAAnimation, finished: Bool) {
        MainActor.assumeIsolated {
            let position = moving.presentation()?.position ?? .zero
            tell("\(finished ? "arrived" : "ended") at \(position.x.text(digits: 0)), \(position.y.text(digits: 0))")
        }
    }

    private func spin() {
        let animation = CABasicAnimation(keyPath: "transform.rotation.z")
        animation.toValue = 2 * Double.pi
        animation.duration = 0.8
        animation.repeatCount = 2
        animation.autoreverses = true
        moving.add(animation, forKey: "spin")
    }
}
