import Foundation
import Testing
import UIKit

@MainActor struct ControllerCodingTests {
    @Test(arguments: ArchiveTrip.allCases) func aControllerKeepsEverything(_ way: ArchiveTrip) throws {
        let controller = UIViewController(nibName: "Profile", bundle: nil)
        controller.title = "Profile"
        controller.navigationItem.title = "Person"
        controller.tabBarItem = UITabBarItem(tabBarSystemItem: .contacts, tag: 4)
        controller.toolbarItems = [UIBarButtonItem(barButtonSystemItem: .trash, target: nil, action: nil)]
        controller.hidesBottomBarWhenPushed = true
        controller.wantsFullScreenLayout = true
        controller.modalTransitionStyle = .flipHorizontal
        controller.modalPresentationStyle = .formSheet
        controller.definesPresentationContext = true
        controller.providesPresentationContextTransitionStyle = true
        controller.contentSizeForViewInPopover = CGSize(width: 200, height: 150)
        controller.isModalInPopover = true
        controller.autoresizesArchivedViewToFullSize = false
        let child = UIViewController()
        child.title = "Child"
        controller.addChild(child)

        let copy = try #require(try way.copy(controller))
        #expect(copy.nibName == "Profile" && copy.title == "Profile" && copy.navigationItem.title == "Person")
        #expect(copy.tabBarItem.systemItem == .contacts && copy.tabBarItem.tag == 4)
        #expect(copy.toolbarItems?.map(\.systemItem) == [.trash])
        #expect(copy.hidesBottomBarWhenPushed && copy.wantsFullScreenLayout)
        #expect(copy.modalTransitionStyle == .flipHorizontal && copy.modalPresentationStyle == .formSheet)
        #expect(copy.definesPresentationContext && copy.providesPresentationContextTransitionStyle)
        #expect(copy.contentSizeForViewInPopover == CGSize(width: 200, height: 150) && copy.isModalInPopover)
        #expect(!copy.autoresizesArchivedViewToFullSize && !copy.isViewLoaded)
        #expect(copy.children.map(\.title) == ["Child"] && copy.children.first?.parent === copy)
    }

    @Test(arguments: ArchiveTrip.allCases) func aPlainControllerIsAsItWas(_ way: ArchiveTrip) throws {
        let copy = try #require(try way.copy(UIViewController()))
        #expect(copy.nibName == nil && copy.title == nil && copy.toolbarItems == nil && copy.children.isEmpty)
        #expect(!copy.hidesBottomBarWhenPushed && !copy.wantsFullScreenLayout && !copy.isModalInPopover)
        #expect(copy.modalTransitionStyle == .coverVertical && copy.modalPresentationStyle == .fullScreen)
        #expect(copy.contentSizeForViewInPopover == CGSize(width: 320, height: 1100))
        #expect(copy.autoresizesArchivedViewToFullSize)
    }

    @Test(arguments: ArchiveTrip.allCases) func aViewThatNobodyCanMakeAgainGoesAlong(_ way: ArchiveTrip) throws {
        let controller = UIViewController()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        view.addSubview(UILabel(frame: CGRect(x: 1, y: 2, width: 3, height: 4)))
        controller.view = view
        let copy = try #require(try way.copy(controller))
        #expect(copy.isViewLoaded)
        #expect(copy.view.frame.size == view.frame.size && copy.view.subviews.first is UILabel)
        #expect(copy.view.next === copy)
    }

    @Test func aViewFromLoadViewIsMadeAgain() throws {
        let controller = UIViewController()
        controller.view.tag = 5
        let copy = try #require(try ArchiveTrip.graph.copy(controller))
        #expect(!copy.isViewLoaded && copy.view.tag == 0)
    }

    @Test func theViewOfAnArchiveIsLoadedWhenItIsAskedFor() throws {
        let controller = LoadCounter()
        controller.view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let copy = try #require(try ArchiveTrip.graph.copy(controller))
        #expect(copy.isViewLoaded && copy.loads == 0)
        _ = copy.view
        _ = copy.view
        #expect(copy.loads == 1)
        copy.didReceiveMemoryWarning()
        #expect(copy.isViewLoaded, "it could not be made again")
    }

    @Test func aFlexibleViewGetsTheSizeOfTheScreen() throws {
        let controller = UIViewController()
        controller.view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
        controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        let size = UIScreen.main.applicationFrame.size
        #expect(try ArchiveTrip.graph.copy(controller)?.view.frame == CGRect(origin: .zero, size: size))
        controller.wantsFullScreenLayout = true
        #expect(try ArchiveTrip.graph.copy(controller)?.view.frame == UIScreen.main.bounds)
        controller.autoresizesArchivedViewToFullSize = false
        #expect(try ArchiveTrip.graph.copy(controller)?.view.frame == CGRect(x: 0, y: 0, width: 320, height: 100))
    }

    @Test func aViewBeginsBelowTheStatusBarOnlyWhenItIsPutIntoAWindow() throws {
        let controller = UIViewController()
        controller.view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
        controller.view.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
        let top = UIScreen.main.applicationFrame.minY
        let window = UIWindow(frame: UIScreen.main.bounds)

        let inWindow = try #require(try ArchiveTrip.graph.copy(controller))
        window.addSubview(inWindow.view)
        #expect(inWindow.view.frame == CGRect(x: 0, y: top, width: 320, height: 100))

        let moved = try #require(try ArchiveTrip.graph.copy(controller))
        moved.view.frame.origin.y = 40
        window.addSubview(moved.view)
        #expect(moved.view.frame.minY == 40)

        let container = UIView(frame: UIScreen.main.applicationFrame)
        window.addSubview(container)
        let inside = try #require(try ArchiveTrip.graph.copy(controller))
        container.addSubview(inside.view)
        #expect(inside.view.frame == CGRect(x: 0, y: 0, width: 320, height: 100))

        controller.wantsFullScreenLayout = true
        let under = try #require(try ArchiveTrip.graph.copy(controller))
        window.addSubview(under.view)
        #expect(under.view.frame.minY == 0)
    }

    @Test(arguments: ArchiveTrip.allCases)
    func aSearchDisplayControllerKeepsItsBarAndContents(_ way: ArchiveTrip) throws {
        let controller = UIViewController()
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        let search = UISearchDisplayController(searchBar: bar, contentsController: controller)
        search.searchResultsTitle = "Found"
        let copy = try #require(try way.copy(controller))
        let copied = try #require(copy.searchDisplayController)
        #expect(copied.searchContentsController === copy && copied.searchResultsTitle == "Found")
        #expect(copied.searchBar.frame == bar.frame)
    }

    @Test(arguments: ArchiveTrip.allCases) func aPopoverKeepsItsContent(_ way: ArchiveTrip) throws {
        FrameworkException.handler = { _, _ in }
        defer { FrameworkException.handler = nil }
        let content = UIViewController()
        content.title = "Fonts"
        let popover = UIPopoverController(contentViewController: content)
        popover.popoverContentSize = CGSize(width: 111, height: 222)
        popover.popoverLayoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        popover.passthroughViews = [UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))]
        let copy = try #require(try way.copy(popover))
        #expect(copy.contentViewController.title == "Fonts" && !copy.isPopoverVisible)
        #expect(copy.popoverContentSize == CGSize(width: 111, height: 222))
        #expect(copy.popoverLayoutMargins == popover.popoverLayoutMargins)
        #expect(copy.passthroughViews?.map(\.bounds.width) == [9])
    }
}

/// Counts how often its view is loaded, which it could not make. Archives know classes by name: it stands by itself.
final class LoadCounter: UIViewController {
    var loads = 0
    override func loadView() { Issue.record("the view is there") }
    override func viewDidLoad() { loads += 1 }
}
