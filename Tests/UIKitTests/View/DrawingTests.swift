import Testing
import UIKit

private final class PlainView: UIView {
    override func layoutSubviews() {}
}

private final class DrawnView: UIView {
    var rects: [CGRect] = []
    override func draw(_ rect: CGRect) {
        rects.append(rect)
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 2, height: 2))
    }
}

private class IndirectView: PlainSuperview {}
private class PlainSuperview: UIView {
    override func draw(_ rect: CGRect) {}
}

@MainActor struct DrawingTests {
    @Test func onlyClassesThatOverrideDrawHaveContent() {
        #expect(!UIView(frame: .zero).drawsContent)
        #expect(!PlainView(frame: .zero).drawsContent)
        #expect(!UIImageView(frame: .zero).drawsContent)
        #expect(!UIButton(frame: .zero).drawsContent)
        #expect(DrawnView(frame: .zero).drawsContent)
        #expect(IndirectView(frame: .zero).drawsContent)
        #expect(UILabel(frame: .zero).drawsContent)
    }

    @Test func aViewDrawsWhenItIsDisplayedAndNotAgain() {
        let view = DrawnView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.layer.displayIfNeeded()
        view.layer.displayIfNeeded()
        #expect(view.rects == [CGRect(x: 0, y: 0, width: 10, height: 10)])
        view.setNeedsDisplay()
        view.layer.displayIfNeeded()
        #expect(view.rects.count == 2)
    }

    @Test func redrawOnlyDrawsAgainAtANewSize() {
        let view = DrawnView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.layer.displayIfNeeded()
        view.frame.size = CGSize(width: 20, height: 20)
        #expect(!view.layer.needsDisplay())
        view.contentMode = .redraw
        view.layer.displayIfNeeded()
        view.frame.size = CGSize(width: 30, height: 30)
        #expect(view.layer.needsDisplay())
        view.layer.displayIfNeeded()
        view.frame.origin.x = 5
        #expect(!view.layer.needsDisplay())
    }

    @Test func aBackgroundThatLetsThroughMakesTheLayerTransparent() {
        let view = DrawnView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(view.layer.isOpaque)
        view.backgroundColor = .clear
        #expect(!view.layer.isOpaque)
        view.backgroundColor = .white
        #expect(view.layer.isOpaque)
        view.isOpaque = false
        #expect(!view.layer.isOpaque)
    }

    @Test func aBackgroundShowsWhateverIsClearedBeforeDrawing() throws {
        let view = DrawnView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.backgroundColor = .blue
        view.clearsContextBeforeDrawing = false
        UIGraphicsBeginImageContext(view.bounds.size)
        defer { UIGraphicsEndImageContext() }
        view.layer.render(in: try #require(UIGraphicsGetCurrentContext()))
        let picture = try #require(UIGraphicsGetImageFromCurrentImageContext()?.cgImage)
        #expect(picture.surface.pixel(x: 1, y: 1) == 0xFFFF_0000)
        #expect(picture.surface.pixel(x: 5, y: 5) == 0xFF00_00FF)
    }

    @Test func thereIsACurrentContextOnlyWhileDrawing() {
        final class Curious: UIView {
            var hadContext = false
            override func draw(_ rect: CGRect) { hadContext = UIGraphicsGetCurrentContext() != nil }
        }
        let view = Curious(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(UIGraphicsGetCurrentContext() == nil)
        view.layer.displayIfNeeded()
        #expect(view.hadContext)
        #expect(UIGraphicsGetCurrentContext() == nil)
    }

    @Test func layoutHappensOncePerRequest() {
        final class Counting: UIView {
            var count = 0
            override func layoutSubviews() { count += 1 }
        }
        let view = Counting(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.layoutIfNeeded()
        let first = view.count
        view.layoutIfNeeded()
        #expect(view.count == first)
        view.setNeedsLayout()
        view.setNeedsLayout()
        view.layoutIfNeeded()
        #expect(view.count == first + 1)
        view.frame.size.width = 20
        view.layoutIfNeeded()
        #expect(view.count == first + 2)
    }
}
