import OwnProcess
import Testing
import UIKit

@Suite(.ownProcess, .serialized) @MainActor struct IntegrityCheckTests {
    /// A window with a controller, whose view has a label in a view.
    private func withScreen(_ body: (UIWindow, UIViewController, UILabel) throws -> Void) rethrows {
        try TouchStage.perform { stage in
            let controller = UIViewController()
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            let box = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
            box.addSubview(label)
            controller.view.addSubview(box)
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
            window.rootViewController = controller
            window.makeKeyAndVisible()
            #expect(IntegrityCheck.run().problems == [])
            try body(window, controller, label)
        }
    }

    @Test func `a view that does not know its superview is a problem`() {
        withScreen { _, _, label in
            label.superviewReference = nil
            #expect(IntegrityCheck.run().problems.contains { $0.hasSuffix("UIView > UILabel: has another superview") })
        }
    }

    @Test func `a layer that has left its superlayer is a problem`() {
        withScreen { _, _, label in
            label.layer.removeFromSuperlayer()
            #expect(IntegrityCheck.run().problems.contains { $0.contains("its layer is not in its superview's layer") })
        }
    }

    @Test func `a controller that has not heard of its appearance is a problem`() {
        withScreen { window, controller, _ in
            controller.appearance = .disappeared
            #expect(
                IntegrityCheck.run().problems == [
                    "UIViewController: has not appeared, though its view is in a window"
                ])
            controller.appearance = .appearing
            #expect(IntegrityCheck.run().problems == ["UIViewController: is between being on the screen and off it"])
            controller.appearance = .appeared
            withExtendedLifetime(window) {}
        }
    }

    @Test func `views and controllers that no window leads to are lost`() {
        withScreen { _, controller, _ in
            let before = IntegrityCheck.run()
            let view = UIView(frame: .zero)
            let other = UIViewController()
            view.addSubview(other.view)
            var after = IntegrityCheck.run()
            #expect(after.lostViewCount == before.lostViewCount + 2)
            #expect(after.lostControllerCount == before.lostControllerCount + 1)
            controller.view.addSubview(view)
            after = IntegrityCheck.run()
            #expect(after.lostViewCount == before.lostViewCount && after.viewCount == before.viewCount + 2)
            #expect(after.lostControllerCount == before.lostControllerCount)
        }
    }
}
