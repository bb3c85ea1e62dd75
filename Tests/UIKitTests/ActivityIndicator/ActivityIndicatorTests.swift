import Testing
import UIKit

@MainActor struct ActivityIndicatorTests {
    @Test func theStyleGivesTheSize() {
        #expect(
            UIActivityIndicatorView(activityIndicatorStyle: .whiteLarge).frame.size == CGSize(width: 37, height: 37))
        let view = UIActivityIndicatorView(activityIndicatorStyle: .gray)
        #expect(view.frame == CGRect(x: 0, y: 0, width: 20, height: 20))
        view.frame.origin = CGPoint(x: 5, y: 6)
        view.activityIndicatorViewStyle = .whiteLarge
        #expect(view.frame == CGRect(x: 5, y: 6, width: 37, height: 37))
    }

    @Test func itIsSeenOnlyWhileItTurns() {
        let view = UIActivityIndicatorView(activityIndicatorStyle: .white)
        #expect(view.isHidden && !view.isAnimating)
        view.startAnimating()
        #expect(!view.isHidden && view.isAnimating)
        view.stopAnimating()
        #expect(view.isHidden && !view.isAnimating)
        view.hidesWhenStopped = false
        #expect(!view.isHidden)
    }

    @Test func itTurnsOnceASecondInTwelveSteps() throws {
        let view = UIActivityIndicatorView(activityIndicatorStyle: .white)
        view.startAnimating()
        let key = try #require(view.layer.animationKeys()?.first)
        let animation = try #require(view.layer.animation(forKey: key) as? CAKeyframeAnimation)
        #expect(animation.values?.count == 12 && animation.duration == 1 && animation.calculationMode == .discrete)
        view.stopAnimating()
        #expect((view.layer.animationKeys() ?? []).isEmpty)
    }

    @Test func itSaysWhetherSomethingGoesOn() {
        let view = UIActivityIndicatorView(activityIndicatorStyle: .white)
        #expect(view.accessibilityLabel == "Progress halted")
        view.startAnimating()
        #expect(view.accessibilityLabel == "In progress" && view.isAccessibilityElement)
    }
}
