import Testing
import UIKit

/// Notes what a view is told.
@MainActor private final class Journal {
    var lines: [String] = []
}

@MainActor private final class Recorder: UIView {
    let name: String
    let journal: Journal

    init(_ name: String, _ journal: Journal) {
        self.name = name
        self.journal = journal
        super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    }

    required init?(coder: NSCoder) { return nil }

    override func willMove(toSuperview newSuperview: UIView?) {
        journal.lines.append("\(name) willMoveToSuperview \(newSuperview == nil ? "nil" : "view")")
    }
    override func didMoveToSuperview() {
        journal.lines.append("\(name) didMoveToSuperview \(superview == nil ? "nil" : "view")")
    }
    override func willMove(toWindow newWindow: UIWindow?) {
        journal.lines.append("\(name) willMoveToWindow \(newWindow == nil ? "nil" : "window")")
    }
    override func didMoveToWindow() {
        journal.lines.append("\(name) didMoveToWindow \(window == nil ? "nil" : "window")")
    }
    override func didAddSubview(_ subview: UIView) { journal.lines.append("\(name) didAddSubview") }
    override func willRemoveSubview(_ subview: UIView) { journal.lines.append("\(name) willRemoveSubview") }
}

@MainActor struct HierarchyTests {
    private func named(_ tags: [Int], in view: UIView) -> Bool { view.subviews.map(\.tag) == tags }

    private func family(_ count: Int) -> (UIView, [UIView]) {
        let parent = UIView(frame: .zero)
        let children = (1...count).map { tag in
            let view = UIView(frame: .zero)
            view.tag = tag
            parent.addSubview(view)
            return view
        }
        return (parent, children)
    }

    @Test func addingToAWindowTellsWindowThenSuperviewThenParent() {
        let journal = Journal()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let parent = Recorder("parent", journal)
        window.addSubview(parent)
        let child = Recorder("child", journal)
        let inner = Recorder("inner", journal)
        child.addSubview(inner)
        journal.lines = []

        parent.addSubview(child)
        #expect(
            journal.lines == [
                "child willMoveToWindow window", "inner willMoveToWindow window", "child willMoveToSuperview view",
                "child didMoveToWindow window", "inner didMoveToWindow window", "child didMoveToSuperview view",
                "parent didAddSubview",
            ])

        journal.lines = []
        child.removeFromSuperview()
        #expect(
            journal.lines == [
                "parent willRemoveSubview", "child willMoveToWindow nil", "inner willMoveToWindow nil",
                "child willMoveToSuperview nil", "child didMoveToWindow nil", "inner didMoveToWindow nil",
                "child didMoveToSuperview nil",
            ])
    }

    @Test func addingOutsideAWindowTellsNothingOfWindows() {
        let journal = Journal()
        let parent = Recorder("parent", journal)
        let child = Recorder("child", journal)
        parent.addSubview(child)
        #expect(
            journal.lines == [
                "child willMoveToSuperview view", "child didMoveToSuperview view", "parent didAddSubview",
            ])
    }

    @Test func addingAgainOnlyBringsToFront() {
        let (parent, children) = family(3)
        parent.addSubview(children[0])
        #expect(named([2, 3, 1], in: parent))
    }

    @Test func aViewLeavesItsOldSuperview() {
        let (first, children) = family(2)
        let (second, _) = family(1)
        second.insertSubview(children[0], at: 0)
        #expect(named([2], in: first))
        #expect(named([1, 1], in: second))
        #expect(children[0].superview === second)
    }

    @Test func viewsAreInsertedBesideSiblings() {
        let (parent, children) = family(3)
        let view = UIView(frame: .zero)
        view.tag = 9
        parent.insertSubview(view, belowSubview: children[1])
        #expect(named([1, 9, 2, 3], in: parent))
        parent.insertSubview(view, aboveSubview: children[2])
        #expect(named([1, 2, 3, 9], in: parent))
        parent.insertSubview(view, belowSubview: children[0])
        #expect(named([9, 1, 2, 3], in: parent))
        parent.insertSubview(view, at: 99)
        #expect(named([1, 2, 3, 9], in: parent))
    }

    @Test func viewsChangePlaces() {
        let (parent, children) = family(4)
        parent.exchangeSubview(at: 0, withSubviewAt: 2)
        #expect(named([3, 2, 1, 4], in: parent))
        parent.sendSubviewToBack(children[3])
        #expect(named([4, 3, 2, 1], in: parent))
        parent.bringSubviewToFront(children[2])
        #expect(named([4, 2, 1, 3], in: parent))
        parent.exchangeSubview(at: 1, withSubviewAt: 17)
        #expect(named([4, 2, 1, 3], in: parent))
    }

    @Test func layersFollowTheSubviews() {
        let (parent, children) = family(3)
        let background = CALayer()
        parent.layer.insertSublayer(background, at: 0)
        parent.sendSubviewToBack(children[2])
        let views = (parent.layer.sublayers ?? []).filter { $0 !== background }
        #expect(views.elementsEqual(parent.subviews.map(\.layer), by: ===))
    }

    @Test func aViewCannotContainItself() {
        let (parent, children) = family(1)
        children[0].addSubview(parent)
        parent.addSubview(parent)
        #expect(parent.superview == nil)
        #expect(named([1], in: parent))
    }

    @Test func viewsAreFoundByTagDepthFirst() {
        let (parent, children) = family(2)
        let deep = UIView(frame: .zero)
        deep.tag = 2
        children[0].addSubview(deep)
        #expect(parent.viewWithTag(2) === deep)
        #expect(parent.viewWithTag(77) == nil)
        #expect(deep.isDescendant(of: parent))
        #expect(deep.isDescendant(of: deep))
        #expect(!parent.isDescendant(of: deep))
    }

    @Test func aParentThatGoesLeavesItsChildrenWithoutSuperview() {
        let child = UIView(frame: .zero)
        do {
            let parent = UIView(frame: .zero)
            parent.addSubview(child)
        }
        #expect(child.superview == nil)
    }
}
