import Testing
import UIKit

@MainActor struct NavigationBarTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let bar = UINavigationBar(frame: CGRect(x: 0, y: 20, width: 320, height: 44))

    init() { window.addSubview(bar) }

    private func view(_ label: String) -> UIView? {
        bar.layoutIfNeeded()
        return bar.subviews.first { $0.accessibilityLabel == label }
    }

    private func push(_ titles: String...) {
        for title in titles { bar.pushItem(UINavigationItem(title: title), animated: false) }
    }

    @Test func theTitleIsInTheMiddle() throws {
        push("Inbox")
        let title = try #require(view("Inbox"))
        #expect(abs(title.frame.midX - 160) <= 1 && title.frame.minY == 9)
        bar.topItem?.title = "Drafts"
        #expect(view("Inbox") == nil && view("Drafts") != nil)
    }

    @Test func theBackButtonHasTheTitleOfTheItemBefore() throws {
        push("Mailboxes", "Inbox")
        let back = try #require(view("Mailboxes") as? UIControl)
        #expect(back.frame.minX == 5 && back.frame.minY == 7 && back.frame.height == 30)
        #expect(bar.backItem?.title == "Mailboxes" && bar.topItem?.title == "Inbox")
        bar.backItem?.title = "Accounts"
        #expect(view("Accounts") is UIControl)
        bar.backItem?.backBarButtonItem = UIBarButtonItem(title: "Home", style: .bordered, target: nil, action: nil)
        #expect(view("Home") is UIControl)
        bar.topItem?.hidesBackButton = true
        #expect(view("Home") == nil)
    }

    @Test func theBackButtonPops() throws {
        let delegate = RecordingBarDelegate()
        bar.delegate = delegate
        push("One", "Two")
        delegate.allowsPop = false
        let back = try #require(view("One") as? UIControl)
        back.sendActions(for: .touchUpInside)
        #expect(bar.items?.count == 2)
        delegate.allowsPop = true
        UIView.setAnimationsEnabled(false)
        back.sendActions(for: .touchUpInside)
        UIView.setAnimationsEnabled(true)
        #expect(bar.items?.map(\.title) == ["One"])
        #expect(view("One") != nil && view("Two") == nil)
    }

    @Test func theDelegateDecidesAndHears() {
        let delegate = RecordingBarDelegate()
        bar.delegate = delegate
        push("One", "Two")
        #expect(bar.popItem(animated: false)?.title == "Two")
        delegate.allowsPush = false
        push("Three")
        #expect(delegate.log == ["push One", "push Two", "pop Two"] && bar.items?.count == 1)
    }

    @Test func anItemIsInTheBarOnce() {
        let item = UINavigationItem(title: "One")
        bar.pushItem(item, animated: false)
        bar.pushItem(item, animated: true)
        #expect(bar.items?.count == 1)
        bar.items = [item, item]
        #expect(bar.items?.count == 1)
    }

    @Test func buttonsStandAtTheEnds() throws {
        push("Title")
        bar.topItem?.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: nil, action: nil)
        bar.topItem?.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil)
        #expect(try #require(view("Cancel")).frame.minX == 5)
        #expect(try #require(view("Done")).frame.maxX == 315)
        let custom = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        bar.topItem?.setRightBarButton(UIBarButtonItem(customView: custom), animated: false)
        bar.layoutIfNeeded()
        #expect(view("Done") == nil && custom.frame == CGRect(x: 275, y: 12, width: 40, height: 20))
    }

    @Test func severalItemsStandSideBySide() throws {
        push("T")
        let items = [UIBarButtonItem.SystemItem.add, .trash].map {
            UIBarButtonItem(barButtonSystemItem: $0, target: nil, action: nil)
        }
        bar.topItem?.rightBarButtonItems = items
        #expect(bar.topItem?.rightBarButtonItem === items[0])
        let (add, trash) = (try #require(view("Add")), try #require(view("Trash")))
        #expect(add.frame.maxX == 315 && trash.frame.maxX < add.frame.minX)
    }

    @Test func aLongTitleKeepsOffTheButtons() throws {
        push("Back", "A title that is much too long for the bar that it stands in")
        bar.topItem?.rightBarButtonItem = UIBarButtonItem(title: "Wide", style: .bordered, target: nil, action: nil)
        let title = try #require(view("A title that is much too long for the bar that it stands in"))
        let (back, right) = (try #require(view("Back")), try #require(view("Wide")))
        #expect(title.frame.minX >= back.frame.maxX && title.frame.maxX <= right.frame.minX)
    }

    @Test func aPromptMakesTheBarHigher() throws {
        push("Title")
        bar.topItem?.prompt = "Choose one"
        #expect(bar.bounds.height == 74 && bar.sizeThatFits(.zero).height == 74)
        let (prompt, title) = (try #require(view("Choose one")), try #require(view("Title")))
        #expect(prompt.frame.maxY <= 35 && title.frame.minY >= 30)
        bar.topItem?.prompt = nil
        #expect(bar.bounds.height == 44 && view("Choose one") == nil)
    }

    @Test func theLowBarHasLowButtons() throws {
        bar.frame.size.height = 32
        push("One", "Two")
        let back = try #require(view("One"))
        #expect(back.frame.height == 24 && back.frame.minY == 4 && bar.sizeThatFits(.zero).height == 32)
    }

    @Test func aTitleViewTakesThePlaceOfTheTitle() {
        push("Title")
        let custom = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        bar.topItem?.titleView = custom
        bar.layoutIfNeeded()
        #expect(view("Title") == nil && custom.frame == CGRect(x: 110, y: 7, width: 100, height: 30))
        bar.topItem?.titleView = nil
        #expect(custom.superview == nil && view("Title") != nil)
    }

    @Test func setItemsShowsTheLast() {
        bar.setItems(["A", "B", "C"].map(UINavigationItem.init(title:)), animated: false)
        #expect(view("C") != nil && view("B") is UIControl)
        bar.items = nil
        #expect(bar.items == nil && bar.topItem == nil && bar.subviews.isEmpty)
        #expect(bar.popItem(animated: true) == nil)
    }

    @Test func strangeSizesAreSurvived() {
        push("One", "Two")
        for size in [
            CGSize.zero, CGSize(width: CGFloat.nan, height: 44), CGSize(width: 1e300, height: 44),
            CGSize(width: CGFloat.infinity, height: .infinity), CGSize(width: -20, height: 44),
            CGSize(width: 1, height: 1),
        ] {
            bar.frame.size = size
            bar.layoutIfNeeded()
        }
        let broken = UIView(frame: .zero)
        broken.bounds.size = CGSize(width: CGFloat.greatestFiniteMagnitude, height: 3)
        bar.topItem?.titleView = broken
        bar.layoutIfNeeded()
        #expect(bar.items?.count == 2)
    }
}

private final class RecordingBarDelegate: UINavigationBarDelegate {
    var allowsPush = true
    var allowsPop = true
    var log: [String] = []

    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { allowsPush }
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { allowsPop }

    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
        log.append("push \(item.title ?? "")")
    }

    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
        log.append("pop \(item.title ?? "")")
    }
}
