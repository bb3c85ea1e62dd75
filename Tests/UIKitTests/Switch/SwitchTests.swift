import Testing
import UIKit

@MainActor struct SwitchTests {
    private let control = UISwitch(frame: CGRect(x: 10, y: 20, width: 300, height: 300))

    @Test func itIsAlwaysOfOneSize() {
        #expect(control.frame == CGRect(x: 10, y: 20, width: 94, height: 27))
        control.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(control.frame == CGRect(x: 1, y: 2, width: 94, height: 27))
        control.sizeToFit()
        #expect(control.bounds.size == CGSize(width: 94, height: 27))
    }

    @Test func settingItSendsNoAction() {
        let finger = Finger(on: control)
        control.isOn = true
        control.setOn(false, animated: true)
        control.setOn(true, animated: true)
        #expect(control.isOn && finger.valueChanges == 0)
        #expect(control.accessibilityValue == "1")
    }

    @Test func theAppsColorIsBehindOn() throws {
        let strip = try #require(control.subviews.first?.subviews.first as? UIImageView)
        let blue = strip.image
        control.onTintColor = .red
        #expect(strip.image !== blue)
        control.onTintColor = nil
        #expect(strip.image === blue)
    }

    /// Apps of iPhone OS 3 found the labels so, to write other words on them.
    @Test func itsWordsAreLabelsThatAppsFind() throws {
        let slider = try #require(control.subviews.last)
        try #require(slider.subviews.count > 3)
        let words = slider.subviews[2].subviews.compactMap { $0 as? UILabel }
        #expect(words.map(\.text) == ["ON", "OFF"])
        words[0].text = "Yes"
        control.isOn = true
        control.isOn = false
        #expect(words[0].text == "Yes")
        #expect(slider.subviews[0] is UIImageView && slider.subviews[1] is UIImageView)
        #expect(slider.subviews[3] is UIImageView)
    }

    @Test func aTapTurnsItOver() {
        let finger = Finger(on: control)
        finger.tap(20, 13)
        #expect(control.isOn && finger.valueChanges == 1)
        finger.tap(20, 13)
        #expect(!control.isOn && finger.valueChanges == 2)
    }

    @Test func aDragGoesToTheNearerSide() {
        let finger = Finger(on: control)
        finger.down(20, 13)
        finger.move(40, 13)
        finger.lift()
        #expect(!control.isOn && finger.valueChanges == 0)
        finger.down(20, 13)
        finger.move(60, 13)
        #expect(finger.valueChanges == 0)
        finger.lift()
        #expect(control.isOn && finger.valueChanges == 1)
    }

    @Test func aCancelledTouchChangesNothing() {
        let finger = Finger(on: control)
        finger.down(20, 13)
        finger.move(80, 13)
        finger.cancel()
        #expect(!control.isOn && finger.valueChanges == 0)
    }

    @Test func aDisabledSwitchStays() {
        let finger = Finger(on: control)
        control.isEnabled = false
        finger.tap(20, 13)
        #expect(!control.isOn)
        #expect(control.accessibilityTraits.contains(.notEnabled))
    }

    @Test func anAnimatedChangeSlidesTheKnob() throws {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.addSubview(control)
        control.setOn(true, animated: true)
        let strip = try #require(control.subviews.first?.subviews.first)
        #expect(strip.frame.minX == 0)
        #expect(strip.layer.animationKeys()?.isEmpty == false)
        control.setOn(false, animated: false)
        #expect(strip.frame.minX == -53)
    }
}
