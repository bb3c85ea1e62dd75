import Archiving
import Foundation
import Testing
import UIKit

/// Archives that nobody wrote in good faith: objects inside themselves, of the wrong kind, without what they need.
@Suite(.serialized) @MainActor struct HostileControllerArchiveTests {
    @Test func controllersInsideEachOtherAreLoaded() throws {
        for className in ["UIViewController", "UINavigationController", "UITabBarController", "UISplitViewController"] {
            var nib = NibBuilder()
            let outer = nib.object(className, atTop: true)
            let inner = nib.object(className, atTop: true, ["UIParentViewController": .object(outer)])
            for key in ["UIViewControllers", "UIChildViewControllers"] {
                nib.setField(key, nib.array([inner, outer, inner]), of: outer)
                nib.setField(key, nib.array([outer, inner]), of: inner)
            }
            nib.setField("UIMasterViewController", .object(outer), of: outer)
            nib.setField("UISelectedViewController", .object(outer), of: inner)
            let objects = try #require(nib.load(owner: NibOwner()) as? [UIViewController])
            #expect(objects.count == 2)
            for controller in objects { #expect(!controller.children.contains { $0 === controller }) }
        }
    }

    @Test func viewsOfControllersAndCellsInsideThemselvesAreLoaded() throws {
        var nib = NibBuilder()
        let cell = nib.object("UITableViewCell", atTop: true)
        for key in [
            "UIContentView", "UITextLabel", "UIBackgroundView", "UISelectedBackgroundView", "UIAccessoryView",
            "UIImageView",
        ] { nib.setField(key, .object(cell), of: cell) }
        nib.setField("UISubviews", nib.array([cell, cell]), of: cell)
        let table = nib.object("UITableView", atTop: true)
        for key in ["UITableHeaderView", "UITableFooterView", "UIBackgroundView"] {
            nib.setField(key, .object(table), of: table)
        }
        let objects = try #require(nib.load(owner: NibOwner()) as? [UIView])
        for view in objects {
            view.layoutIfNeeded()
            #expect(!view.subviews.contains { $0 === view })
        }
        #expect((objects[0] as? UITableViewCell)?.contentView.superview === objects[0])
        #expect((objects[1] as? UITableView)?.tableHeaderView == nil)
    }

    @Test func aContentViewAroundItsCellMakesNoCircle() throws {
        var nib = NibBuilder()
        let content = nib.object("UIView", atTop: true)
        let cell = nib.object("UITableViewCell", ["UIContentView": .object(content)])
        nib.setField("UISubviews", nib.array([cell]), of: content)
        let outer = try #require(nib.load(owner: NibOwner())?.first as? UIView)
        outer.layoutIfNeeded()
        #expect(sequence(first: outer, next: \.superview).prefix(10).reduce(0) { count, _ in count + 1 } < 10)
    }

    private nonisolated static let classes = [
        "UIViewController", "UINavigationController", "UITabBarController", "UISplitViewController",
        "UIPageViewController", "UITableViewController", "UIPopoverController", "UISearchDisplayController",
        "UINavigationBar", "UIToolbar", "UITabBar", "UISearchBar", "UINavigationItem", "UIBarButtonItem",
        "UITabBarItem", "UITableView", "UITableViewCell", "UITapGestureRecognizer", "UIPanGestureRecognizer",
        "UISwipeGestureRecognizer", "UILongPressGestureRecognizer",
    ]

    private static let keys = [
        "UIViewControllers", "UIChildViewControllers", "UINavigationBar", "UIToolbar", "UITabBar", "UIItems",
        "UIView", "UINavigationItem", "UITabBarItem", "UIToolbarItems", "UITitle", "UINibName", "UIStyle",
        "UIContentView", "UITextLabel", "UIDetailTextLabel", "UIImageView", "UITableHeaderView", "UIBackgroundView",
        "UISearchDisplayController", "UISearchBar", "UISearchContentsController", "UIContentViewController",
        "UISelectedViewController", "UICustomizableViewControllers", "UIScopeButtonTitles", "UIPossibleTitles",
        "UISelectedScopeButtonIndex", "UIRowHeight", "UISectionHeaderHeight", "UIIndentationLevel",
        "UIIndentationWidth", "UITableViewCellStyle", "UIAccessoryType", "UISystemItem", "UIIsSystemItem",
        "UIWidth", "UITintColor", "UIImage", "UITitleTextAttributes", "UIBackgroundImages", "UISpineLocation",
        "UISectionIndexMinimumDisplayRowCount", "UICustomView", "UITitleView", "UIRightBarButtonItems",
        "UIContentSizeForViewInPopover", "UIPrompt", "UIText", "UISelectedItem", "UITarget", "UIAction",
        "UITapGestureRecognizer.numberOfTapsRequired", "UIPanGestureRecognizer.maximumNumberOfTouches",
        "UISwipeGestureRecognizer.direction", "UILongPressGestureRecognizer.minimumPressDuration",
    ]

    /// Every key of every class with values of all kinds, most of them of the wrong one.
    @Test(arguments: classes) func valuesOfTheWrongKindAreTheDefault(_ className: String) throws {
        FrameworkException.handler = { _, _ in }
        defer { FrameworkException.handler = nil }
        for number in 0..<10 {
            var nib = NibBuilder()
            let object = nib.object(className, atTop: true)
            let other = nib.object("UIView")
            let values: [ArchivedValue] = [
                .null, .boolean(true), .integer(-1), .integer(.max), .double(.nan), .double(-.infinity),
                .object(object), .object(other), nib.text("\u{0}text"), nib.array([other, object, other]),
            ]
            for key in Self.keys { nib.setField(key, values[number], of: object) }
            let made = nib.load(owner: NibOwner())?.first
            (made as? UIView)?.layoutIfNeeded()
            (made as? UIViewController)?.view.layoutIfNeeded()
            #expect(made != nil)
        }
    }

    @Test func foundationsCoderEndsWhereControllersAreInsideEachOther() throws {
        let outer = UIViewController()
        let inner = UIViewController()
        outer.addChild(inner)
        inner.navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Up", style: .plain, target: outer, action: "up:")
        let copy = try #require(try ArchiveTrip.foundation.copy(outer))
        #expect(copy.children.first?.navigationItem.rightBarButtonItem?.title == "Up")
    }
}
