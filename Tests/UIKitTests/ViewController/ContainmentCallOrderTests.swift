import OwnProcess
import Testing
import UIKit

/// The order of calls while controllers are put into others and exchanged.
@Suite(.ownProcess, .serialized) @MainActor struct ContainmentCallOrderTests {
    /// A container of an app's own that makes the calls itself.
    private final class Forwarder: RecordingController {
        override func automaticallyForwardAppearanceAndRotationMethodsToChildViewControllers() -> Bool { false }
    }

    private func perform(
        _ makeRoot: @MainActor (CallLog) -> RecordingController = { RecordingController("root", $0) },
        _ body: (TouchStage, CallLog, RecordingController) throws -> Void
    ) rethrows {
        try TouchStage.perform { stage in
            let log = CallLog()
            let root = makeRoot(log)
            stage.window.rootViewController = root
            stage.wait(0.1)
            _ = log.take()
            try body(stage, log, root)
            stage.window.rootViewController = nil
        }
    }

    private func add(_ name: String, to root: RecordingController) -> RecordingController {
        let child = RecordingController(name, root.log)
        root.addChild(child)
        child.didMove(toParent: root)
        return child
    }

    @Test func childrenAreExchangedByATransition() {
        perform { stage, log, root in
            let first = add("first", to: root), second = add("second", to: root)
            root.view.addSubview(first.view)
            _ = log.take()
            var isDone = false
            root.transition(
                from: first, to: second, duration: 0.5, options: .transitionFlipFromLeft, animations: nil
            ) { isDone = $0 }
            #expect(
                log.take() == [
                    "first willDisappear animated", "second loadView", "second viewDidLoad",
                    "second willAppear animated",
                ])
            stage.wait(0.6)
            #expect(log.take() == ["first didDisappear animated", "second didAppear animated"])
            #expect(isDone && first.view.superview == nil && second.view.superview === root.view)
        }
    }

    @Test func aContainerMayMoveTheViewsItself() {
        perform { stage, log, root in
            let first = add("first", to: root), second = add("second", to: root)
            root.view.addSubview(first.view)
            second.view.center.x += 320
            _ = log.take()
            root.transition(
                from: first, to: second, duration: 0.3,
                animations: {
                    first.view.center.x -= 320
                    second.view.center.x -= 320
                })
            stage.wait(0.15)
            let shown = second.view.layer.presentation()?.position.x ?? 0
            #expect(shown > 160 && shown < 480 && first.view.superview === root.view)
            stage.wait(0.3)
            #expect(
                log.take() == [
                    "first willDisappear animated", "second willAppear animated", "first didDisappear animated",
                    "second didAppear animated",
                ])
            #expect(first.view.superview == nil)
        }
    }

    @Test func strangersCannotBeExchanged() {
        perform { _, log, root in
            var raised: [String] = []
            FrameworkException.handler = { raised.append("\($0.rawValue): \($1)") }
            defer { FrameworkException.handler = nil }
            let child = add("child", to: root), stranger = RecordingController("stranger", log)
            root.transition(from: child, to: stranger, duration: 0.1, animations: nil)
            #expect(raised.count == 1 && raised.first?.contains("must have a common parent view controller") == true)
            #expect(!stranger.isViewLoaded)
        }
    }

    @Test func aControllerIsInOneContainerAndNeverInItself() {
        perform { _, log, root in
            let inner = add("inner", to: root), child = add("child", to: root)
            _ = log.take()
            inner.addChild(child)
            #expect(log.take() == ["child willMove out", "child didMove out", "child willMove in"])
            #expect(root.children == [inner] && inner.children == [child] && child.parent === inner)
            child.addChild(root)
            root.addChild(root)
            #expect(log.take().isEmpty && child.children.isEmpty && root.children == [inner])
            child.removeFromParent()
            #expect(log.take() == ["child didMove out"] && child.parent == nil)
        }
    }

    @Test func aContainerThatForwardsIsLeftToDoSo() {
        perform({ Forwarder("root", $0) }) { stage, log, root in
            let child = add("child", to: root)
            root.view.addSubview(child.view)
            #expect(log.take() == ["child willMove in", "child didMove in", "child loadView", "child viewDidLoad"])
            child.beginAppearanceTransition(true, animated: true)
            #expect(log.take() == ["child willAppear animated"])
            child.beginAppearanceTransition(false, animated: false)
            child.endAppearanceTransition()
            #expect(log.take() == ["child willDisappear", "child didDisappear"])
        }
    }

    @Test func itemsFollowTheTitle() {
        perform { stage, _, root in
            root.title = "One"
            #expect(root.navigationItem.title == "One" && root.tabBarItem.title == "One")
            root.title = "Two"
            #expect(root.navigationItem.title == "Two" && root.tabBarItem.title == "Two")
            let button = root.editButtonItem
            #expect(button.title == "Edit" && button === root.editButtonItem)
            root.setEditing(true, animated: false)
            #expect(button.title == "Done" && button.style == .done && root.isEditing)
            let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
            root.navigationItem.rightBarButtonItem = button
            bar.pushItem(root.navigationItem, animated: false)
            root.view.addSubview(bar)
            stage.wait(0.1)
            stage.tap(290, 42)
            stage.wait(0.1)
            #expect(!root.isEditing && button.title == "Edit")
        }
    }

    @Test func theBarOfACallPushesTheViewDown() {
        perform { stage, _, root in
            UIApplication.shared.changeStatusBarHeight(to: 40)
            stage.wait(0.5)
            #expect(root.view.frame == CGRect(x: 0, y: 40, width: 320, height: 440))
            UIApplication.shared.changeStatusBarHeight(to: 20)
            stage.wait(0.5)
            #expect(root.view.frame == CGRect(x: 0, y: 20, width: 320, height: 460))
        }
    }
}
