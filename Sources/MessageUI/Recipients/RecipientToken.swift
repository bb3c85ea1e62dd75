import UIKit

/// A rounded token with a recipient's address. It is blue when selected.
final class RecipientToken: UIControl {
    let address: String
    private static let font = UIFont.systemFont(ofSize: 16)
    static let height: CGFloat = 25
    /// The width for the whole address, in points.
    let wantedWidth: CGFloat

    init(_ address: String) {
        self.address = address
        wantedWidth = address.size(withFont: RecipientToken.font).width.rounded(.up) + 20
        super.init(frame: CGRect(x: 0, y: 0, width: wantedWidth, height: RecipientToken.height))
        isOpaque = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { return nil }

    override var isSelected: Bool { didSet { if isSelected != oldValue { setNeedsDisplay() } } }
    override var isHighlighted: Bool { didSet { if isHighlighted != oldValue { setNeedsDisplay() } } }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let isDark = isSelected || isHighlighted
        let pill = bounds.insetBy(dx: 0.5, dy: 0.5)
        let path = UIBezierPath(roundedRect: pill, cornerRadius: pill.height / 2)
        context.saveGState()
        path.addClip()
        let colours: [CGFloat] =
            isDark ? [0.38, 0.58, 0.96, 1, 0.16, 0.36, 0.89, 1] : [0.88, 0.92, 0.98, 1, 0.75, 0.84, 0.96, 1]
        if let gradient = CGGradient(
            colorSpace: CGColorSpaceCreateDeviceRGB(), colorComponents: colours, locations: [0, 1], count: 2)
        {
            context.drawLinearGradient(
                gradient, start: CGPoint(x: 0, y: pill.minY), end: CGPoint(x: 0, y: pill.maxY), options: [])
        }
        context.restoreGState()
        (isDark
            ? UIColor(red: 0.13, green: 0.29, blue: 0.75, alpha: 1)
            : UIColor(red: 0.55, green: 0.67, blue: 0.88, alpha: 1)).setStroke()
        path.stroke()
        (isDark ? UIColor.white : UIColor.black).setFill()
        _ = address.draw(
            in: CGRect(x: 10, y: 2, width: bounds.width - 20, height: 20), withFont: RecipientToken.font,
            lineBreakMode: .byTruncatingTail, alignment: .left)
    }
}
