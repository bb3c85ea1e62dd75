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

    @Test func theFillingIsAsWideAsTheProgress() throws {
        let view = UIProgressView(progressViewStyle: .default)
        view.frame.size.width = 200
        view.progress = 0.5
        view.layoutIfNeeded()
        let filling = try #require(view.subviews.last)
        #expect(filling.frame == CGRect(x: 0, y: 0, width: 100, height: 9) && !filling.isHidden)
        view.setProgress(0.001, animated: false)
        #expect(filling.frame.width == 9)
        view.progressViewStyle = .bar
        view.setProgress(1, animated: true)
        view.layoutIfNeeded()
        #expect(filling.frame == CGRect(x: 1, y: 1, width: 198, height: 9))
        view.progress = 0
        #expect(filling.isHidden)
    }

    @Test func tintsTakeThePlaceOfTheStylesColours() throws {
        let view = UIProgressView(progressViewStyle: .default)
        let filling = try #require(view.subviews.last as? UIImageView)
        let plain = filling.image
        view.progressTintColor = .red
        #expect(filling.image !== plain && filling.image?.size == plain?.size)
        view.progressTintColor = nil
        #expect(filling.image === plain)
        let bar = UIProgressView(progressViewStyle: .bar)
        #expect((bar.subviews.last as? UIImageView)?.image !== plain)
    }

    @Test func aSubclassMayDrawTheBarItself() {
        let view = DrawnProgressView(progressViewStyle: .default)
        view.progress = 0.5
        view.layoutIfNeeded()
        #expect(view.subviews.filter { !$0.isHidden }.isEmpty)
    }
}

private final class DrawnProgressView: UIProgressView {
    override func draw(_ rect: CGRect) { UIRectFill(bounds) }
}
