import OwnProcess
import Testing
import UIKit

/// Pictures of a push and a pop at four instants; what they show besides is checked where the bar's are.
@Suite(.ownProcess, .serialized) @MainActor struct NavigationPictureTests {
    private func screen(_ title: String, _ color: UIColor) -> UIViewController {
        let controller = UIViewController()
        controller.title = title
        controller.view.backgroundColor = color
        for row in 0..<9 {
            let label = UILabel(frame: CGRect(x: 20, y: CGFloat(row) * 44 + 10, width: 280, height: 24))
            label.text = "\(title) \(row + 1)"
            label.backgroundColor = color
            controller.view.addSubview(label)
        }
        return controller
    }

    private func perform(scale: CGFloat, _ body: (TouchStage, UINavigationController) throws -> Void) rethrows {
        try TouchStage.perform(scale: scale) { stage in
            let controller = UINavigationController(rootViewController: screen("Mailboxes", .white))
            stage.window.addSubview(controller.view)
            stage.wait(0.1)
            try body(stage, controller)
            controller.view.removeFromSuperview()
        }
    }

    @Test(arguments: [1, 2]) func aPushAndAPop(scale: CGFloat) throws {
        try perform(scale: scale) { stage, controller in
            stage.photograph("push-0")
            let second = screen("Inbox", UIColor(red: 0.9, green: 0.95, blue: 1, alpha: 1))
            second.navigationItem.rightBarButtonItem = UIBarButtonItem(
                barButtonSystemItem: .add, target: nil, action: nil)
            controller.pushViewController(second, animated: true)
            var places: [CGFloat] = []
            for instant in 1...4 {
                stage.wait(0.08)
                stage.photograph("push-\(instant)")
                places.append(try #require(second.view.superview?.layer.presentation()).frame.minX)
            }
            #expect(places == places.sorted(by: >) && places[0] < 320 && places[3] < 30)
            stage.wait(0.3)
            stage.photograph("push-5")
            controller.popViewController(animated: true)
            for instant in 1...4 {
                stage.wait(0.08)
                stage.photograph("pop-\(instant)")
            }
            stage.wait(0.3)
            stage.photograph("pop-5")
            #expect(controller.topViewController?.title == "Mailboxes")
        }
    }

    @Test func barsThatComeAndGo() throws {
        perform(scale: 2) { stage, controller in
            controller.topViewController?.toolbarItems = [
                UIBarButtonItem(barButtonSystemItem: .refresh, target: nil, action: nil),
                UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
                UIBarButtonItem(barButtonSystemItem: .compose, target: nil, action: nil),
            ]
            controller.setToolbarHidden(false, animated: true)
            controller.setNavigationBarHidden(true, animated: true)
            stage.wait(0.1)
            stage.photograph("bars-1")
            stage.wait(0.3)
            stage.photograph("bars-2")
            controller.navigationBar.barStyle = .blackTranslucent
            controller.toolbar.barStyle = .blackTranslucent
            controller.setNavigationBarHidden(false, animated: false)
            stage.wait(0.1)
            stage.photograph("bars-3")
            #expect(controller.topViewController?.view.frame.height == 460)
        }
    }
}
