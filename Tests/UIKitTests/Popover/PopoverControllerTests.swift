import Testing
import UIKit

@Suite(.ownProcess) @MainActor struct PopoverControllerTests {
    // MARK: Order of calls

    @Test func itsContentAppearsAndGoesWithIt() {
        TouchStage.perform(on: .iPad) { stage in
            let scene = PopoverScene(stage)
            scene.present()
            #expect(scene.log.take() == ["C load", "C did load", "C will appear", "C did appear"])
            #expect(scene.popover.isPopoverVisible)
            scene.popover.dismissPopover(animated: false)
            #expect(scene.log.take() == ["C will disappear", "C did disappear"])
            #expect(!scene.popover.isPopoverVisible && scene.content.view.window == nil)
            #expect(scene.popover.popoverArrowDirection == .unknown)
        }
    }

    @Test func animatedCallsFollowTheFade() {
        TouchStage.perform(on: .iPad) { stage in
            let scene = PopoverScene(stage)
            _ = scene.content.view
            _ = scene.log.take()
            scene.popover.present(
                from: CGRect(x: 10, y: 60, width: 10, height: 10), in: scene.root, permittedArrowDirections: .any,
                animated: true)
            #expect(scene.log.take() == ["C will appear animated"])
            stage.wait(0.5)
            #expect(scene.log.take() == ["C did appear animated"])
            scene.popover.dismissPopover(animated: true)
            #expect(scene.log.take() == ["C will disappear animated"] && !scene.popover.isPopoverVisible)
            stage.wait(0.5)
            #expect(scene.log.take() == ["C did disappear animated"])
        }
    }

    @Test func itIsAtItsNewPlaceIfItIsPresentedWhileItGoes() {
        TouchStage.perform(on: .iPad) { stage in
            let scene = PopoverScene(stage)
            scene.present(CGRect(x: 300, y: 700, width: 60, height: 40), .down)
            let place = scene.place
            scene.popover.dismissPopover(animated: false)
            scene.present(CGRect(x: 300, y: 100, width: 60, height: 40), .up)
            scene.popover.dismissPopover(animated: true)
            scene.present(CGRect(x: 300, y: 700, width: 60, height: 40), .down)
            stage.wait(0.5)
            #expect(scene.popover.isPopoverVisible && scene.place == place)
        }
    }

    @Test func aTapBesideAsksAndDismisses() {
        TouchStage.perform(on: .iPad) { stage in
            let scene = PopoverScene(stage)
            scene.present()
            _ = scene.log.take()
            scene.delegate.allows = false
            stage.tap(700, 900)
            stage.wait(0.5)
            #expect(scene.log.take() == ["should dismiss"] && scene.popover.isPopoverVisible)
            scene.delegate.allows = true
            stage.tap(700, 900)
            stage.wait(0.5)
            #expect(
                scene.log.take() == [
                    "should dismiss", "C will disappear animated", "C did disappear animated", "did dismiss false",
                ])
        }
    }

    @Test func aTapInsideIsTheContents() {
        TouchStage.perform(on: .iPad) { stage in
            let scene = PopoverScene(stage)
            scene.present()
            _ = scene.log.take()
            stage.tap(scene.place.midX, scene.place.midY)
            stage.wait(0.5)
            #expect(scene.log.take().isEmpty && scene.popover.isPopoverVisible)
        }
    }

    @Test func modalContentStays() {
        TouchStage.perform(on: .iPad) { stage in
            let scene = PopoverScene(stage)
            scene.content.isModalInPopover = true
            scene.present()
            _ = scene.log.take()
            stage.tap(700, 900)
            stage.wait(0.5)
            #expect(scene.log.take().isEmpty && scene.popover.isPopoverVisible)
            scene.popover.dismissPopover(animated: false)
        }
    }

    @Test func passthroughViewsGetTheirTaps() {
        TouchStage.perform(on: .iPad) { stage in
            let scene = PopoverScene(stage)
            let button = UIButton(type: .roundedRect)
            button.frame = CGRect(x: 600, y: 800, width: 100, height: 40)
            scene.root.addSubview(button)
            var taps = 0
            button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
            scene.present()
            _ = scene.log.take()
            scene.popover.passthroughViews = [button]
            stage.tap(650, 820)
            stage.wait(0.4)
            #expect(taps == 1 && scene.log.take().isEmpty && scene.popover.isPopoverVisible)
            scene.popover.passthroughViews = nil
            stage.tap(650, 820)
            stage.wait(0.4)
            #expect(taps == 1 && !scene.popover.isPopoverVisible)
        }
    }

    @Test func anotherContentTakesTheOnesPlace() {
        TouchStage.perform(on: .iPad) { stage in
            let scene = PopoverScene(stage)
            scene.present()
            _ = scene.log.take()
            let other = LifeRecorder("D", scene.log)
            other.contentSizeForViewInPopover = CGSize(width: 200, height: 150)
            scene.popover.setContentViewController(other, animated: true)
            #expect(
                scene.log.take() == [
                    "C will disappear animated", "D load", "D did load", "D will appear animated",
                ])
            stage.wait(0.6)
            #expect(scene.log.take() == ["C did disappear animated", "D did appear animated"])
            #expect(other.view.bounds.size == CGSize(width: 200, height: 150) && scene.content.view.window == nil)
            scene.popover.dismissPopover(animated: false)
        }
    }

    // MARK: Place

    @Test(arguments: [
        (UIPopoverArrowDirection.up, CGRect(x: 170, y: 366, width: 320, height: 400)),
        (.down, CGRect(x: 170, y: 474, width: 320, height: 400)),
        (.left, CGRect(x: 386, y: 320, width: 320, height: 400)),
    ]) func itIsBesideItsRectangle(direction: UIPopoverArrowDirection, place: CGRect) {
        TouchStage.perform(on: .iPad) { stage in
            let scene = PopoverScene(stage)
            let rect =
                direction == .down
                ? CGRect(x: 300, y: 900, width: 60, height: 40) : CGRect(x: 300, y: 300, width: 60, height: 40)
            scene.present(rect, direction)
            #expect(scene.popover.popoverArrowDirection == direction)
            if direction == .up { #expect(scene.place == place) }
            #expect(scene.place.size == place.size)
            stage.photograph("popover-\(direction.rawValue)")
            scene.popover.dismissPopover(animated: false)
        }
    }

    @Test func itIsAsLargeAsThereIsRoom() {
        TouchStage.perform(on: .iPad) { stage in
            let scene = PopoverScene(stage)
            scene.content.contentSizeForViewInPopover = CGSize(width: 320, height: 1100)
            scene.present(CGRect(x: 20, y: 40, width: 60, height: 30), .any)
            #expect(UIPopoverArrowDirection.any.contains(scene.popover.popoverArrowDirection))
            #expect(scene.place.minX >= 10 && scene.place.maxY <= 1014 && scene.place.width == 320)
            scene.popover.popoverContentSize = CGSize(width: CGFloat.nan, height: -5)
            stage.wait(0.05)
            #expect(scene.place.width == 320)
            scene.popover.setPopoverContentSize(CGSize(width: 250, height: 100), animated: true)
            stage.wait(0.5)
            #expect(scene.place.size == CGSize(width: 250, height: 100))
            scene.popover.dismissPopover(animated: false)
        }
    }

    @Test(arguments: [1.0, 2.0]) func itBelongsToAButtonOfABar(scale: CGFloat) {
        TouchStage.perform(on: .iPad, scale: scale) { stage in
            let scene = PopoverScene(stage)
            let bar = UIToolbar(frame: CGRect(x: 0, y: 20, width: 768, height: 44))
            let space = UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
            let item = UIBarButtonItem(title: "Options", style: .bordered, target: nil, action: nil)
            bar.items = [space, item]
            scene.root.addSubview(bar)
            stage.wait(0.05)
            scene.popover.present(from: item, permittedArrowDirections: .any, animated: false)
            stage.wait(0.05)
            #expect(scene.popover.popoverArrowDirection == .up && scene.place.maxX <= 758)
            stage.photograph("popover-bar")
            scene.popover.dismissPopover(animated: false)
        }
    }

    @Test(arguments: [1.0, 2.0]) func aNavigationBarInsideIsPartOfTheFrame(scale: CGFloat) {
        TouchStage.perform(on: .iPad, scale: scale) { stage in
            let scene = PopoverScene(stage)
            let navigation = UINavigationController(rootViewController: scene.content)
            scene.content.navigationItem.rightBarButtonItem = UIBarButtonItem(
                barButtonSystemItem: .add, target: nil, action: nil)
            let popover = UIPopoverController(contentViewController: navigation)
            popover.present(
                from: CGRect(x: 380, y: 100, width: 40, height: 40), in: scene.root, permittedArrowDirections: .up,
                animated: false)
            stage.wait(0.05)
            #expect(scene.place.size == CGSize(width: 320, height: 400))
            stage.photograph("popover-navigation")
            let second = LifeRecorder("Second", scene.log)
            second.contentSizeForViewInPopover = CGSize(width: 320, height: 200)
            navigation.pushViewController(second, animated: true)
            stage.wait(0.15)
            stage.photograph("popover-navigation-pushing")
            stage.wait(0.6)
            #expect(second.view.bounds.size == CGSize(width: 320, height: 200))
            stage.photograph("popover-navigation-pushed")
            popover.dismissPopover(animated: false)
            #expect(second.view.window == nil)
        }
    }

    @Test func itKeepsAwayFromTheKeyboard() {
        TouchStage.perform(on: .iPad) { stage in
            let scene = PopoverScene(stage)
            scene.content.contentSizeForViewInPopover = CGSize(width: 320, height: 1000)
            scene.present(CGRect(x: 300, y: 60, width: 60, height: 40), .up)
            let field = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 31))
            field.borderStyle = .roundedRect
            scene.content.view.addSubview(field)
            let full = scene.place.maxY
            field.becomeFirstResponder()
            stage.wait(0.8)
            #expect(full > 1000 && scene.place.maxY <= 1024 - 264)
            stage.photograph("popover-keyboard")
            field.resignFirstResponder()
            stage.wait(0.8)
            #expect(scene.place.maxY == full)
            scene.popover.dismissPopover(animated: false)
        }
    }

    @Test func itIsMadeForAnIPad() {
        TouchStage.perform { _ in
            var reasons: [String] = []
            FrameworkException.handler = { reasons.append("\($0.rawValue): \($1)") }
            defer { FrameworkException.handler = nil }
            _ = UIPopoverController(contentViewController: UIViewController())
            _ = UIPopoverController(contentViewController: nil)
            #expect(
                reasons == [
                    "NSInvalidArgumentException: -[UIPopoverController initWithContentViewController:] called when not "
                        + "running under UIUserInterfaceIdiomPad.",
                    "NSInvalidArgumentException: -[UIPopoverController initWithContentViewController:] must not be called "
                        + "with `nil`.",
                ])
        }
    }

    @Test func aViewWithoutWindowHasNoPopover() {
        TouchStage.perform(on: .iPad) { stage in
            let scene = PopoverScene(stage)
            var reason = ""
            FrameworkException.handler = { reason = $1 }
            defer { FrameworkException.handler = nil }
            scene.popover.present(
                from: .zero, in: UIView(frame: .zero), permittedArrowDirections: .any, animated: false)
            #expect(reason.hasSuffix("Popovers cannot be presented from a view which does not have a window."))
            #expect(!scene.popover.isPopoverVisible)
        }
    }
}
