import Testing
import UIKit

extension SharedApplicationTests {
    /// Scroll views in views that are turned, as those of an interface in landscape.
    @MainActor @Suite struct TurnedScrollViewTests {
        private func view(turnedBy angle: CGFloat, in window: UIWindow, _ content: CGSize) -> UIScrollView {
            let turned = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
            turned.center = CGPoint(x: 150, y: 200)
            turned.transform = CGAffineTransform(rotationAngle: angle)
            window.addSubview(turned)
            let view = UIScrollView(frame: turned.bounds)
            view.contentSize = content
            turned.addSubview(view)
            return view
        }

        @Test func aListScrollsAlongTheTurnedAxis() {
            TouchStage.perform { stage in
                // What is up for the view is right for the window.
                let list = view(turnedBy: .pi / 2, in: stage.window, CGSize(width: 400, height: 2000))
                stage.drag(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 200))
                stage.lift()
                stage.wait(1)
                #expect(list.contentOffset == .zero)
                stage.drag(from: CGPoint(x: 50, y: 200), to: CGPoint(x: 150, y: 205))
                #expect(list.isDragging && list.contentOffset.y > 80 && list.contentOffset.x == 0)
            }
        }

        @Test func theOtherWayRound() {
            TouchStage.perform { stage in
                let strip = view(turnedBy: -.pi / 2, in: stage.window, CGSize(width: 2000, height: 300))
                stage.drag(from: CGPoint(x: 150, y: 200), to: CGPoint(x: 145, y: 300))
                #expect(strip.isDragging && strip.contentOffset.x > 80 && strip.contentOffset.y == 0)
            }
        }
    }
}
