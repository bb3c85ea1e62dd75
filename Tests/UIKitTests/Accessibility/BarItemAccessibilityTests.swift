import Testing
import UIKit

@MainActor struct BarItemAccessibilityTests {
    @Test func whatIsSaidAboutABarItemIsSaidByItsButton() throws {
        let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        let item = UIBarButtonItem(title: "↻", style: .bordered, target: nil, action: nil)
        item.isEnabled = false
        bar.setItems([item], animated: false)
        bar.layoutIfNeeded()
        #expect(try #require(button(in: bar, "↻")).traits == ["button", "notEnabled"])
        item.accessibilityLabel = "Reload"
        item.accessibilityValue = "Old"
        item.accessibilityTraits = .updatesFrequently
        item.accessibilityFrame = CGRect(x: 7, y: 8, width: 9, height: 10)
        let described = try #require(button(in: bar, "Reload"))
        #expect(described.value == "Old" && described.traits == ["notEnabled", "updatesFrequently"])
        #expect(described.frame == CGRect(x: 7, y: 8, width: 9, height: 10) && described.isElement)
        item.isAccessibilityElement = false
        #expect(try #require(button(in: bar, "Reload")).isElement == false)
    }

    @Test func whatIsSaidAboutATabIsSaidByItsButton() throws {
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
        let item = UITabBarItem(title: "Mail", image: nil, tag: 0)
        item.badgeValue = "3"
        bar.setItems([item], animated: false)
        bar.layoutIfNeeded()
        #expect(try #require(button(in: bar, "Mail")).value == "3")
        item.accessibilityLabel = "Letters"
        item.accessibilityValue = "3 new"
        #expect(try #require(button(in: bar, "Letters")).value == "3 new")
    }

    private func button(in bar: UIView, _ label: String) -> AccessibilityNode? {
        var waiting = [bar.accessibilityTree()]
        while let node = waiting.popLast() {
            if node.label == label { return node }
            waiting += node.children
        }
        return nil
    }
}
