import Foundation
import Testing
import UIKit

@MainActor struct ContainerCodingTests {
    private func controllers(_ titles: String...) -> [UIViewController] {
        titles.map { title in
            let controller = UIViewController()
            controller.title = title
            return controller
        }
    }

    @Test(arguments: ArchiveTrip.allCases) func aNavigationControllerKeepsEverything(_ way: ArchiveTrip) throws {
        let navigation = UINavigationController()
        navigation.viewControllers = controllers("A", "B")
        navigation.viewControllers[1].toolbarItems = [
            UIBarButtonItem(title: "Tool", style: .plain, target: nil, action: nil)
        ]
        navigation.navigationBar.barStyle = .black
        navigation.toolbar.tintColor = .red
        navigation.isNavigationBarHidden = true
        navigation.isToolbarHidden = false
        let copy = try #require(try way.copy(navigation))
        #expect(copy.viewControllers.map(\.title) == ["A", "B"] && copy.children.count == 2)
        #expect(copy.viewControllers.allSatisfy { $0.navigationController === copy })
        #expect(copy.navigationBar.barStyle == .black && copy.navigationBar.delegate === copy)
        #expect(copy.navigationBar.items?.map(\.title) == ["A", "B"])
        #expect(copy.navigationBar.topItem === copy.topViewController?.navigationItem)
        #expect(copy.toolbar.tintColor == .red && copy.toolbar.items?.map(\.title) == ["Tool"])
        #expect(copy.isNavigationBarHidden && !copy.isToolbarHidden && copy.wantsFullScreenLayout)
        #expect(!copy.isViewLoaded)
    }

    /// Interface Builder 3 says "Shows Navigation Bar" nowhere else, as in Wikipedia Mobile's MainWindow.xib.
    @Test(arguments: ArchiveTrip.allCases) func aHiddenBarHidesTheControllersBar(_ way: ArchiveTrip) throws {
        let navigation = UINavigationController()
        navigation.navigationBar.isHidden = true
        #expect(!navigation.isNavigationBarHidden)
        #expect(try #require(try way.copy(navigation)).isNavigationBarHidden)
    }

    @Test(arguments: ArchiveTrip.allCases) func anEmptyNavigationControllerIsAsItWas(_ way: ArchiveTrip) throws {
        let copy = try #require(try way.copy(UINavigationController()))
        #expect(copy.viewControllers.isEmpty && !copy.isNavigationBarHidden && copy.isToolbarHidden)
    }

    @Test(arguments: ArchiveTrip.allCases) func aTabBarControllerKeepsEverything(_ way: ArchiveTrip) throws {
        let tabs = UITabBarController()
        tabs.viewControllers = controllers("A", "B", "C")
        tabs.customizableViewControllers = [tabs.viewControllers![1]]
        tabs.selectedIndex = 2
        tabs.tabBar.tintColor = .blue
        let copy = try #require(try way.copy(tabs))
        #expect(copy.viewControllers?.map(\.title) == ["A", "B", "C"] && copy.selectedIndex == 2)
        #expect(copy.customizableViewControllers?.map(\.title) == ["B"])
        #expect(copy.tabBar.tintColor == .blue && copy.tabBar.delegate === copy)
        #expect(copy.tabBar.items?.map(\.title) == ["A", "B", "C"])
        #expect(copy.tabBar.selectedItem === copy.selectedViewController?.tabBarItem)
    }

    @Test func theControllersOfMoreAreKept() throws {
        let tabs = UITabBarController()
        tabs.viewControllers = controllers("A", "B", "C", "D", "E", "F", "G")
        tabs.selectedIndex = 5
        let copy = try #require(try ArchiveTrip.graph.copy(tabs))
        #expect(copy.viewControllers?.map(\.title) == ["A", "B", "C", "D", "E", "F", "G"])
        #expect(copy.selectedIndex == 5 && copy.tabBar.items?.count == 5)
    }

    @Test(arguments: ArchiveTrip.allCases) func aSplitViewControllerKeepsBoth(_ way: ArchiveTrip) throws {
        let split = UISplitViewController()
        split.viewControllers = controllers("Master", "Detail")
        split.presentsWithGesture = false
        let copy = try #require(try way.copy(split))
        #expect(copy.viewControllers?.map(\.title) == ["Master", "Detail"] && !copy.presentsWithGesture)
        #expect(copy.viewControllers?.allSatisfy { $0.splitViewController === copy } == true)
    }

    @Test(arguments: ArchiveTrip.allCases) func aPageViewControllerKeepsEverything(_ way: ArchiveTrip) throws {
        let book = UIPageViewController(
            transitionStyle: .pageCurl, navigationOrientation: .vertical,
            options: [UIPageViewControllerOptionSpineLocationKey: NSNumber(value: 3)])
        book.isDoubleSided = true
        book.setViewControllers(controllers("Page"), direction: .forward, animated: false)
        let copy = try #require(try way.copy(book))
        #expect(copy.navigationOrientation == .vertical && copy.spineLocation == .max && copy.isDoubleSided)
        #expect(copy.viewControllers?.map(\.title) == ["Page"])
    }

    @Test(arguments: ArchiveTrip.allCases) func aTableViewControllerKeepsEverything(_ way: ArchiveTrip) throws {
        let list = UITableViewController(style: .grouped)
        list.clearsSelectionOnViewWillAppear = false
        let copy = try #require(try way.copy(list))
        #expect(!copy.clearsSelectionOnViewWillAppear && !copy.isViewLoaded)
        #expect(copy.tableView.style == .grouped && copy.tableView.dataSource === copy)
    }

    @Test func aTableThatCameAlongHasItsControllerAsSource() throws {
        let list = UITableViewController(style: .plain)
        list.tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 300), style: .grouped)
        let copy = try #require(try ArchiveTrip.graph.copy(list))
        #expect(copy.tableView.style == .grouped && copy.tableView.dataSource === copy)
        #expect(copy.tableView.delegate === copy)
    }

    @Test(arguments: ArchiveTrip.allCases) func containersInContainersAreKept(_ way: ArchiveTrip) throws {
        let tabs = UITabBarController()
        tabs.viewControllers = [
            UINavigationController(rootViewController: controllers("Root")[0]), controllers("Other")[0],
        ]
        let copy = try #require(try way.copy(tabs))
        let navigation = try #require(copy.viewControllers?.first as? UINavigationController)
        #expect(navigation.topViewController?.title == "Root" && navigation.tabBarController === copy)
    }
}
