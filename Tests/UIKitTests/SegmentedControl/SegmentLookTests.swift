import Foundation
import Testing
import UIKit

@MainActor @Suite struct SegmentLookTests {
    @Test func segmentsAreAsWideAsTheirContentIfTheyShallBe() {
        let control = UISegmentedControl(items: ["A", "A much longer title"])
        control.frame = CGRect(x: 0, y: 0, width: 300, height: 30)
        control.layoutIfNeeded()
        let equal = control.subviews.map(\.frame.width)
        #expect(equal.first == equal.last)
        control.apportionsSegmentWidthsByContent = true
        control.layoutIfNeeded()
        let own = control.subviews.map { $0.frame.width }.sorted()
        #expect(own.count == 2 && own[0] < own[1] && own[0] + own[1] == 300)
    }

    @Test func whatIsSetForTheDefaultMetricsHoldsForTheLowerBar() {
        let control = UISegmentedControl(items: ["A", "B"])
        let image = UIImage()
        control.setBackgroundImage(image, for: .normal, barMetrics: .default)
        #expect(control.backgroundImage(for: .selected, barMetrics: .default) === image)
        control.setContentPositionAdjustment(
            UIOffset(horizontal: 1, vertical: 2), forSegmentType: .any, barMetrics: .default)
        #expect(
            control.contentPositionAdjustment(forSegmentType: .right, barMetrics: .landscapePhone)
                == UIOffset(horizontal: 1, vertical: 2))
    }
}
