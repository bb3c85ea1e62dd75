import Testing
import UIKit

@MainActor struct AutoresizingTests {
    /// The expected span from the rule in words: what is flexible shares the change in proportion to its length.
    private func expected(
        _ lead: CGFloat, _ extent: CGFloat, _ trail: CGFloat, flexible: [Bool], change: CGFloat
    ) -> (CGFloat, CGFloat) {
        let lengths = [lead, extent, trail]
        let total = zip(lengths, flexible).reduce(0) { $0 + ($1.1 ? $1.0 : 0) }
        guard total > 0 else { return (lead, extent) }
        func grown(_ index: Int) -> CGFloat {
            flexible[index] ? (lengths[index] + change * lengths[index] / total).rounded(.down) : lengths[index]
        }
        return (grown(0), grown(1))
    }

    @Test(arguments: 0..<UInt(64))
    func everyMaskSharesTheChangeAmongItsFlexibleParts(mask: UInt) {
        let superview = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        let view = UIView(frame: CGRect(x: 10, y: 40, width: 60, height: 120))
        view.autoresizingMask = UIView.AutoresizingMask(rawValue: mask)
        superview.addSubview(view)

        superview.frame = CGRect(x: 5, y: 5, width: 150, height: 100)

        let mask = view.autoresizingMask
        let (x, width) = expected(
            10, 60, 30,
            flexible: [
                mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin),
            ], change: 50)
        let (y, height) = expected(
            40, 120, 40,
            flexible: [
                mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin),
            ], change: -100)
        #expect(view.frame == CGRect(x: x, y: y, width: width, height: height))
    }

    @Test func marginsOfZeroShareEqually() {
        let superview = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = UIView(frame: superview.bounds)
        view.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
        superview.addSubview(view)
        superview.bounds.size.width = 140
        #expect(view.frame == CGRect(x: 20, y: 0, width: 100, height: 100))
    }

    @Test func nothingMovesWithoutAutoresizing() {
        let superview = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = UIView(frame: superview.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        superview.autoresizesSubviews = false
        superview.addSubview(view)
        superview.frame.size = CGSize(width: 300, height: 300)
        #expect(view.frame.size == CGSize(width: 100, height: 100))
    }

    @Test func aTransformedViewKeepsItsTransform() {
        let superview = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = UIView(frame: CGRect(x: 20, y: 20, width: 60, height: 60))
        view.autoresizingMask = .flexibleWidth
        superview.addSubview(view)
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        superview.frame.size.width = 200
        #expect(view.bounds.size == CGSize(width: 160, height: 60))
        #expect(view.center == CGPoint(x: 100, y: 50))
        #expect(view.transform == CGAffineTransform(rotationAngle: .pi / 2))
    }

    @Test func grandchildrenFollowTheirOwnSuperview() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let middle = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        middle.autoresizingMask = .flexibleWidth
        inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        outer.addSubview(middle)
        middle.addSubview(inner)
        outer.frame.size = CGSize(width: 200, height: 200)
        #expect(inner.frame == CGRect(x: 0, y: 0, width: 150, height: 50))
    }
}
