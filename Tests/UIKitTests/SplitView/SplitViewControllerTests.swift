import Testing
import UIKit

@MainActor private final class SplitLog: UISplitViewControllerDelegate {
    let log: LifeRecorder.Log
    var button: UIBarButtonItem?
    var hides: Bool?

    init(_ log: LifeRecorder.Log) { self.log = log }

    func splitViewController(
        _ splitViewController: UISplitViewController, willHide viewController: UIViewController,
        with barButtonItem: UIBarButtonItem, for popoverController: UIPopoverController
    ) {
        log.calls.append("will hide \(viewController.title ?? "") \(barButtonItem.title ?? "")")
        button = barButtonItem
    }

    func splitViewController(
        _ splitViewController: UISplitViewController, willShow viewController: UIViewController,
        invalidating barButtonItem: UIBarButtonItem
    ) {
        log.calls.append("will show \(viewController.title ?? "") \(barButtonItem === button)")
        button = nil
    }

    func splitViewController(
        _ splitViewController: UISplitViewController, popoverController: UIPopoverController,
        willPresent viewController: UIViewController
    ) { log.calls.append("will present \(viewController.title ?? "")") }

    func splitViewController(
        _ splitViewController: UISplitViewController, shouldHide viewController: UIViewController,
        in orientation: UIInterfaceOrientation
    ) -> Bool { hides ?? orientation.isPortrait }
}

@Suite(.ownProcess) @MainActor struct SplitViewControllerTests {
    private let log = LifeRecorder.Log()
    private let split = UISplitViewController()

    private func controllers() -> (LifeRecorder, LifeRecorder) {
        let (master, detail) = (LifeRecorder("M", log), LifeRecorder("D", log))
        detail.color = UIColor(red: 0.8, green: 0.85, blue: 0.95, alpha: 1)
        return (master, detail)
    }

    @Test func uprightTheFirstControllerIsBehindAButton() {
        TouchStage.perform(on: .iPad) { stage in
            let delegate = SplitLog(log)
            let (master, detail) = controllers()
            split.delegate = delegate
            split.viewControllers = [master, detail]
            stage.window.addSubview(split.view)
            stage.wait(0.05)
            #expect(log.take() == ["D load", "D did load", "will hide M M", "D will appear", "D did appear"])
            #expect(detail.view.convert(detail.view.bounds, to: nil) == CGRect(x: 0, y: 20, width: 768, height: 1004))
            #expect(master.splitViewController === split)

            let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 768, height: 44))
            bar.items = [delegate.button].compactMap { $0 }
            detail.view.addSubview(bar)
            stage.wait(0.05)
            stage.tap(30, 42)
            stage.wait(0.5)
            #expect(
                log.take() == [
                    "will present M", "M load", "M did load", "M will appear animated", "M did appear animated",
                ])
            stage.photograph("split-portrait")
            stage.tap(700, 600)
            stage.wait(0.5)
            #expect(log.take() == ["M will disappear animated", "M did disappear animated"])
        }
    }

    @Test func whatIsNotHiddenIsBeside() {
        TouchStage.perform(on: .iPad) { stage in
            let delegate = SplitLog(log)
            delegate.hides = false
            let (master, detail) = controllers()
            split.delegate = delegate
            split.viewControllers = [master, detail]
            stage.window.addSubview(split.view)
            stage.wait(0.05)
            #expect(
                log.take() == [
                    "M load", "M did load", "M will appear", "D load", "D did load", "D will appear", "M did appear",
                    "D did appear",
                ])
            #expect(master.view.convert(master.view.bounds, to: nil) == CGRect(x: 0, y: 20, width: 320, height: 1004))
            #expect(detail.view.convert(detail.view.bounds, to: nil) == CGRect(x: 321, y: 20, width: 447, height: 1004))
            stage.photograph("split-both")
        }
    }

    @Test func turningHidesAndShows() {
        TouchStage.perform(on: .iPad) { stage in
            let delegate = SplitLog(log)
            let (master, detail) = controllers()
            split.delegate = delegate
            split.viewControllers = [master, detail]
            stage.window.addSubview(split.view)
            _ = log.take()
            split.willRotate(to: .landscapeLeft, duration: 0.4)
            #expect(
                log.take() == [
                    "M will rotate", "D will rotate", "will show M true", "M load", "M did load", "M will appear",
                    "M did appear",
                ])
            split.didRotate(from: .portrait)
            _ = log.take()
            split.willRotate(to: .portrait, duration: 0.4)
            #expect(
                log.take() == [
                    "M will rotate", "D will rotate", "M will disappear", "M did disappear", "will hide M M",
                ])
        }
    }

    @Test func bothMustAgreeToTurn() {
        let (master, detail) = controllers()
        split.viewControllers = [master, detail]
        #expect(!split.shouldAutorotate(to: .landscapeLeft))
        master.rotates = true
        #expect(!split.shouldAutorotate(to: .landscapeLeft))
        detail.rotates = true
        #expect(split.shouldAutorotate(to: .landscapeLeft))
    }

    @Test func strangeListsAreSurvived() {
        TouchStage.perform(on: .iPad) { stage in
            let (master, detail) = controllers()
            stage.window.addSubview(split.view)
            split.viewControllers = nil
            split.viewControllers = [master]
            split.viewControllers = [master, master, detail]
            split.viewControllers = [split, detail]
            #expect(split.viewControllers?.count == 1)
            split.viewControllers = [detail, master]
            #expect(split.viewControllers == [detail, master])
            stage.wait(0.05)
        }
    }
}
