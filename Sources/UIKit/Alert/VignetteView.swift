/// The dimming view behind an alert view: a radial gradient that is lightest in the middle.
package final class VignetteView: UIImageView {
    package convenience init() {
        self.init(image: VignetteView.picture)
        isUserInteractionEnabled = true
        isOpaque = false
    }

    /// A small image is enough for a gradient; the layer stretches it.
    private static let picture: UIImage = ImageContext.draw(size: CGSize(width: 80, height: 120), scale: 1) { context in
        let gradient = CGGradient(
            colorSpace: CGColorSpaceCreateDeviceRGB(),
            colorComponents: [0, 0, 0, 0.12, 0, 0, 0, 0.45, 0, 0, 0, 0.75], locations: [0, 0.5, 1], count: 3)
        guard let gradient else { return }
        let middle = CGPoint(x: 40, y: 60)
        context.drawRadialGradient(
            gradient, startCenter: middle, startRadius: 0, endCenter: middle, endRadius: 72,
            options: [.drawsAfterEndLocation])
    }
}
