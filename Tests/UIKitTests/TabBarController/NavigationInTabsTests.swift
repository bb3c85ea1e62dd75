import Testing
import UIKit

@Suite(.ownProcess) @MainActor struct NavigationInTabsTests {
    @Test func theTabOfANavigationControllerIsThatOfItsFirstController() {
        TouchStage.perform { stage in
            let root = UIViewController()
            root.title = "Name"
            let navigation = UINavigationController(rootViewController: root)
            let tabs = UITabBarController()
            tabs.viewControllers = [navigation]
            stage.window.addSubview(tabs.view)
            #expect(tabs.tabBar.items?.first === root.tabBarItem && tabs.tabBar.items?.first?.title == "Name")
            root.tabBarItem = UITabBarItem(title: "Symbol", image: nil, tag: 0)
            #expect(tabs.tabBar.items?.first?.title == "Symbol")
            let second = UIViewController()
            second.title = "Details"
            navigation.pushViewController(second, animated: false)
            #expect(tabs.tabBar.items?.first?.title == "Symbol")
            navigation.viewControllers = [second]
            #expect(tabs.tabBar.items?.first?.title == "Details")
        }
    }

    @Test func aTabThatWasSetComesFirst() {
        let root = UIViewController()
        root.title = "Root"
        let navigation = UINavigationController(rootViewController: root)
        let item = UITabBarItem(title: "Set", image: nil, tag: 3)
        navigation.tabBarItem = item
        #expect(navigation.tabBarItem === item)
    }

    @Test func theTitleOfTheNavigationControllerStandsInForAMissingOne() {
        let root = UIViewController()
        let navigation = UINavigationController(rootViewController: root)
        navigation.title = "Outer"
        #expect(navigation.tabBarItem.title == "Outer")
    }

    @Test func anEmptyNavigationControllerGetsItsTabWithItsFirstController() {
        TouchStage.perform { stage in
            let navigation = UINavigationController()
            let tabs = UITabBarController()
            tabs.viewControllers = [navigation]
            stage.window.addSubview(tabs.view)
            let root = UIViewController()
            root.title = "Late"
            navigation.pushViewController(root, animated: false)
            #expect(tabs.tabBar.items?.first?.title == "Late")
            #expect(tabs.tabBar.selectedItem === root.tabBarItem)
        }
    }
}
