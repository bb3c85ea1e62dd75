import Testing
import UIKit

@MainActor struct AccessibilityElementTests {
    @Test func anElementKeepsWhatItIsTold() {
        let view = UIView(frame: .zero)
        let element = UIAccessibilityElement(accessibilityContainer: view)
        #expect(element.accessibilityContainer === view)
        #expect(element.isAccessibilityElement && element.accessibilityTraits == .none)
        #expect(element.accessibilityLabel == nil && element.accessibilityFrame == .zero)
        element.accessibilityLabel = "January"
        element.accessibilityHint = "Shows the days"
        element.accessibilityValue = "12"
        element.accessibilityTraits = [.button, .notEnabled]
        element.accessibilityFrame = CGRect(x: 1, y: 2, width: 3, height: 4)
        element.isAccessibilityElement = false
        #expect(element.accessibilityLabel == "January" && element.accessibilityValue == "12")
        #expect(element.accessibilityHint == "Shows the days" && !element.isAccessibilityElement)
        #expect(element.accessibilityTraits.names == ["button", "notEnabled"])
        #expect(element.accessibilityFrame == CGRect(x: 1, y: 2, width: 3, height: 4))
    }

    @Test func anElementDoesNotKeepItsContainer() {
        var view: UIView? = UIView(frame: .zero)
        let element = UIAccessibilityElement(accessibilityContainer: view)
        view = nil
        #expect(element.accessibilityContainer == nil)
    }

    @Test func viewsContainNoElementsByThemselves() {
        let view = UIView(frame: .zero)
        #expect(view.accessibilityElementCount() == 0 && view.accessibilityElement(at: 0) == nil)
        #expect(view.index(ofAccessibilityElement: view) == NSNotFound)
        #expect(view.accessibilityTree().children.isEmpty)
    }

    @Test func elementsOfAContainerStandInTheTreeBehindItsSubviews() throws {
        let chart = Chart(["January", "February"])
        chart.addSubview(UILabel(frame: .zero))
        chart.bars[1].accessibilityTraits = .notEnabled
        let children = chart.accessibilityTree().children
        #expect(children.map(\.className) == ["UILabel", "UIAccessibilityElement", "UIAccessibilityElement"])
        #expect(children.map(\.label) == [nil, "January", "February"])
        let last = try #require(children.last)
        #expect(last.isElement && !last.isEnabled && !last.isHidden)
        #expect(last.frame == CGRect(x: 10, y: 0, width: 10, height: 50))
    }

    @Test func aSubviewGivenOutAsElementAppearsOnce() {
        let view = Container()
        let label = UILabel(frame: .zero)
        view.addSubview(label)
        view.given = [label, label]
        #expect(view.accessibilityTree().children.map(\.className) == ["UILabel"])
    }

    @Test func containersThatCountWronglyDoNoHarm() {
        let view = Container()
        let element = UIAccessibilityElement(accessibilityContainer: view)
        view.given = [element]
        for count in [-1, Int.min, NSNotFound] {
            view.count = count
            #expect(view.accessibilityTree().children.isEmpty, "\(count)")
        }
        view.count = 1_000_000_000
        #expect(view.accessibilityTree().children.count == 1)
    }

    @Test func elementsInElementsEndEvenInACircle() {
        let view = Container()
        let group = Group(accessibilityContainer: view)
        let inner = UIAccessibilityElement(accessibilityContainer: group)
        inner.accessibilityLabel = "Inner"
        group.given = [inner, group]
        view.given = [group]
        let children = view.accessibilityTree().children
        #expect(children.count == 1 && children.first?.children.map(\.label) == ["Inner"])
    }

    @Test func elementsThatAreMadeForEverEnd() {
        let view = Container()
        view.given = [Endless(accessibilityContainer: view)]
        var depth = 0
        var node: AccessibilityNode? = view.accessibilityTree()
        while let next = node {
            depth += 1
            node = next.children.first
        }
        #expect(depth > 100 && depth < 1000)
    }

    @Test func notificationsReachTheObserver() {
        var heard: [UIAccessibilityNotifications] = []
        AccessibilityNotifications.observer = { notification, _ in heard.append(notification) }
        defer { AccessibilityNotifications.observer = nil }
        UIAccessibilityPostNotification(UIAccessibilityScreenChangedNotification, nil)
        UIAccessibilityPostNotification(UIAccessibilityLayoutChangedNotification, nil)
        #expect(heard == [1000, 1001])
    }
}

/// Draws bars, which are elements.
private final class Chart: UIView {
    private(set) var bars: [UIAccessibilityElement] = []

    init(_ names: [String]) {
        super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        for (index, name) in names.enumerated() {
            let bar = UIAccessibilityElement(accessibilityContainer: self)
            bar.accessibilityLabel = name
            bar.accessibilityFrame = CGRect(x: 10 * index, y: 0, width: 10, height: 50)
            bars.append(bar)
        }
    }

    required init?(coder: NSCoder) { return nil }

    override func accessibilityElementCount() -> Int { bars.count }
    override func accessibilityElement(at index: Int) -> Any? { bars[index] }
    override func index(ofAccessibilityElement element: Any?) -> Int {
        bars.firstIndex { $0 === element as AnyObject } ?? NSNotFound
    }
}

private final class Container: UIView {
    var given: [AnyObject] = []
    var count: Int?

    init() { super.init(frame: .zero) }

    required init?(coder: NSCoder) { return nil }

    override func accessibilityElementCount() -> Int { count ?? given.count }
    override func accessibilityElement(at index: Int) -> Any? { given.indices.contains(index) ? given[index] : nil }
}

private final class Group: UIAccessibilityElement {
    var given: [AnyObject] = []
    override func accessibilityElementCount() -> Int { given.count }
    override func accessibilityElement(at index: Int) -> Any? { given[index] }
}

/// Has a new one of its kind in it, whenever it is asked.
private final class Endless: UIAccessibilityElement {
    override func accessibilityElementCount() -> Int { 1 }
    override func accessibilityElement(at index: Int) -> Any? { Endless(accessibilityContainer: self) }
}
