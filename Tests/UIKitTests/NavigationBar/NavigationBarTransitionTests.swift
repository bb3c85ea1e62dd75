import OwnProcess
import Testing
import UIKit

@Suite(.ownProcess, .serialized) @MainActor struct NavigationBarTransitionTests {
    private let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    private let delegate = ChangeRecorder()

    private func perform(_ body: (TouchStage) throws -> Void) rethrows {
        try TouchStage.perform { stage in
            bar.delegate = delegate
            bar.items = [UINavigationItem(title: "One")]
            stage.window.addSubview(bar)
            stage.wait(0.1)
            try body(stage)
        }
    }

    private func push(_ title: String) { bar.pushItem(UINavigationItem(title: title), animated: true) }

    private var labels: Set<String> { Set(bar.subviews.compactMap(\.accessibilityLabel)) }

    @Test func aPushSlidesTheTitleInAndIsToldAtTheEnd() throws {
        try perform { stage in
            push("Two")
            stage.wait(0.15)
            let title = try #require(bar.subviews.first { $0.accessibilityLabel == "Two" })
            let shown = try #require(title.layer.presentation())
            #expect(shown.position.x > 170 && shown.position.x < 320 && shown.opacity > 0 && shown.opacity < 1)
            #expect(delegate.log.isEmpty && bar.subviews.count == 3)
            stage.wait(0.3)
            #expect(delegate.log == ["push Two"] && bar.subviews.count == 2 && labels == ["One", "Two"])
            #expect(abs(title.center.x - 160) <= 1)
        }
    }

    @Test func aTapOnTheBackButtonPops() {
        perform { stage in
            push("Two")
            stage.wait(0.5)
            stage.tap(30, 22)
            #expect(bar.items?.count == 1 && delegate.log == ["push Two"])
            stage.wait(0.5)
            #expect(delegate.log == ["push Two", "pop Two"] && labels == ["One"] && bar.subviews.count == 1)
        }
    }

    @Test func tapsWhileItSlidesAreIgnored() {
        perform { stage in
            push("Two")
            stage.wait(0.3)
            stage.tap(30, 22)
            stage.wait(0.5)
            #expect(bar.items?.count == 2 && delegate.log == ["push Two"])
        }
    }

    @Test func anotherPushEndsTheFirst() {
        perform { stage in
            push("Two")
            stage.wait(0.1)
            push("Three")
            #expect(delegate.log == ["push Two"])
            stage.wait(0.5)
            #expect(delegate.log == ["push Two", "push Three"] && labels == ["Two", "Three"])
        }
    }

    @Test func aBarThatIsTakenAwayEndsItsChange() {
        perform { stage in
            push("Two")
            stage.wait(0.1)
            bar.removeFromSuperview()
            stage.wait(0.5)
            #expect(delegate.log == ["push Two"] && labels == ["One", "Two"])
        }
    }

    @Test func aViewOfTheAppKeepsItsOpacity() {
        perform { stage in
            let custom = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
            custom.alpha = 0.5
            bar.topItem?.setRightBarButton(UIBarButtonItem(customView: custom), animated: true)
            stage.wait(0.5)
            #expect(custom.alpha == 0.5 && custom.superview === bar)
            bar.topItem?.setRightBarButton(nil, animated: true)
            stage.wait(0.5)
            #expect(custom.alpha == 0.5 && custom.superview == nil)
        }
    }
}

private final class ChangeRecorder: UINavigationBarDelegate {
    var log: [String] = []

    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
        log.append("push \(item.title ?? "")")
    }

    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
        log.append("pop \(item.title ?? "")")
    }
}
