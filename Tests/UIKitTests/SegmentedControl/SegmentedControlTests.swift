import Testing
import UIKit

@MainActor struct SegmentedControlTests {
    private let control: UISegmentedControl

    init() {
        control = UISegmentedControl(items: ["One", "Two", "Three"])
        control.frame = CGRect(x: 0, y: 0, width: 300, height: 44)
        control.layoutIfNeeded()
    }

    private var frames: [CGRect] {
        control.layoutIfNeeded()
        return control.subviews.map(\.frame).sorted { $0.minX < $1.minX }
    }

    @Test func itemsAreTitlesAndImages() {
        let image = UIImage()
        let control = UISegmentedControl(items: ["A", image])
        #expect(control.numberOfSegments == 2)
        #expect(control.titleForSegment(at: 0) == "A" && control.imageForSegment(at: 0) == nil)
        #expect(control.titleForSegment(at: 1) == nil && control.imageForSegment(at: 1) === image)
        #expect(control.bounds.height == 44 && control.bounds.width > 0)
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    }

    @Test func theBarStyleIsLower() {
        control.segmentedControlStyle = .bar
        #expect(control.bounds.height == 30)
        control.frame.size.height = 35
        control.segmentedControlStyle = .bordered
        #expect(control.bounds.height == 35)
    }

    @Test func segmentsShareTheWidthThatOthersLeave() {
        #expect(frames.map(\.width) == [100, 100, 100])
        control.setWidth(60, forSegmentAt: 1)
        #expect(frames.map(\.width) == [120, 60, 120] && control.widthForSegment(at: 1) == 60)
        control.setWidth(0, forSegmentAt: 1)
        #expect(frames.map(\.width) == [100, 100, 100])
    }

    @Test func aSegmentIsSelectedWhenItIsTouched() {
        let finger = Finger(on: control)
        finger.down(150, 20)
        #expect(control.selectedSegmentIndex == 1 && finger.valueChanges == 1)
        finger.lift()
        finger.tap(150, 20)
        #expect(finger.valueChanges == 1)
        finger.tap(250, 20)
        #expect(control.selectedSegmentIndex == 2 && finger.valueChanges == 2)
    }

    @Test func aMomentarySegmentIsAButton() {
        control.isMomentary = true
        let finger = Finger(on: control)
        var seen: [Int] = []
        control.addAction(
            UIAction { [unowned control] _ in seen.append(control.selectedSegmentIndex) }, for: .valueChanged)
        finger.down(50, 20)
        #expect(seen.isEmpty)
        finger.lift()
        #expect(seen == [0] && control.selectedSegmentIndex == UISegmentedControl.noSegment)
        finger.down(50, 20)
        finger.move(50, 300)
        finger.lift()
        #expect(seen == [0])
    }

    @Test func aDisabledSegmentIsNotSelected() {
        control.setEnabled(false, forSegmentAt: 1)
        #expect(!control.isEnabledForSegment(at: 1) && control.isEnabledForSegment(at: 0))
        let finger = Finger(on: control)
        finger.tap(150, 20)
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment && finger.valueChanges == 0)
    }

    @Test func theSelectionStaysWithItsSegment() {
        control.selectedSegmentIndex = 1
        control.insertSegment(withTitle: "Zero", at: 0, animated: false)
        #expect(control.selectedSegmentIndex == 2 && control.titleForSegment(at: 2) == "Two")
        control.removeSegment(at: 0, animated: false)
        #expect(control.selectedSegmentIndex == 1)
        control.removeSegment(at: 1, animated: false)
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment && control.numberOfSegments == 2)
        #expect(frames.map(\.width) == [150, 150])
    }

    @Test func animatedChangesEndWhereOthersDo() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.addSubview(control)
        control.insertSegment(withTitle: "Four", at: 99, animated: true)
        #expect(control.titleForSegment(at: 3) == "Four")
        #expect(frames.map(\.width) == [75, 75, 75, 75])
        control.removeAllSegments()
        #expect(control.numberOfSegments == 0 && control.subviews.isEmpty)
        control.removeSegment(at: 0, animated: true)
        #expect(control.titleForSegment(at: 0) == nil)
    }

    @Test func aChangeByTheAppIsToldToo() {
        let finger = Finger(on: control)
        control.selectedSegmentIndex = 2
        control.selectedSegmentIndex = 2
        #expect(finger.valueChanges == 1)
        control.selectedSegmentIndex = 50
        #expect(control.selectedSegmentIndex == 2)
        control.selectedSegmentIndex = UISegmentedControl.noSegment
        #expect(finger.valueChanges == 2)
    }

    @Test func segmentsAreElements() throws {
        control.selectedSegmentIndex = 0
        let first = try #require(control.subviews.first)
        #expect(!control.isAccessibilityElement && first.isAccessibilityElement)
        #expect(first.accessibilityLabel == "One" && first.accessibilityTraits == [.button, .selected])
    }
}
