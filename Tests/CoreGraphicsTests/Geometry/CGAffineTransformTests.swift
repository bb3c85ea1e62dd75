import CoreGraphics
import Testing

@Suite struct CGAffineTransformTests {
    private func isNear(_ a: CGPoint, _ b: CGPoint) -> Bool { abs(a.x - b.x) < 1e-9 && abs(a.y - b.y) < 1e-9 }

    @Test func `a translation made later happens first`() {
        let transform = CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 10, y: 20)
        #expect(CGPoint(x: 1, y: 1).applying(transform) == CGPoint(x: 22, y: 63))
    }

    @Test func `concatenating applies the receiver first`() {
        let transform = CGAffineTransform(translationX: 1, y: 0).concatenating(CGAffineTransform(scaleX: 10, y: 10))
        #expect(CGPoint.zero.applying(transform) == CGPoint(x: 10, y: 0))
    }

    @Test func `a quarter turn takes the x axis to the y axis`() {
        let transform = CGAffineTransform(rotationAngle: .pi / 2)
        #expect(isNear(CGPoint(x: 1, y: 0).applying(transform), CGPoint(x: 0, y: 1)))
        #expect(isNear(CGPoint(x: 0, y: 1).applying(transform), CGPoint(x: -1, y: 0)))
    }

    @Test func `the inverse undoes the transform`() {
        let transform = CGAffineTransform(a: 2, b: 0.5, c: -1, d: 3, tx: 7, ty: -4).rotated(by: 0.7)
        let point = CGPoint(x: 12.5, y: -3)
        #expect(isNear(point.applying(transform).applying(transform.inverted()), point))
    }

    @Test func `a transform without inverse is its own`() {
        let flat = CGAffineTransform(scaleX: 0, y: 1)
        #expect(flat.inverted() == flat)
    }

    @Test func `a turned rectangle becomes its bounding box`() {
        let box = CGRect(x: 0, y: 0, width: 10, height: 4).applying(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(isNear(box.origin, CGPoint(x: -4, y: 0)))
        #expect(abs(box.width - 4) < 1e-9 && abs(box.height - 10) < 1e-9)
    }

    @Test func `null and infinite rectangles stay what they are`() {
        let transform = CGAffineTransform(scaleX: 2, y: 2)
        #expect(CGRect.null.applying(transform).isNull)
        #expect(CGRect.infinite.applying(transform).isInfinite)
    }

    @Test func `sizes ignore translation`() {
        let size = CGSize(width: 3, height: 4).applying(CGAffineTransform(a: 2, b: 0, c: 0, d: -1, tx: 9, ty: 9))
        #expect(size == CGSize(width: 6, height: -4))
    }
}
