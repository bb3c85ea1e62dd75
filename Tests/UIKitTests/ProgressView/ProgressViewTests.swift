import Testing
import UIKit

@MainActor struct ProgressViewTests {
    @Test func theHeightIsTheStyles() {
        let view = UIProgressView(progressViewStyle: .default)
        #expect(view.frame == CGRect(x: 0, y: 0, width: 150, height: 9))
        view.frame = CGRect(x: 10, y: 20, width: 200, height: 50)
        #expect(view.frame == CGRect(x: 10, y: 20, width: 200, height: 9))
        view.progressViewStyle = .bar
        #expect(view.frame.height == 11)
        #expect(UIProgressView(frame: CGRect(x: 0, y: 0, width: 80, height: 40)).bounds.height == 9)
    }

    @Test func progressIsBetweenNothingAndAll() {
        let view = UIProgressView(progressViewStyle: .default)
        #expect(view.progress == 0)
        view.progress = 1.5
        #expect(view.progress == 1)
        view.progress = -1
        #expect(view.progress == 0)
        view.progress = .nan
        #expect(view.progress == 0)
        view.progress = 0.254
        #expect(view.accessibilityValue == "25%")
    }
}
