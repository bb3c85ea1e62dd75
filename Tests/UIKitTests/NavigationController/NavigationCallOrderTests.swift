import OwnProcess
import Testing
import UIKit

/// The order of calls is that of Apple's *View Controller Programming Guide for iPhone OS*, "Navigation Controllers". The
/// view of the first screen in a window is made by the layout: apps give their first controller its data after they have
/// added the navigation controller's view (Apple's *ThreadedCoreData* does).
@Suite(.ownProcess, .serialized) @MainActor struct NavigationCallOrderTests {
    @Test func theFirstScreenAppearsWithItsContainer() {
        TouchStage.perform { stage in
            let log = NavigationLog()
            let delegate = LoggedNavigationDelegate(log)
            let controller = UINavigationController(rootViewController: ContainedController("A", log))
            controller.delegate = delegate
            #expect(log.take() == ["A willEnter"])
            _ = controller.view
            #expect(log.take().isEmpty)
            stage.window.addSubview(controller.view)
            #expect(log.take().isEmpty)
            controller.view.layoutIfNeeded()
            #expect(
                log.take() == ["A load", "A willAppear", "willShow A", "A didAppear", "A didEnter", "didShow A"])
            controller.view.removeFromSuperview()
            #expect(log.take() == ["A willDisappear", "A didDisappear"])
            stage.window.addSubview(controller.view)
            #expect(log.take() == ["A willAppear", "A didAppear"])
        }
    }

    @Test func aPushTellsTheOldScreenFirst() {
        NavigationStage.perform("A") { stage in
            stage.push("B")
            #expect(
                stage.log.take() == [
                    "B load", "A willDisappear animated", "B willAppear animated", "willShow B animated",
                ])
            stage.wait(0.3)
            #expect(stage.log.take().isEmpty)
            stage.wait(0.1)
            #expect(stage.log.take() == ["A didDisappear animated", "B didAppear animated", "didShow B animated"])
        }
    }

    @Test func aPushWithoutAnimationIsOverAtOnce() {
        NavigationStage.perform("A") { stage in
            stage.push("B", animated: false)
            #expect(
                stage.log.take() == [
                    "B load", "A willDisappear", "B willAppear", "willShow B", "A didDisappear", "B didAppear",
                    "didShow B",
                ])
        }
    }

    @Test func aPopTellsTheOldScreenFirst() {
        NavigationStage.perform("A", "B") { stage in
            #expect(stage.controller.popViewController(animated: true)?.title == "B")
            #expect(
                stage.log.take() == [
                    "A load", "B willDisappear animated", "A willAppear animated", "willShow A animated",
                ])
            stage.wait(0.5)
            #expect(stage.log.take() == ["B didDisappear animated", "A didAppear animated", "didShow A animated"])
        }
    }

    @Test func theBackButtonPops() {
        NavigationStage.perform("A", "B") { stage in
            stage.stage.tap(30, 42)
            #expect(
                stage.log.take() == [
                    "A load", "B willDisappear animated", "A willAppear animated", "willShow A animated",
                ])
            #expect(stage.titles == ["A"])
            stage.wait(0.5)
            #expect(stage.log.take() == ["B didDisappear animated", "A didAppear animated", "didShow A animated"])
            #expect(stage.barTitles == ["A"])
        }
    }

    @Test func aPopToTheRootLeavesOutTheScreensBetween() {
        NavigationStage.perform("A", "B", "C") { stage in
            #expect(stage.controller.popToRootViewController(animated: true)?.map(\.title) == ["B", "C"])
            stage.wait(0.5)
            #expect(
                stage.log.take() == [
                    "A load", "C willDisappear animated", "A willAppear animated", "willShow A animated",
                    "C didDisappear animated", "A didAppear animated", "didShow A animated",
                ])
        }
    }

    @Test func aPopToAControllerStopsThere() throws {
        try NavigationStage.perform("A", "B", "C", "D") { stage in
            let target = try #require(stage.named("B"))
            #expect(stage.controller.popToViewController(target, animated: false)?.map(\.title) == ["C", "D"])
            #expect(
                stage.log.take() == [
                    "B load", "D willDisappear", "B willAppear", "willShow B", "D didDisappear", "B didAppear",
                    "didShow B",
                ])
            #expect(stage.controller.popToViewController(target, animated: true)?.isEmpty == true)
            #expect(stage.log.take().isEmpty)
        }
    }

    @Test func aPushWhileScreensSlideComesAfterwards() {
        NavigationStage.perform("A") { stage in
            stage.push("B")
            stage.push("C")
            #expect(stage.titles == ["A", "B", "C"])
            _ = stage.log.take()
            stage.wait(0.4)
            #expect(
                stage.log.take() == [
                    "A didDisappear animated", "B didAppear animated", "didShow B animated", "C load",
                    "B willDisappear animated", "C willAppear animated", "willShow C animated",
                ])
            stage.wait(0.5)
            #expect(stage.log.take() == ["B didDisappear animated", "C didAppear animated", "didShow C animated"])
            #expect(stage.barTitles == ["A", "B", "C"])
        }
    }

    @Test func aPopWithoutAnimationEndsTheSlideFirst() {
        NavigationStage.perform("A") { stage in
            stage.push("B")
            stage.wait(0.1)
            _ = stage.log.take()
            stage.controller.popViewController(animated: false)
            #expect(
                stage.log.take() == [
                    "A didDisappear animated", "B didAppear animated", "didShow B animated", "B willDisappear",
                    "A willAppear", "willShow A", "B didDisappear", "A didAppear", "didShow A",
                ])
            stage.wait(0.5)
            #expect(stage.log.take().isEmpty && stage.barTitles == ["A"])
        }
    }

    @Test func aPushFromTheAppearanceOfTheFirstScreenFollowsIt() {
        TouchStage.perform { stage in
            let log = NavigationLog()
            let delegate = LoggedNavigationDelegate(log)
            let first = LoggedController("A", log)
            let controller = UINavigationController(rootViewController: first)
            controller.delegate = delegate
            first.onAppear = { [weak controller, weak first] in
                first?.onAppear = nil
                controller?.pushViewController(LoggedController("B", log), animated: false)
            }
            stage.window.addSubview(controller.view)
            controller.view.layoutIfNeeded()
            #expect(
                log.take() == [
                    "A load", "A willAppear", "willShow A", "A didAppear", "didShow A", "B load", "A willDisappear",
                    "B willAppear", "willShow B", "A didDisappear", "B didAppear", "didShow B",
                ])
            controller.view.removeFromSuperview()
        }
    }

    @Test func anotherStackComesByTheAnimationThatSuitsItsLast() {
        NavigationStage.perform("A", "B", "C") { stage in
            let (first, second) = (stage.controller.viewControllers[0], stage.controller.viewControllers[1])
            stage.controller.setViewControllers([first, second], animated: true)
            stage.wait(0.1)
            #expect(stage.slideDirection == .pop)
            stage.wait(0.5)
            #expect(
                stage.log.take() == [
                    "B load", "C willDisappear animated", "B willAppear animated", "willShow B animated",
                    "C didDisappear animated", "B didAppear animated", "didShow B animated",
                ])
            stage.controller.setViewControllers([first, stage.make("D")], animated: true)
            stage.wait(0.1)
            #expect(stage.slideDirection == .push && stage.titles == ["A", "D"])
            stage.wait(0.5)
            _ = stage.log.take()
            stage.controller.setViewControllers([stage.controller.viewControllers[1]], animated: true)
            stage.wait(0.5)
            #expect(stage.log.take().isEmpty && stage.barTitles == ["D"])
        }
    }

    @Test func aStackThatNobodySeesChangesSilently() {
        NavigationStage.perform("A") { stage in
            stage.controller.view.removeFromSuperview()
            _ = stage.log.take()
            stage.push("B")
            #expect(stage.log.take().isEmpty && stage.barTitles == ["A", "B"])
            stage.stage.window.addSubview(stage.controller.view)
            stage.controller.view.layoutIfNeeded()
            #expect(stage.log.take() == ["B load", "B willAppear", "willShow B", "B didAppear", "didShow B"])
        }
    }

    @Test func aContainerThatGoesWhileScreensSlideEndsTheSlide() {
        NavigationStage.perform("A") { stage in
            stage.push("B")
            stage.wait(0.1)
            _ = stage.log.take()
            stage.controller.view.removeFromSuperview()
            #expect(
                Set(stage.log.take()) == [
                    "B willDisappear", "A didDisappear animated", "didShow B animated", "B didDisappear",
                ])
        }
    }

    @Test func controllersHearOfTheirContainer() {
        NavigationStage.perform("A") { stage in
            let second = ContainedController("B", stage.log)
            stage.controller.pushViewController(second, animated: true)
            stage.wait(0.5)
            #expect(
                stage.log.take() == [
                    "B willEnter", "B load", "A willDisappear animated", "B willAppear animated", "willShow B animated",
                    "A didDisappear animated", "B didAppear animated", "B didEnter", "didShow B animated",
                ])
            stage.controller.popViewController(animated: true)
            #expect(second.navigationController === stage.controller)
            stage.wait(0.5)
            #expect(
                stage.log.take() == [
                    "B willLeave", "B willDisappear animated", "A willAppear animated", "willShow A animated",
                    "B didDisappear animated", "A didAppear animated", "didShow A animated", "B didLeave",
                ])
            #expect(second.navigationController == nil && second.parent == nil)
        }
    }

    @Test func memoryWarningsTakeTheViewsOfHiddenScreens() {
        NavigationStage.perform("A", "B") { stage in
            stage.controller.popViewController(animated: false)
            stage.push("C", animated: false)
            _ = stage.log.take()
            NotificationCenter.default.post(
                name: Notification.Name("UIApplicationDidReceiveMemoryWarningNotification"), object: nil)
            #expect(stage.log.take() == ["A unload"])
            #expect(stage.named("A")?.isViewLoaded == false && stage.named("C")?.isViewLoaded == true)
            stage.controller.popViewController(animated: false)
            #expect(stage.log.take().first == "A load" && stage.named("A")?.view.superview != nil)
        }
    }
}
