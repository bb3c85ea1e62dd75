import Testing
import UIKit

struct GeometryStringsTests {
    @Test func valuesAreWrittenAsApplesAre() {
        #expect(NSStringFromCGPoint(CGPoint(x: 1, y: 2.5)) == "{1, 2.5}")
        #expect(NSStringFromCGSize(CGSize(width: 320, height: -480)) == "{320, -480}")
        #expect(NSStringFromCGRect(CGRect(x: 0, y: 20, width: 320, height: 460)) == "{{0, 20}, {320, 460}}")
        #expect(NSStringFromCGAffineTransform(.identity) == "[1, 0, 0, 1, 0, 0]")
        #expect(NSStringFromUIEdgeInsets(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) == "{1, 2, 3, 4}")
    }

    @Test func valuesAreReadBack() {
        let rect = CGRect(x: -1.5, y: 20, width: 320.25, height: 460)
        #expect(CGRectFromString(NSStringFromCGRect(rect)) == rect)
        #expect(CGPointFromString("{ 3 ,4}") == CGPoint(x: 3, y: 4))
        #expect(CGSizeFromString("{3, 4}") == CGSize(width: 3, height: 4))
        let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        #expect(CGAffineTransformFromString(NSStringFromCGAffineTransform(transform)) == transform)
        #expect(UIEdgeInsetsFromString("{1, 2, 3, 4}") == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    }

    @Test(arguments: ["", "{1, 2", "1, 2", "{1, 2, 3}", "{a, b}", "}}{{", "{{1, 2}}", "{1 2}"])
    func whatIsNoPointIsZero(text: String) {
        #expect(CGPointFromString(text) == .zero)
        #expect(CGRectFromString(text) == .zero)
    }

    @Test func insetsMoveEdgesInwards() {
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let rect = UIEdgeInsetsInsetRect(CGRect(x: 10, y: 10, width: 100, height: 100), insets)
        #expect(rect == CGRect(x: 12, y: 11, width: 94, height: 96))
    }
}
