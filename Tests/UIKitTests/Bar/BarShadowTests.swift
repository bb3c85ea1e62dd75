import Testing
import UIKit

/// Images beside bars, which are shown together with a background image.
@MainActor struct BarShadowTests {
    private let image = ImageContext.draw(size: CGSize(width: 1, height: 3), scale: 1) { context in
        context.setFillColor(gray: 0, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 3))
    }

    private func shadows(of bar: UIView) -> [CGRect] {
        bar.subviews.compactMap { ($0 as? UIImageView)?.image === image ? $0.frame : nil }
    }

    @Test func aNavigationBarHasItBelow() {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        bar.shadowImage = image
        #expect(shadows(of: bar).isEmpty)
        bar.setBackgroundImage(image, for: .default)
        #expect(shadows(of: bar) == [CGRect(x: 0, y: 44, width: 320, height: 3)])
        bar.frame.size = CGSize(width: 480, height: 32)
        bar.layoutIfNeeded()
        #expect(shadows(of: bar) == [CGRect(x: 0, y: 32, width: 480, height: 3)])
        bar.shadowImage = nil
        #expect(shadows(of: bar).isEmpty)
    }

    @Test func aTabBarHasItAbove() {
        let bar = UITabBar(frame: CGRect(x: 0, y: 431, width: 320, height: 49))
        bar.backgroundImage = image
        bar.shadowImage = image
        #expect(shadows(of: bar) == [CGRect(x: 0, y: -3, width: 320, height: 3)])
        bar.backgroundImage = nil
        #expect(shadows(of: bar).isEmpty)
    }

    @Test func aToolbarHasItOnTheSideOfTheContent() {
        for (y, place) in [(436, CGFloat(-3)), (0, 44)] {
            let bar = UIToolbar(frame: CGRect(x: 0, y: CGFloat(y), width: 320, height: 44))
            bar.setBackgroundImage(image, forToolbarPosition: .any, barMetrics: .default)
            bar.setShadowImage(image, forToolbarPosition: .any)
            #expect(shadows(of: bar) == [CGRect(x: 0, y: place, width: 320, height: 3)])
            #expect(bar.shadowImage(forToolbarPosition: .any) === image)
            #expect(bar.shadowImage(forToolbarPosition: .top) == nil)
        }
    }
}
