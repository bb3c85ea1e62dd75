import Testing
import UIKit

@MainActor struct SliderTests {
    private let slider = UISlider(frame: CGRect(x: 10, y: 20, width: 123, height: 23))

    private func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
        UIGraphicsBeginImageContext(CGSize(width: width, height: height))
        defer { UIGraphicsEndImageContext() }
        return UIGraphicsGetImageFromCurrentImageContext() ?? UIImage()
    }

    @Test func theValueStaysInItsRange() {
        #expect(slider.value == 0 && slider.minimumValue == 0 && slider.maximumValue == 1)
        slider.value = 2
        #expect(slider.value == 1)
        slider.maximumValue = 10
        slider.value = 8
        slider.maximumValue = 5
        #expect(slider.value == 5)
        slider.minimumValue = 7
        #expect(slider.maximumValue == 7 && slider.value == 7)
        slider.value = .nan
        #expect(slider.value == 7)
    }

    @Test func partsHaveTheAppsColorsUntilTheyHaveImages() {
        func shown() -> [UIImage?] {
            slider.setNeedsLayout()
            slider.layoutIfNeeded()
            return slider.subviews.map { ($0 as? UIImageView)?.image }
        }
        let own = shown()
        slider.minimumTrackTintColor = .red
        slider.maximumTrackTintColor = .green
        slider.thumbTintColor = .blue
        #expect(zip(own, shown()).allSatisfy { $0 !== $1 })
        let thumb = image(20, 20)
        slider.setThumbImage(thumb, for: .normal)
        #expect(shown().contains { $0 === thumb })
        slider.setThumbImage(nil, for: .normal)
        (slider.minimumTrackTintColor, slider.maximumTrackTintColor, slider.thumbTintColor) = (nil, nil, nil)
        #expect(zip(own, shown()).allSatisfy { $0 === $1 })
    }

    @Test func theThumbGoesFromEndToEnd() {
        let track = slider.trackRect(forBounds: slider.bounds)
        #expect(track == CGRect(x: 2, y: 7, width: 119, height: 9))
        #expect(slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0).minX == 0)
        #expect(slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 1).maxX == 123)
        #expect(slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0.5).minX == 50)
    }

    @Test func aDragMovesTheValueByTheFingersWay() {
        let finger = Finger(on: slider)
        finger.down(15, 11)
        finger.move(65, 11)
        #expect(abs(slider.value - 0.5) < 0.001 && finger.valueChanges == 1)
        finger.move(500, 11)
        #expect(slider.value == 1)
        finger.lift()
        #expect(finger.valueChanges == 2)
    }

    @Test func aTouchBesideTheThumbDoesNothing() {
        let finger = Finger(on: slider)
        finger.down(80, 11)
        finger.move(100, 11)
        finger.lift()
        #expect(slider.value == 0 && finger.valueChanges == 0)
    }

    @Test func actionsMayWaitForTheFingerToLift() {
        slider.isContinuous = false
        let finger = Finger(on: slider)
        finger.down(10, 11)
        finger.move(60, 11)
        finger.move(70, 11)
        #expect(finger.valueChanges == 0)
        finger.lift()
        #expect(finger.valueChanges == 1)
    }

    @Test func imagesAreKeptPerState() {
        #expect(slider.currentThumbImage == nil && slider.currentMinimumTrackImage == nil)
        let (thumb, pressed) = (image(30, 40), image(30, 42))
        slider.setThumbImage(thumb, for: .normal)
        slider.setThumbImage(pressed, for: .highlighted)
        #expect(slider.currentThumbImage === thumb && slider.thumbImage(for: .disabled) === thumb)
        slider.isHighlighted = true
        #expect(slider.currentThumbImage === pressed)
        #expect(slider.sizeThatFits(.zero).height == 42)
    }

    @Test func valueImagesTakeTheEnds() {
        slider.minimumValueImage = image(10, 10)
        slider.maximumValueImage = image(20, 15)
        let bounds = slider.bounds
        #expect(slider.minimumValueImageRect(forBounds: bounds) == CGRect(x: 0, y: 6, width: 10, height: 10))
        #expect(slider.maximumValueImageRect(forBounds: bounds) == CGRect(x: 103, y: 4, width: 20, height: 15))
        let track = slider.trackRect(forBounds: bounds)
        #expect(track.minX == 17 && track.maxX == 96)
    }

    @Test func theValueIsSaidInPercent() {
        slider.maximumValue = 4
        slider.value = 1
        #expect(slider.accessibilityValue == "25%")
    }
}
