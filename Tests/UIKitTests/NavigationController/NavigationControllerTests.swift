import OwnProcess
import Testing
import UIKit

@Suite(.ownProcess, .serialized) @MainActor struct NavigationControllerTests {
    // MARK: Stack

    @Test func theStackFollowsPushesAndPops() {
        NavigationStage.perform("A", "B") { stage in
            let controller = stage.controller
            #expect(controller.topViewController?.title == "B" && controller.visibleViewController?.title == "B")
            #expect(controller.topViewController?.navigationController === controller)
            controller.popViewController(animated: false)
            #expect(controller.popViewController(animated: false) == nil && stage.titles == ["A"])
            #expect(controller.popToRootViewController(animated: true)?.isEmpty == true)
            controller.viewControllers = []
            #expect(controller.topViewController == nil && controller.navigationBar.items == nil)
            #expect(controller.popViewController(animated: true) == nil)
            stage.push("C")
            stage.wait(0.1)
            #expect(stage.screen?.window != nil && stage.barTitles == ["C"])
        }
    }

    @Test func misuseIsAnsweredInApplesWords() throws {
        var raised: [String] = []
        FrameworkException.handler = { name, reason in raised.append("\(name.rawValue): \(reason)") }
        defer { FrameworkException.handler = nil }
        try NavigationStage.perform("A", "B") { stage in
            let controller = stage.controller
            let first = try #require(controller.viewControllers.first)
            controller.pushViewController(first, animated: true)
            controller.pushViewController(UINavigationController(), animated: true)
            #expect(controller.popToViewController(stage.make("C"), animated: true) == nil)
            controller.setViewControllers([first, first], animated: false)
            controller.navigationBar.delegate = nil
            controller.navigationBar.pushItem(UINavigationItem(title: "X"), animated: false)
            controller.navigationBar.popItem(animated: false)
            controller.navigationBar.items = []
            let managed = "directly on a UINavigationBar managed by a controller."
            #expect(
                raised == [
                    "NSInvalidArgumentException: Pushing the same view controller instance more than once is not "
                        + "supported (\(first.description))",
                    "NSInvalidArgumentException: Pushing a navigation controller is not supported",
                    "NSInternalInconsistencyException: Tried to pop to a view controller that doesn't exist.",
                    "NSInvalidArgumentException: All view controllers in a navigation controller must be distinct",
                    "NSInternalInconsistencyException: Cannot manually set the delegate on a UINavigationBar managed by "
                        + "a controller.",
                    "NSInternalInconsistencyException: Cannot call pushNavigationItem:animated: \(managed)",
                    "NSInternalInconsistencyException: Cannot call popNavigationItemAnimated: \(managed)",
                    "NSInternalInconsistencyException: Cannot call setItems:animated: \(managed)",
                ])
            #expect(stage.titles == ["A", "B"] && stage.barTitles == ["A", "B"])
            #expect(controller.navigationBar.delegate === controller)
        }
    }

    @Test func poppedControllersAreLetGoOf() {
        NavigationStage.perform("A") { stage in
            weak var last: UIViewController?
            weak var lastView: UIView?
            for round in 0..<1000 {
                let pushed = UIViewController()
                pushed.title = "Screen"
                stage.controller.pushViewController(pushed, animated: round % 100 == 0)
                if round % 100 == 0 { stage.wait(0.5) }
                last = pushed
                lastView = pushed.view
                stage.controller.popViewController(animated: round % 50 == 0)
                if round % 50 == 0 { stage.wait(0.5) }
                _ = stage.log.take()
            }
            #expect(last == nil && lastView == nil)
            #expect(stage.controller.view.subviews.count <= 3 && stage.screen?.superview?.subviews.count == 1)
            #expect(stage.controller.navigationBar.subviews.count == 1)
        }
    }

    @Test func theContainerIsLetGoOfWhileScreensSlide() {
        weak var container: UINavigationController?
        TouchStage.perform { stage in
            do {
                let controller = UINavigationController(rootViewController: UIViewController())
                container = controller
                stage.window.addSubview(controller.view)
                stage.wait(0.1)
                controller.pushViewController(UIViewController(), animated: true)
                stage.wait(0.1)
                controller.view.removeFromSuperview()
            }
            stage.wait(1)
            #expect(container == nil)
        }
    }

    @Test func aControllerGoesFromOneStackToAnother() {
        NavigationStage.perform("A", "B") { stage in
            let other = UINavigationController(rootViewController: stage.make("C"))
            let moved = stage.controller.viewControllers[1]
            other.pushViewController(moved, animated: false)
            #expect(stage.titles == ["A"] && moved.navigationController === other)
            stage.wait(0.1)
            #expect(stage.screen?.window != nil && stage.barTitles == ["A"])
        }
    }

    @Test func aControllerThatIsOnItsWayOutCanBePushedAgain() {
        NavigationStage.perform("A", "B") { stage in
            let second = stage.controller.viewControllers[1]
            stage.controller.popViewController(animated: true)
            stage.wait(0.1)
            stage.controller.pushViewController(second, animated: true)
            #expect(stage.titles == ["A", "B"])
            stage.wait(1)
            #expect(
                stage.screen === second.view.superview && second.view.window != nil && stage.barTitles == ["A", "B"])
            #expect(second.navigationController === stage.controller && second.isAppearanceManaged)
        }
    }

    @Test func manyTapsAndPushesWhileScreensSlideLeaveTheStackWhole() {
        NavigationStage.perform("A", "B", "C", "D") { stage in
            for step in 0..<40 {
                switch step % 5 {
                case 0: stage.controller.popViewController(animated: true)
                case 1: stage.push("X\(step)")
                case 2: stage.stage.tap(30, 42)
                case 3: stage.controller.popToRootViewController(animated: step % 2 == 0)
                default: stage.push("Y\(step)", animated: false)
                }
                stage.wait(Double(step % 7) * 0.05)
                #expect(stage.controller.viewControllers.first?.title == "A")
            }
            stage.wait(3)
            #expect(stage.barTitles == stage.titles)
            #expect(stage.controller.topViewController?.view.window === stage.stage.window)
            #expect(stage.screen?.superview?.subviews.count == 1 && stage.slideDirection == nil)
        }
    }

    // MARK: Back button

    @Test func aSubclassCanKeepTheScreen() {
        TouchStage.perform { stage in
            let controller = AskingController(rootViewController: UIViewController())
            controller.viewControllers[0].title = "A"
            controller.pushViewController(UIViewController(), animated: false)
            stage.window.addSubview(controller.view)
            stage.wait(0.1)
            stage.tap(30, 42)
            stage.wait(0.5)
            #expect(controller.viewControllers.count == 2 && controller.questions == 1)
            controller.answer = true
            stage.tap(30, 42)
            stage.wait(0.5)
            #expect(controller.viewControllers.count == 1 && controller.navigationBar.items?.count == 1)
            #expect(controller.popped == 1)
            controller.view.removeFromSuperview()
        }
    }

    // MARK: Layout

    @Test func theScreenIsBetweenTheBars() throws {
        try NavigationStage.perform("A") { stage in
            let (controller, view) = (stage.controller, try #require(stage.controller.topViewController?.view))
            #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
            #expect(controller.navigationBar.frame == CGRect(x: 0, y: 20, width: 320, height: 44))
            #expect(view.frame == CGRect(x: 0, y: 0, width: 320, height: 416))
            #expect(stage.screen?.frame == CGRect(x: 0, y: 64, width: 320, height: 416))
            controller.isToolbarHidden = false
            #expect(stage.screen?.frame.height == 372 && controller.toolbar.frame.minY == 436)
            controller.isToolbarHidden = true
            controller.navigationBar.barStyle = .blackTranslucent
            stage.wait(0.1)
            #expect(stage.screen?.frame == CGRect(x: 0, y: 20, width: 320, height: 460))
            controller.topViewController?.wantsFullScreenLayout = true
            controller.view.setNeedsLayout()
            stage.wait(0.1)
            #expect(stage.screen?.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
            controller.topViewController?.wantsFullScreenLayout = false
            controller.isNavigationBarHidden = true
            #expect(stage.screen?.frame == CGRect(x: 0, y: 20, width: 320, height: 460))
            #expect(controller.navigationBar.isHidden && view.frame.size == CGSize(width: 320, height: 460))
        }
    }

    @Test func aViewBelowTheStatusBarHasItsBarAtTheTop() {
        TouchStage.perform { stage in
            let controller = UINavigationController(rootViewController: UIViewController())
            controller.view.frame = CGRect(x: 0, y: 20, width: 320, height: 460)
            stage.window.addSubview(controller.view)
            stage.wait(0.1)
            #expect(controller.navigationBar.frame.minY == 0)
            #expect(controller.topViewController?.view.frame.size == CGSize(width: 320, height: 416))
            controller.view.removeFromSuperview()
        }
    }

    @Test func theBarSlidesUpAndTheScreenGrows() {
        NavigationStage.perform("A") { stage in
            stage.controller.setNavigationBarHidden(true, animated: true)
            stage.wait(0.1)
            let bar = stage.controller.navigationBar
            let y = bar.layer.presentation()?.frame.minY ?? 0
            #expect(y < 15 && y > -40 && !bar.isHidden)
            stage.wait(0.3)
            #expect(bar.isHidden && stage.screen?.frame == CGRect(x: 0, y: 20, width: 320, height: 460))
            stage.controller.setNavigationBarHidden(false, animated: true)
            #expect(!bar.isHidden)
            stage.wait(0.3)
            #expect(bar.frame.minY == 20 && stage.screen?.frame.height == 416)
        }
    }

    @Test func aBarThatIsHiddenByTheNextScreenGoesWithTheScreens() {
        NavigationStage.perform("A") { stage in
            let second = stage.make("B")
            second.onWillAppear = { [unowned stage] in
                stage.controller.setNavigationBarHidden(true, animated: true)
            }
            stage.controller.pushViewController(second, animated: true)
            stage.wait(0.2)
            let bar = stage.controller.navigationBar
            let place = bar.layer.presentation()?.frame ?? .zero
            #expect(place.minY == 20 && place.minX < -20 && place.minX > -300)
            stage.wait(0.4)
            #expect(bar.isHidden && bar.frame.minX == 0 && second.view.frame.height == 460)
            stage.controller.setNavigationBarHidden(false, animated: false)
            #expect(bar.frame == CGRect(x: 0, y: 20, width: 320, height: 44) && second.view.frame.height == 416)
        }
    }

    @Test func theToolbarShowsTheItemsOfTheTopScreen() {
        NavigationStage.perform("A") { stage in
            let item = UIBarButtonItem(title: "Do", style: .bordered, target: nil, action: nil)
            stage.controller.topViewController?.toolbarItems = [item]
            stage.controller.setToolbarHidden(false, animated: true)
            #expect(stage.controller.toolbar.items?.first === item)
            stage.wait(0.4)
            #expect(stage.controller.toolbar.frame.minY == 436)
            stage.push("B")
            stage.wait(0.5)
            #expect(stage.controller.toolbar.items == nil)
            stage.controller.topViewController?.setToolbarItems([item], animated: false)
            #expect(stage.controller.toolbar.items?.count == 1)
            let hiding = stage.make("C")
            hiding.hidesBottomBarWhenPushed = true
            stage.controller.pushViewController(hiding, animated: true)
            stage.wait(0.5)
            #expect(stage.controller.toolbar.isHidden && hiding.view.frame.height == 416)
            #expect(!stage.controller.isToolbarHidden)
            stage.controller.popViewController(animated: true)
            stage.wait(0.2)
            let x = stage.controller.toolbar.layer.presentation()?.frame.minX ?? 0
            #expect(x < -10 && x > -310)
            stage.wait(0.4)
            #expect(stage.controller.toolbar.frame == CGRect(x: 0, y: 436, width: 320, height: 44))
        }
    }

    @Test func theTabBarGoesWithTheScreen() {
        TouchStage.perform { stage in
            let controller = UINavigationController(rootViewController: UIViewController())
            let tabs = UITabBarController()
            tabs.viewControllers = [controller]
            stage.window.addSubview(tabs.view)
            stage.wait(0.1)
            #expect(controller.topViewController?.view.frame.height == 367)
            let hiding = UIViewController()
            hiding.hidesBottomBarWhenPushed = true
            controller.pushViewController(hiding, animated: true)
            #expect(hiding.view.frame.height == 416)
            stage.wait(0.2)
            #expect(!tabs.tabBar.isHidden)
            stage.wait(0.4)
            #expect(tabs.tabBar.isHidden && tabs.tabBar.frame.minX == 0 && !tabs.reservesBottomBar)
            controller.popViewController(animated: true)
            #expect(controller.topViewController?.view.frame.height == 367 && !tabs.tabBar.isHidden)
            stage.wait(0.6)
            #expect(tabs.reservesBottomBar && tabs.tabBar.frame == CGRect(x: 0, y: 431, width: 320, height: 49))
            #expect(controller.view.frame.height == 431 && controller.topViewController?.view.frame.height == 367)
            tabs.view.removeFromSuperview()
        }
    }

    @Test func aPromptMakesRoomForItself() {
        NavigationStage.perform("A") { stage in
            stage.controller.topViewController?.navigationItem.prompt = "Choose"
            stage.wait(0.1)
            #expect(stage.controller.navigationBar.frame.height == 74 && stage.screen?.frame.minY == 94)
            stage.push("B")
            stage.wait(0.5)
            #expect(stage.controller.navigationBar.frame.height == 44 && stage.screen?.frame.minY == 64)
        }
    }

    @Test func theBarOfACallPushesTheScreenDown() {
        NavigationStage.perform("A") { stage in
            stage.stage.application.changeStatusBarHeight(to: 40)
            stage.wait(0.5)
            #expect(stage.controller.navigationBar.frame.minY == 40 && stage.screen?.frame.minY == 84)
            stage.stage.application.changeStatusBarHeight(to: 20)
            stage.wait(0.5)
            #expect(stage.controller.navigationBar.frame.minY == 20 && stage.screen?.frame.height == 416)
        }
    }

    @Test func theSizeIsRightBeforeTheScreenAppears() {
        NavigationStage.perform("A") { stage in
            let second = stage.make("B")
            var size = CGSize.zero
            second.onWillAppear = { [unowned second] in size = second.view.frame.size }
            stage.controller.pushViewController(second, animated: true)
            #expect(size == CGSize(width: 320, height: 416))
        }
    }

    @Test func barsOfTheAppsOwnClassesAreUsed() {
        let controller = UINavigationController(navigationBarClass: TallBar.self, toolbarClass: OwnToolbar.self)
        #expect(controller.navigationBar is TallBar && controller.toolbar is OwnToolbar)
        TouchStage.perform { stage in
            controller.pushViewController(UIViewController(), animated: false)
            stage.window.addSubview(controller.view)
            stage.wait(0.1)
            #expect(controller.navigationBar.frame.height == 60)
            #expect(controller.topViewController?.view.frame.height == 400)
            controller.view.removeFromSuperview()
        }
        let ordinary = UINavigationController(navigationBarClass: UILabel.self, toolbarClass: nil)
        #expect(type(of: ordinary.navigationBar) == UINavigationBar.self)
    }

    @Test func strangeSizesAreSurvived() {
        NavigationStage.perform("A", "B") { stage in
            let sizes = [
                CGSize.zero, CGSize(width: 1, height: 1), CGSize(width: -5, height: 10),
                CGSize(width: CGFloat.nan, height: 3), CGSize(width: 1e12, height: CGFloat.infinity),
            ]
            for size in sizes {
                stage.controller.view.frame.size = size
                stage.controller.view.layoutIfNeeded()
                stage.controller.popViewController(animated: true)
                stage.push("C")
                stage.wait(0.1)
            }
            stage.controller.view.frame = stage.stage.window.bounds
            stage.wait(1)
            #expect(stage.screen?.frame == CGRect(x: 0, y: 64, width: 320, height: 416))
        }
    }
}

private final class AskingController: UINavigationController {
    var answer = false
    var questions = 0
    var popped = 0

    override func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
        if viewControllers.count < navigationBar.items?.count ?? 0 { return true }
        questions += 1
        return answer
    }

    override func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) { popped += 1 }
}

private final class TallBar: UINavigationBar {
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 60) }
}

private final class OwnToolbar: UIToolbar {}
