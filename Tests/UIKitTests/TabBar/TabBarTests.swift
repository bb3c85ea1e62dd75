import Testing
import UIKit

@MainActor struct TabBarTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let bar = UITabBar(frame: CGRect(x: 0, y: 431, width: 320, height: 49))
    private let items = ["A", "B", "C", "D", "E"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
    private let delegate = RecordingTabDelegate()

    init() {
        window.addSubview(bar)
        bar.delegate = delegate
        bar.items = Array(items.prefix(4))
    }

    private func button(_ label: String) -> UIControl? {
        bar.layoutIfNeeded()
        return bar.subviews.first { $0.accessibilityLabel == label } as? UIControl
    }

    @Test func itemsShareTheWidth() throws {
        #expect(try #require(button("A")).frame == CGRect(x: 2, y: 1, width: 76, height: 48))
        #expect(try #require(button("D")).frame.maxX == 318)
        bar.items = items
        #expect(try #require(button("B")).frame == CGRect(x: 66, y: 1, width: 60, height: 48))
    }

    @Test func aTapSelectsAndTellsTheDelegate() throws {
        let second = try #require(button("B"))
        second.sendActions(for: .touchUpInside)
        second.sendActions(for: .touchUpInside)
        #expect(bar.selectedItem === items[1] && delegate.log == ["select B", "select B"])
        #expect(second.accessibilityTraits == [.button, .selected])
        items[2].isEnabled = false
        try #require(button("C")).sendActions(for: .touchUpInside)
        #expect(bar.selectedItem === items[1])
    }

    @Test func aChangeByTheAppIsNotTold() {
        bar.selectedItem = items[0]
        #expect(button("A")?.isSelected == true && delegate.log.isEmpty)
        bar.selectedItem = items[4]
        #expect(bar.selectedItem == nil && button("A")?.isSelected == false)
    }

    @Test func theSelectionLeavesWithItsItem() {
        bar.selectedItem = items[0]
        bar.setItems([items[1], items[0]], animated: true)
        #expect(bar.selectedItem === items[0])
        bar.items = [items[1], items[1]]
        #expect(bar.selectedItem == nil && bar.items?.count == 1)
        bar.items = nil
        #expect(bar.items == nil && bar.subviews.isEmpty)
    }

    @Test func aBadgeIsTheValue() {
        items[0].badgeValue = "7"
        #expect(button("A")?.accessibilityValue == "7")
        items[0].badgeValue = nil
        #expect(button("A")?.accessibilityValue == nil)
    }

    @Test(arguments: UITabBarItem.SystemItem.allCases) func systemItemsKeepTitleAndImage(
        system: UITabBarItem.SystemItem
    ) {
        let item = UITabBarItem(tabBarSystemItem: system, tag: 5)
        item.title = "Other"
        item.image = UIImage()
        #expect(item.title != "Other" && item.title?.isEmpty == false && item.image == nil && item.tag == 5)
        bar.items = [item]
        #expect(button(item.title ?? "") != nil)
    }

    @Test func draggingFromTheSheetChangesTheItems() throws {
        UIView.setAnimationsEnabled(false)
        defer { UIView.setAnimationsEnabled(true) }
        bar.beginCustomizingItems(Array(items.dropFirst()))
        #expect(bar.isCustomizing && window.subviews.count == 2)
        let sheet = try #require(window.subviews.first)
        sheet.layoutIfNeeded()
        try drag("E", to: CGPoint(x: 100, y: 450), on: sheet)
        #expect(bar.items?.map(\.title) == ["A", "E", "C", "D"])
        // An item that is not on the sheet stays where it is.
        try drag("B", to: CGPoint(x: 20, y: 450), on: sheet)
        #expect(bar.items?.map(\.title) == ["A", "E", "C", "D"])
        #expect(bar.endCustomizing(animated: false) && !bar.isCustomizing && sheet.superview == nil)
        #expect(Array(delegate.log.suffix(2)) == ["will end A E C D true", "did end A E C D true"])
        #expect(!bar.endCustomizing(animated: false))
    }

    private func drag(_ label: String, to place: CGPoint, on sheet: UIView) throws {
        let picture = try #require(sheet.subviews.first { $0.accessibilityLabel == label })
        let touch = UITouch(
            window: window, view: picture, location: picture.convert(.zero, to: nil), timestamp: 0, tapCount: 1)
        picture.touchesBegan([touch], with: nil)
        touch.windowLocation = place
        picture.touchesMoved([touch], with: nil)
        #expect(picture.center == sheet.convert(place, from: nil))
        picture.touchesEnded([touch], with: nil)
    }

    @Test func anItemOfTheBarChangesPlaces() throws {
        bar.beginCustomizingItems(items)
        let sheet = try #require(window.subviews.first)
        sheet.layoutIfNeeded()
        try drag("A", to: CGPoint(x: 300, y: 450), on: sheet)
        #expect(bar.items?.map(\.title) == ["D", "B", "C", "A"])
        try drag("D", to: CGPoint(x: 300, y: 450), on: sheet)
        #expect(!bar.endCustomizing(animated: false))
        #expect(delegate.log.last == "did end A B C D false")
    }

    @Test func itsHeightIs49() { #expect(bar.sizeThatFits(CGSize(width: 10, height: 10)).height == 49) }

    @Test func strangeSizesAreSurvived() {
        for size in [
            CGSize.zero, CGSize(width: CGFloat.nan, height: 44), CGSize(width: 1e300, height: 44),
            CGSize(width: CGFloat.infinity, height: .infinity), CGSize(width: -20, height: 49),
            CGSize(width: 2, height: 1),
        ] {
            bar.frame.size = size
            #expect(button("A") != nil)
        }
    }
}

private final class RecordingTabDelegate: UITabBarDelegate {
    var log: [String] = []

    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { log.append("select \(item.title ?? "")") }

    func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {
        log.append("will end \(names(items)) \(changed)")
    }

    func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {
        log.append("did end \(names(items)) \(changed)")
    }

    private func names(_ items: [UITabBarItem]) -> String { items.compactMap(\.title).joined(separator: " ") }
}
