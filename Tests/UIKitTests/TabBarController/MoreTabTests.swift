import Testing
import UIKit

@Suite(.ownProcess) @MainActor struct MoreTabTests {
    @Test(arguments: [1.0, 2.0]) func theRestIsInAList(scale: CGFloat) {
        TouchStage.perform(scale: scale) { stage in
            let scene = TabScene(stage, "ABCDEFGH")
            #expect(scene.tabs.tabBar.items?.map(\.title) == ["A", "B", "C", "D", "More"])
            scene.controllers[5].tabBarItem.badgeValue = "12"
            scene.tapTab(4)
            #expect(
                scene.log.take() == [
                    "should select More", "A will disappear", "A did disappear", "did select More",
                ])
            #expect(scene.tabs.selectedIndex == NSNotFound)
            #expect(scene.tabs.selectedViewController === scene.tabs.moreNavigationController)
            stage.wait(0.3)
            stage.photograph("more-list")
            let table = scene.tabs.moreNavigationController.viewControllers.first?.view as? UITableView
            #expect(table?.numberOfRows(inSection: 0) == 4)
        }
    }

    @Test func oneOfTheListIsPushed() {
        TouchStage.perform { stage in
            let scene = TabScene(stage, "ABCDEFGH")
            scene.tapTab(4)
            stage.wait(0.3)
            _ = scene.log.take()
            stage.tap(100, 64 + 22)
            stage.wait(0.8)
            #expect(
                scene.log.take().filter { !$0.hasPrefix("should") } == [
                    "E load", "E did load", "E will appear animated", "E did appear animated",
                ])
            #expect(scene.tabs.selectedIndex == 4)
            #expect(scene.tabs.selectedViewController === scene.controllers[4])
            #expect(scene.controllers[4].tabBarController === scene.tabs)
            stage.photograph("more-pushed")
            // The tab leads back to the list.
            scene.tapTab(4)
            stage.wait(0.8)
            #expect(scene.tabs.selectedIndex == NSNotFound)
            #expect(
                scene.log.take() == [
                    "should select More", "E will disappear animated", "did select More", "E did disappear animated",
                ])
            #expect(scene.controllers[4].parent === scene.tabs)
        }
    }

    @Test func aNavigationControllerLendsItsScreens() {
        TouchStage.perform { stage in
            let scene = TabScene(stage, "ABCDE")
            let inner = LifeRecorder("I", scene.log)
            let navigation = UINavigationController(rootViewController: inner)
            navigation.tabBarItem = UITabBarItem(title: "N", image: TabScene.star, tag: 0)
            scene.tabs.viewControllers = scene.controllers + [navigation]
            scene.tabs.selectedViewController = navigation
            stage.wait(0.3)
            #expect(inner.navigationController === scene.tabs.moreNavigationController)
            #expect(inner.view.window != nil && scene.tabs.selectedIndex == 5)
            stage.photograph("more-navigation")
            scene.tabs.moreNavigationController.popToRootViewController(animated: true)
            stage.wait(0.8)
            #expect(inner.navigationController === navigation && navigation.viewControllers == [inner])
            scene.tabs.viewControllers = [scene.controllers[0], navigation]
            scene.tabs.selectedIndex = 1
            stage.wait(0.3)
            #expect(inner.view.window != nil && inner.navigationController === navigation)
        }
    }

    @Test func aLentStackIsStillItsOwners() {
        TouchStage.perform { stage in
            let scene = TabScene(stage, "ABCDE")
            let (inner, next) = (LifeRecorder("I", scene.log), LifeRecorder("J", scene.log))
            let navigation = UINavigationController(rootViewController: inner)
            scene.tabs.viewControllers = scene.controllers + [navigation]
            scene.tabs.selectedViewController = navigation
            stage.wait(0.3)
            #expect(navigation.viewControllers == [inner] && navigation.topViewController === inner)
            navigation.pushViewController(next, animated: false)
            stage.wait(0.3)
            #expect(navigation.viewControllers == [inner, next] && next.view.window != nil)
            #expect(
                navigation.popViewController(animated: false) === next
                    && navigation.popViewController(animated: false) == nil)
            navigation.viewControllers = [inner, next]
            stage.wait(0.3)
            #expect(navigation.topViewController === next && next.view.window != nil)
            // Another tab and back.
            scene.tabs.selectedIndex = 0
            stage.wait(0.3)
            scene.tabs.selectedIndex = 5
            stage.wait(0.3)
            #expect(navigation.viewControllers == [inner, next] && next.view.window != nil)
            #expect(navigation.popToRootViewController(animated: false) == [next])
            scene.tabs.viewControllers = [navigation]
            #expect(navigation.viewControllers == [inner] && inner.navigationController === navigation)
        }
    }

    @Test func tabsAreMovedToTheBar() throws {
        try TouchStage.perform { stage in
            let scene = TabScene(stage, "ABCDEFG")
            scene.tapTab(4)
            stage.wait(0.3)
            _ = scene.log.take()
            let list = try #require(scene.tabs.moreNavigationController.viewControllers.first)
            let edit = try #require(list.navigationItem.rightBarButtonItem)
            let place = try #require(edit.shownView.map { $0.convert($0.bounds, to: nil) })
            stage.tap(place.midX, place.midY)
            stage.wait(0.6)
            #expect(scene.log.take() == ["will begin ABCDEFG"])
            stage.photograph("more-configure")
            // The sixth icon, in the second row, to the second tab.
            stage.drag(from: CGPoint(x: 120, y: 170), to: CGPoint(x: 96, y: 455), in: 0.3)
            stage.photograph("more-configure-dragged")
            stage.lift()
            stage.wait(0.5)
            #expect(scene.tabs.tabBar.items?.map(\.title) == ["A", "F", "C", "D", "More"])
            scene.tabs.tabBar.endCustomizing(animated: true)
            #expect(scene.log.take() == ["will end AFCDEBG true", "still ABCDEFG"])
            stage.wait(0.6)
            #expect(scene.log.take() == ["did end AFCDEBG true"])
            #expect(scene.tabs.viewControllers?.map { $0.title ?? "" } == ["A", "F", "C", "D", "E", "B", "G"])
            stage.photograph("more-configured")
        }
    }

    @Test func onlyCustomizableControllersMove() {
        TouchStage.perform { stage in
            let scene = TabScene(stage, "ABCDEFG")
            let list = scene.tabs.moreNavigationController.viewControllers.first
            #expect(list?.navigationItem.rightBarButtonItem != nil)
            scene.tabs.customizableViewControllers = nil
            #expect(list?.navigationItem.rightBarButtonItem == nil)
            scene.tabs.customizableViewControllers = [UIViewController()]
            #expect(list?.navigationItem.rightBarButtonItem == nil)
            scene.tabs.viewControllers = scene.controllers
            #expect(scene.tabs.customizableViewControllers?.count == 7)
        }
    }
}
