import Testing
import UIKit

@MainActor struct ToolbarTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let toolbar = UIToolbar(frame: CGRect(x: 0, y: 436, width: 320, height: 44))

    init() { window.addSubview(toolbar) }

    private func item(_ system: UIBarButtonItem.SystemItem) -> UIBarButtonItem {
        UIBarButtonItem(barButtonSystemItem: system, target: nil, action: nil)
    }

    private var frames: [CGRect] {
        toolbar.layoutIfNeeded()
        return toolbar.subviews.map(\.frame).sorted { $0.minX < $1.minX }
    }

    @Test func anEmptyTitleDoesNotHideTheImage() {
        let image = ImageContext.draw(size: CGSize(width: 20, height: 20), scale: 1) { _ in }
        let item = UIBarButtonItem(image: image, style: .bordered, target: nil, action: nil)
        item.title = ""
        #expect(item.shownTitle == nil)
        item.title = "Go"
        #expect(item.shownTitle == "Go")
    }

    @Test func flexibleSpacesShareWhatIsLeft() {
        toolbar.items = [item(.flexibleSpace), item(.add), item(.flexibleSpace)]
        #expect(frames.count == 1 && frames[0].midX == 160)
        toolbar.items = [item(.edit), item(.flexibleSpace), item(.edit)]
        #expect(frames[0].minX == 6 && frames[1].maxX == 314)
        let three = [item(.add), item(.flexibleSpace), item(.add), item(.flexibleSpace), item(.add)]
        toolbar.setItems(three, animated: false)
        #expect(frames[0].minX == 12 && frames[1].midX == 160 && frames[2].maxX == 308)
    }

    @Test func oneSpaceMayStandInSeveralPlaces() {
        let space = item(.flexibleSpace)
        toolbar.items = [space, item(.add), space]
        #expect(toolbar.items?.count == 3)
        #expect(frames.count == 1 && frames[0].midX == 160)
    }

    @Test func fixedSpacesAddTheirWidth() {
        let space = item(.fixedSpace)
        toolbar.items = [item(.edit), space, item(.edit)]
        let distance = frames[1].minX - frames[0].maxX
        space.width = 25
        #expect(frames[1].minX - frames[0].maxX == distance + 25)
        space.width = .nan
        #expect(frames[1].minX - frames[0].maxX == distance)
    }

    @Test func aNegativeSpaceBringsAViewToTheEdge() {
        let space = item(.fixedSpace)
        space.width = -12
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
        toolbar.items = [space, UIBarButtonItem(customView: view)]
        #expect(frames == [CGRect(x: 0, y: 12, width: 50, height: 20)])
    }

    @Test func aTapSendsTheActionWithTheItem() throws {
        let target = Recorder()
        let button = UIBarButtonItem(title: "Go", style: .bordered, target: target, action: "go:")
        toolbar.items = [button]
        toolbar.layoutIfNeeded()
        let control = try #require(toolbar.subviews.first as? UIControl)
        control.sendActions(for: .touchUpInside)
        #expect(target.senders == [button])
        button.isEnabled = false
        #expect(!control.isEnabled)
        control.sendActions(for: .touchUpInside)
        #expect(target.senders.count == 1)
    }

    @Test func aButtonIsAsWideAsItsWidestPossibleTitle() {
        let button = UIBarButtonItem(title: "Off", style: .bordered, target: nil, action: nil)
        toolbar.items = [button]
        let narrow = frames[0].width
        button.possibleTitles = ["Off", "Switched on"]
        #expect(frames[0].width > narrow)
        button.width = 77
        #expect(frames[0].width == 77)
    }

    @Test func changesOfAnItemAreShown() throws {
        let button = UIBarButtonItem(title: "Start", style: .bordered, target: nil, action: nil)
        toolbar.items = [button]
        let control = try #require(toolbar.subviews.first)
        #expect(control.accessibilityLabel == "Start" && control.accessibilityTraits == .button)
        button.title = "Stop"
        #expect(control.accessibilityLabel == "Stop")
        button.accessibilityLabel = "End it"
        #expect(control.accessibilityLabel == "End it")
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        button.customView = view
        #expect(toolbar.subviews == [view])
        button.customView = nil
        #expect(toolbar.subviews.count == 1 && toolbar.subviews[0] !== view)
    }

    @Test func itemsThatLeaveAreForgotten() {
        let (first, second) = (item(.add), item(.trash))
        toolbar.items = [first, second, first]
        #expect(toolbar.items == [first, second] && toolbar.subviews.count == 2)
        toolbar.items = nil
        #expect(toolbar.items == nil && toolbar.subviews.isEmpty)
        toolbar.setItems([second], animated: true)
        #expect(toolbar.items == [second] && toolbar.subviews.count == 1)
    }

    @Test func systemItemsHaveNames() {
        for system in UIBarButtonItem.SystemItem.allCases where system != .flexibleSpace && system != .fixedSpace {
            toolbar.items = [item(system)]
            toolbar.layoutIfNeeded()
            #expect(toolbar.subviews.first?.accessibilityLabel?.isEmpty == false)
            #expect(frames.first.map { $0.width > 10 } == true)
        }
    }

    @Test func imagesOfTheAppTakeThePlaceOfTheBackground() {
        let (any, low) = (UIImage(), UIImage())
        toolbar.setBackgroundImage(any, forToolbarPosition: .any, barMetrics: .default)
        toolbar.setBackgroundImage(low, forToolbarPosition: .bottom, barMetrics: .landscapePhone)
        #expect(toolbar.backgroundImage(forToolbarPosition: .any, barMetrics: .default) === any)
        #expect(toolbar.backgroundImage(forToolbarPosition: .bottom, barMetrics: .landscapePhone) === low)
        #expect(toolbar.backgroundImage(forToolbarPosition: .top, barMetrics: .default) == nil)
        let button = item(.edit)
        button.setBackgroundImage(any, for: .normal, barMetrics: .default)
        #expect(button.backgroundImage(for: .highlighted, barMetrics: .default) === any)
        button.setTitleTextAttributes([UITextAttributeTextColor: UIColor.red], for: .normal)
        #expect(button.titleTextAttributes(for: .disabled)?[UITextAttributeTextColor] as? UIColor == .red)
    }

    @Test func itsHeightIs44() {
        #expect(toolbar.sizeThatFits(CGSize(width: 200, height: 10)) == CGSize(width: 200, height: 44))
    }

    @Test func strangeSizesAreSurvived() {
        toolbar.items = [item(.edit), item(.flexibleSpace), item(.camera)]
        for size in [
            CGSize.zero, CGSize(width: CGFloat.nan, height: 44), CGSize(width: 1e300, height: 44),
            CGSize(width: CGFloat.infinity, height: .infinity), CGSize(width: -5, height: 44),
            CGSize(width: 3, height: 3),
        ] {
            toolbar.frame.size = size
            #expect(frames.count == 2)
        }
    }
}

private final class Recorder: ActionResponder {
    var senders: [UIBarButtonItem] = []

    static var actions: [Selector: ActionMethod] { ["go:": ActionMethod(Recorder.go)] }

    func go(_ sender: UIBarButtonItem) { senders.append(sender) }
}
