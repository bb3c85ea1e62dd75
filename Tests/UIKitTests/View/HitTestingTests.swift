import Testing
import UIKit

@MainActor struct HitTestingTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let back = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    private let front = UIView(frame: CGRect(x: 30, y: 30, width: 60, height: 60))

    init() {
        root.addSubview(back)
        root.addSubview(front)
    }

    private func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? { root.hitTest(CGPoint(x: x, y: y), with: nil) }

    @Test func theFrontmostViewIsHit() {
        #expect(hit(40, 40) === front)
        #expect(hit(10, 10) === back)
        #expect(hit(95, 5) === root)
        #expect(hit(100, 50) == nil)
    }

    @Test func viewsThatCannotBeTouchedArePassedOver() {
        front.isHidden = true
        #expect(hit(40, 40) === back)
        front.isHidden = false
        front.alpha = 0.009
        #expect(hit(40, 40) === back)
        front.alpha = 0.01
        #expect(hit(40, 40) === front)
        front.isUserInteractionEnabled = false
        #expect(hit(40, 40) === back)
    }

    @Test func subviewsOutsideTheirSuperviewAreNotHit() {
        let outside = UIView(frame: CGRect(x: 70, y: 0, width: 20, height: 20))
        back.addSubview(outside)
        #expect(hit(75, 10) === root)
    }

    @Test func aTransformedViewIsHitWhereItIsShown() {
        front.transform = CGAffineTransform(rotationAngle: .pi / 4)
        #expect(hit(32, 88) === root)
        #expect(hit(60, 98) === front)
    }

    @Test func pointInsideCanBeWidened() {
        final class Wide: UIView {
            override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { true }
        }
        let wide = Wide(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
        root.addSubview(wide)
        #expect(hit(99, 99) === wide)
    }
}
