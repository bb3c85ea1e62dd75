import OwnProcess
import Testing
import UIKit

@Suite(.ownProcess, .serialized) @MainActor struct ToolbarTouchTests {
    private let toolbar = UIToolbar(frame: CGRect(x: 0, y: 436, width: 320, height: 44))

    @Test func aFingerNearAButtonPressesIt() {
        TouchStage.perform { stage in
            var taps = 0
            let target = TapCounter { taps += 1 }
            let space = UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
            toolbar.items = [
                space, UIBarButtonItem(barButtonSystemItem: .add, target: target, action: "tapped"),
                UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
            ]
            stage.window.addSubview(toolbar)
            stage.wait(0.1)
            stage.tap(160, 458)
            #expect(taps == 1)
            stage.tap(166, 440)
            #expect(taps == 2)
            stage.tap(220, 458)
            #expect(taps == 2)
        }
    }

    @Test func aBareButtonGlowsWhileItIsTouched() throws {
        try TouchStage.perform { stage in
            toolbar.items = [UIBarButtonItem(barButtonSystemItem: .trash, target: nil, action: nil)]
            stage.window.addSubview(toolbar)
            stage.wait(0.1)
            let button = try #require(toolbar.subviews.first)
            #expect(button.subviews.count == 1)
            stage.down(20, 458)
            #expect(button.subviews.count == 2)
            stage.lift()
            #expect(button.subviews.count == 1)
        }
    }

    @Test func itemsFadeIntoEachOther() {
        TouchStage.perform { stage in
            stage.window.addSubview(toolbar)
            toolbar.items = [UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)]
            stage.wait(0.1)
            toolbar.setItems([UIBarButtonItem(barButtonSystemItem: .trash, target: nil, action: nil)], animated: true)
            #expect(toolbar.subviews.count == 2)
            stage.wait(0.5)
            #expect(toolbar.subviews.count == 1 && toolbar.subviews.first?.accessibilityLabel == "Trash")
        }
    }

    @Test func anActionWithoutATargetGoesUpTheResponderChain() {
        TouchStage.perform { stage in
            let view = ChainView(frame: stage.window.bounds)
            stage.window.addSubview(view)
            view.addSubview(toolbar)
            toolbar.items = [UIBarButtonItem(title: "Go", style: .bordered, target: nil, action: "go:")]
            stage.wait(0.1)
            stage.tap(20, 458)
            #expect(view.senders == toolbar.items)
        }
    }
}

private final class TapCounter: ActionResponder {
    private let onTap: () -> Void
    init(_ onTap: @escaping () -> Void) { self.onTap = onTap }
    static var actions: [Selector: ActionMethod] { ["tapped": ActionMethod(TapCounter.tapped)] }
    func tapped() { onTap() }
}

private final class ChainView: UIView, ActionResponder {
    var senders: [UIBarButtonItem] = []
    class var actions: [Selector: ActionMethod] { ["go:": ActionMethod(ChainView.go)] }
    func go(_ sender: UIBarButtonItem) { senders.append(sender) }
}
