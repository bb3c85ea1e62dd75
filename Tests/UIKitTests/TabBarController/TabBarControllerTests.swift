import Testing
import UIKit

@MainActor final class TabDelegate: UITabBarControllerDelegate {
    let log: LifeRecorder.Log
    var refuses: UIViewController?
    var onShould: ((UITabBarController) -> Void)?

    init(_ log: LifeRecorder.Log) { self.log = log }

    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    {
        log.calls.append("should select \(viewController.title ?? "")")
        onShould?(tabBarController)
        return viewController !== refuses
    }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        log.calls.append("did select \(viewController.title ?? "")")
    }

    func tabBarController(
        _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]
    ) {
        log.calls.append("will begin \(names(viewControllers))")
    }

    func tabBarController(
        _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController], changed: Bool
    ) {
        log.calls.append("will end \(names(viewControllers)) \(changed)")
        log.calls.append("still \(names(tabBarController.viewControllers ?? []))")
    }

    func tabBarController(
        _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController], changed: Bool
    ) {
        log.calls.append("did end \(names(viewControllers)) \(changed)")
    }

    private func names(_ controllers: [UIViewController]) -> String {
        controllers.map { $0.title ?? "" }.joined()
    }
}

@MainActor struct TabScene {
    let log = LifeRecorder.Log()
    let tabs = UITabBarController()
    let controllers: [LifeRecorder]
    let delegate: TabDelegate
    let stage: TouchStage

    init(_ stage: TouchStage, _ names: String = "ABC", shown: Bool = true) {
        self.stage = stage
        let log = log
        let systems: [UITabBarItem.SystemItem] = [
            .favorites, .search, .contacts, .bookmarks, .history, .mostViewed, .downloads, .recents, .topRated,
        ]
        controllers = zip(names, systems.indices).map { name, index in
            let controller = LifeRecorder(String(name), log)
            controller.color = UIColor(hue: CGFloat(index) / 9, saturation: 0.2, brightness: 1, alpha: 1)
            controller.tabBarItem = UITabBarItem(title: String(name), image: nil, tag: index)
            controller.tabBarItem.image = TabScene.star
            return controller
        }
        delegate = TabDelegate(log)
        tabs.delegate = delegate
        tabs.viewControllers = controllers
        if shown {
            stage.window.addSubview(tabs.view)
            stage.wait(0.05)
            _ = log.take()
        }
    }

    /// A mask of any shape.
    static let star: UIImage = {
        UIGraphicsBeginImageContext(CGSize(width: 30, height: 30))
        defer { UIGraphicsEndImageContext() }
        UIColor.red.setFill()
        UIBezierPath(ovalIn: CGRect(x: 3, y: 3, width: 24, height: 24)).fill()
        return UIGraphicsGetImageFromCurrentImageContext() ?? UIImage()
    }()

    func tapTab(_ index: Int) {
        let count = CGFloat(tabs.tabBar.items?.count ?? 1)
        stage.tap((CGFloat(index) + 0.5) * tabs.tabBar.bounds.width / count, tabs.tabBar.frame.midY)
        stage.wait(0.1)
    }
}

@Suite(.ownProcess) @MainActor struct TabBarControllerTests {
    // MARK: Order of calls

    @Test func theFirstTabAppearsWithTheController() {
        TouchStage.perform { stage in
            let scene = TabScene(stage, shown: false)
            #expect(scene.log.take().isEmpty && scene.tabs.selectedIndex == 0)
            stage.window.addSubview(scene.tabs.view)
            #expect(scene.log.take() == ["A load", "A did load", "A will appear", "A did appear"])
        }
    }

    @Test func aTapAsksTheDelegateAndExchangesTheViews() {
        TouchStage.perform { stage in
            let scene = TabScene(stage)
            scene.tapTab(1)
            #expect(
                scene.log.take() == [
                    "should select B", "B load", "B did load", "A will disappear", "B will appear", "A did disappear",
                    "B did appear", "did select B",
                ])
            #expect(scene.tabs.selectedViewController === scene.controllers[1])
            #expect(scene.controllers[0].view.window == nil)
            scene.tapTab(0)
            #expect(
                scene.log.take() == [
                    "should select A", "B will disappear", "A will appear", "B did disappear", "A did appear",
                    "did select A",
                ])
        }
    }

    @Test func theSelectedTabCanBeTappedAgain() {
        TouchStage.perform { stage in
            let scene = TabScene(stage)
            scene.tapTab(0)
            #expect(scene.log.take() == ["should select A", "did select A"])
        }
    }

    @Test func aRefusedTabIsNotSelected() {
        TouchStage.perform { stage in
            let scene = TabScene(stage)
            scene.delegate.refuses = scene.controllers[2]
            scene.tapTab(2)
            #expect(scene.log.take() == ["should select C"])
            #expect(scene.tabs.selectedIndex == 0)
            #expect(scene.tabs.tabBar.selectedItem === scene.controllers[0].tabBarItem)
        }
    }

    @Test func theDelegateIsNotToldOfTheAppsOwnChoice() {
        TouchStage.perform { stage in
            let scene = TabScene(stage)
            scene.tabs.selectedIndex = 2
            #expect(
                scene.log.take() == [
                    "C load", "C did load", "A will disappear", "C will appear", "A did disappear", "C did appear",
                ])
            #expect(scene.tabs.tabBar.selectedItem === scene.controllers[2].tabBarItem)
        }
    }

    @Test func aControllerMayChooseAnotherTabAsItAppears() {
        TouchStage.perform { stage in
            let scene = TabScene(stage)
            scene.controllers[1].onWillAppear = { [unowned tabs = scene.tabs] in tabs.selectedIndex = 2 }
            scene.tabs.selectedIndex = 1
            #expect(
                scene.log.take() == [
                    "B load", "B did load", "A will disappear", "B will appear", "C load", "C did load",
                    "B will disappear", "C will appear", "B did disappear", "C did appear", "A did disappear",
                ])
            #expect(scene.tabs.selectedIndex == 2 && scene.controllers[2].view.window != nil)
            #expect(scene.controllers[1].view.window == nil)
        }
    }

    @Test func nothingAppearsWhileTheControllerIsNotOnScreen() {
        TouchStage.perform { stage in
            let scene = TabScene(stage)
            scene.tabs.view.removeFromSuperview()
            #expect(scene.log.take() == ["A will disappear", "A did disappear"])
            scene.tabs.selectedIndex = 1
            #expect(scene.log.take().isEmpty)
            stage.window.addSubview(scene.tabs.view)
            #expect(scene.log.take() == ["B load", "B did load", "B will appear", "B did appear"])
        }
    }

    @Test func otherControllersReplaceThePresentOnes() {
        TouchStage.perform { stage in
            let scene = TabScene(stage)
            let new = LifeRecorder("N", scene.log)
            scene.tabs.setViewControllers([new, scene.controllers[1]], animated: true)
            #expect(
                scene.log.take() == [
                    "A will disappear", "A did disappear", "N load", "N did load", "N will appear", "N did appear",
                ])
            #expect(scene.controllers[0].parent == nil && new.parent === scene.tabs)
            // The selected one stays selected in another place.
            scene.tabs.viewControllers = [scene.controllers[1], new]
            #expect(scene.tabs.selectedIndex == 1 && scene.log.take().isEmpty)
            scene.tabs.viewControllers = nil
            #expect(scene.log.take() == ["N will disappear", "N did disappear"])
            #expect(scene.tabs.selectedViewController == nil && scene.tabs.selectedIndex == NSNotFound)
        }
    }

    @Test func aMemoryWarningUnloadsTheTabsThatAreNotShown() {
        TouchStage.perform { stage in
            let scene = TabScene(stage)
            scene.tapTab(1)
            _ = scene.log.take()
            NotificationCenter.default.post(
                name: UIApplication.didReceiveMemoryWarningNotification, object: stage.application)
            #expect(scene.log.take() == ["A did unload"])
            #expect(scene.controllers[1].isViewLoaded)
            scene.tapTab(0)
            #expect(scene.log.take().contains("A load"))
        }
    }

    @Test func onlyTheShownControllerHearsOfRotation() {
        TouchStage.perform { stage in
            let scene = TabScene(stage)
            scene.tabs.willRotate(to: .landscapeLeft, duration: 0.3)
            scene.tabs.didRotate(from: .portrait)
            #expect(scene.log.take() == ["A will rotate", "A did rotate"])
        }
    }

    @Test func theSelectedTabLeadsANavigationControllerToItsRoot() {
        TouchStage.perform { stage in
            let scene = TabScene(stage)
            let navigation = UINavigationController(rootViewController: scene.controllers[0])
            navigation.title = "N"
            scene.tabs.viewControllers = [navigation, scene.controllers[1]]
            navigation.pushViewController(LifeRecorder("D", scene.log), animated: false)
            stage.wait(0.05)
            _ = scene.log.take()
            scene.tapTab(0)
            #expect(
                scene.log.take() == [
                    "should select N", "D will disappear animated",
                    "A will appear animated", "did select N",
                ])
            stage.wait(0.6)
            #expect(scene.log.take() == ["D did disappear animated", "A did appear animated"])
            #expect(navigation.topViewController === scene.controllers[0])
        }
    }

    @Test func theBarGoesWithAScreenAndIsThereInOtherTabs() {
        TouchStage.perform { stage in
            let scene = TabScene(stage)
            let navigation = UINavigationController(rootViewController: scene.controllers[0])
            navigation.tabBarItem = UITabBarItem(title: "N", image: TabScene.star, tag: 0)
            scene.tabs.viewControllers = [navigation, scene.controllers[1]]
            stage.wait(0.05)
            let detail = LifeRecorder("D", scene.log)
            detail.color = UIColor(red: 0.8, green: 0.9, blue: 1, alpha: 1)
            detail.hidesBottomBarWhenPushed = true
            navigation.pushViewController(detail, animated: true)
            for instant in 1...3 {
                stage.wait(0.1)
                let presented = scene.tabs.tabBar.layer.presentation()?.frame.minX ?? 0
                #expect(!scene.tabs.tabBar.isHidden && presented < 0 && presented > -320)
                stage.photograph("tab-bar-leaves-\(instant)")
            }
            stage.wait(0.5)
            #expect(detail.view.convert(detail.view.bounds, to: nil) == CGRect(x: 0, y: 64, width: 320, height: 416))
            #expect(scene.tabs.tabBar.isHidden)
            scene.tabs.selectedIndex = 1
            stage.wait(0.05)
            #expect(!scene.tabs.tabBar.isHidden && scene.tabs.tabBar.frame.minX == 0)
            let other: UIView = scene.controllers[1].view
            #expect(other.convert(other.bounds, to: nil) == CGRect(x: 0, y: 20, width: 320, height: 411))
            scene.tabs.selectedIndex = 0
            stage.wait(0.05)
            #expect(scene.tabs.tabBar.isHidden)
            navigation.popViewController(animated: true)
            stage.wait(0.7)
            let root: UIView = scene.controllers[0].view
            #expect(!scene.tabs.tabBar.isHidden)
            #expect(root.convert(root.bounds, to: nil) == CGRect(x: 0, y: 64, width: 320, height: 367))
        }
    }

    // MARK: Selection

    @Test func indexesBeyondTheEndAreIgnored() {
        TouchStage.perform { stage in
            let scene = TabScene(stage)
            for index in [3, -1, NSNotFound, Int.min] { scene.tabs.selectedIndex = index }
            #expect(scene.tabs.selectedIndex == 0 && scene.log.take().isEmpty)
        }
    }

    @Test func aStrangerCannotBeSelected() {
        TouchStage.perform { stage in
            let scene = TabScene(stage)
            var reason = ""
            FrameworkException.handler = { reason = "\($0.rawValue): \($1)" }
            defer { FrameworkException.handler = nil }
            scene.tabs.selectedViewController = UIViewController()
            #expect(
                reason
                    == "NSInvalidArgumentException: -[UITabBarController setSelectedViewController:] only a view controller "
                    + "in the tab bar controller's list of view controllers can be selected.")
            #expect(scene.tabs.selectedIndex == 0)
        }
    }

    @Test func strangeListsAreSurvived() {
        TouchStage.perform { stage in
            let scene = TabScene(stage)
            let one = scene.controllers[0]
            scene.tabs.viewControllers = [one, one, scene.tabs, one]
            #expect(scene.tabs.viewControllers?.count == 1)
            scene.tabs.viewControllers = []
            #expect(scene.tabs.viewControllers == [] && scene.tabs.selectedViewController == nil)
            scene.tabs.viewControllers = (0..<500).map { _ in UIViewController() }
            stage.wait(0.1)
            #expect(scene.tabs.tabBar.items?.count == 5)
            scene.tabs.selectedIndex = 499
            stage.wait(0.1)
            #expect(scene.tabs.selectedIndex == 499)
        }
    }

    @Test func theDelegateMayRemoveWhatItIsAskedAbout() {
        TouchStage.perform { stage in
            let scene = TabScene(stage)
            let rest = [scene.controllers[0], scene.controllers[2]]
            scene.delegate.onShould = { $0.viewControllers = rest }
            scene.tapTab(1)
            #expect(scene.tabs.selectedIndex == 0 && scene.log.take() == ["should select B"])
        }
    }

    @Test func allControllersMustAgreeToTurn() {
        TouchStage.perform { stage in
            let scene = TabScene(stage)
            #expect(scene.tabs.shouldAutorotate(to: .portrait) && !scene.tabs.shouldAutorotate(to: .landscapeLeft))
            for controller in scene.controllers { controller.rotates = true }
            #expect(scene.tabs.shouldAutorotate(to: .landscapeLeft))
            scene.controllers[1].rotates = false
            #expect(!scene.tabs.shouldAutorotate(to: .landscapeLeft))
            #expect(!UITabBarController().shouldAutorotate(to: .landscapeLeft))
        }
    }

    // MARK: Layout

    @Test func viewsLieBetweenTheStatusBarAndTheTabs() {
        TouchStage.perform { stage in
            let scene = TabScene(stage)
            let view: UIView = scene.controllers[0].view
            #expect(view.convert(view.bounds, to: nil) == CGRect(x: 0, y: 20, width: 320, height: 411))
            #expect(scene.tabs.tabBar.frame == CGRect(x: 0, y: 431, width: 320, height: 49))
            scene.controllers[1].wantsFullScreenLayout = true
            scene.tapTab(1)
            let full: UIView = scene.controllers[1].view
            #expect(full.convert(full.bounds, to: nil) == CGRect(x: 0, y: 0, width: 320, height: 431))
            scene.tabs.reservesBottomBar = false
            #expect(full.convert(full.bounds, to: nil) == CGRect(x: 0, y: 0, width: 320, height: 480))
        }
    }

    @Test func aTabFollowsItsController() {
        TouchStage.perform { stage in
            let scene = TabScene(stage)
            scene.controllers[0].tabBarItem.badgeValue = "3"
            stage.wait(0.05)
            stage.photograph("tab-bar-controller")
            let item = UITabBarItem(tabBarSystemItem: .search, tag: 0)
            scene.controllers[0].tabBarItem = item
            #expect(scene.tabs.tabBar.items?.first === item && scene.tabs.tabBar.selectedItem === item)
            stage.wait(0.05)
        }
    }
}
