import Foundation
import Testing
import UIKit

@MainActor struct BarItemCodingTests {
    private static func dot(_ size: CGFloat) -> UIImage {
        ImageContext.draw(size: CGSize(width: size, height: size), scale: 1) { context in
            context.fill(CGRect(x: 0, y: 0, width: size, height: size))
        }
    }

    @Test(arguments: ArchiveTrip.allCases) func aBarButtonItemKeepsEverything(_ way: ArchiveTrip) throws {
        let item = UIBarButtonItem(title: "Send", style: .done, target: nil, action: "send:")
        item.isEnabled = false
        item.tag = 12
        item.image = Self.dot(5)
        item.imageInsets = UIEdgeInsets(top: 1, left: 2, bottom: -1, right: -2)
        item.landscapeImagePhone = Self.dot(3)
        item.landscapeImagePhoneInsets = UIEdgeInsets(top: 0, left: 4, bottom: 0, right: 0)
        item.width = 98.5
        item.possibleTitles = ["Send", "Stop"]
        item.customView = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
        item.tintColor = .red
        item.setTitleTextAttributes([UITextAttributeTextColor: UIColor.green], for: .highlighted)
        item.setBackgroundImage(Self.dot(7), for: .highlighted, barMetrics: .landscapePhone)
        item.setBackButtonBackgroundImage(Self.dot(8), for: .normal, barMetrics: .default)

        let copy = try #require(try way.copy(item))
        #expect(copy.title == "Send" && copy.style == .done && copy.action == "send:" && copy.target == nil)
        #expect(!copy.isEnabled && copy.tag == 12 && copy.width == 98.5 && copy.possibleTitles == ["Send", "Stop"])
        #expect(copy.image?.size.width == 5 && copy.imageInsets == item.imageInsets)
        #expect(copy.landscapeImagePhone?.size.width == 3)
        #expect(copy.landscapeImagePhoneInsets == item.landscapeImagePhoneInsets)
        #expect(copy.customView?.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
        #expect(copy.tintColor == .red)
        let attributes = copy.titleTextAttributes(for: .highlighted)
        #expect(attributes?[UITextAttributeTextColor] as? UIColor == .green)
        #expect(copy.backgroundImage(for: .highlighted, barMetrics: .landscapePhone)?.size.width == 7)
        #expect(copy.backgroundImage(for: .normal, barMetrics: .landscapePhone) == nil)
        #expect(copy.backButtonBackgroundImage(for: .normal, barMetrics: .default)?.size.width == 8)
    }

    @Test(arguments: ArchiveTrip.allCases) func aPlainItemIsAsItWas(_ way: ArchiveTrip) throws {
        let copy = try #require(try way.copy(UIBarButtonItem()))
        #expect(copy.isEnabled && copy.style == .plain && copy.width == 0 && copy.title == nil && copy.image == nil)
        #expect(copy.possibleTitles == nil && copy.systemItem == nil && copy.action == nil && copy.tintColor == nil)
    }

    @Test(arguments: UIBarButtonItem.SystemItem.allCases) func systemItemsStayWhatTheyAre(
        _ kind: UIBarButtonItem.SystemItem
    ) throws {
        let item = UIBarButtonItem(barButtonSystemItem: kind, target: nil, action: nil)
        let copy = try #require(try ArchiveTrip.nibArchive.copy(item))
        #expect(copy.systemItem == kind && copy.style == item.style)
    }

    @Test func aTargetInTheSameArchiveIsFoundAgain() throws {
        let controller = UIViewController()
        controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .add, target: controller, action: "add:")
        let copy = try #require(try ArchiveTrip.graph.copy(controller))
        let item = try #require(copy.navigationItem.rightBarButtonItem)
        #expect(item.target === copy && item.action == "add:")
    }

    @Test func aTargetOutsideTheArchiveIsNotDraggedIn() throws {
        let target = UIViewController()
        let item = UIBarButtonItem(title: "A", style: .plain, target: target, action: "a")
        for way in ArchiveTrip.allCases { #expect(try way.copy(item)?.target == nil) }
    }

    @Test(arguments: ArchiveTrip.allCases) func aTabBarItemKeepsEverything(_ way: ArchiveTrip) throws {
        let item = UITabBarItem(title: "Home", image: Self.dot(6), tag: 3)
        item.badgeValue = "9+"
        item.isEnabled = false
        item.setFinishedSelectedImage(Self.dot(4), withFinishedUnselectedImage: Self.dot(2))
        let copy = try #require(try way.copy(item))
        #expect(copy.title == "Home" && copy.image?.size.width == 6 && copy.tag == 3 && copy.badgeValue == "9+")
        #expect(!copy.isEnabled && copy.systemItem == nil)
        #expect(copy.finishedSelectedImage()?.size.width == 4 && copy.finishedUnselectedImage()?.size.width == 2)
    }

    @Test(arguments: UITabBarItem.SystemItem.allCases) func systemTabsKeepTheirTitles(_ kind: UITabBarItem.SystemItem)
        throws
    {
        let item = UITabBarItem(tabBarSystemItem: kind, tag: 1)
        let copy = try #require(try ArchiveTrip.nibArchive.copy(item))
        #expect(copy.systemItem == kind && copy.title == item.title && copy.title?.isEmpty == false && copy.tag == 1)
        copy.title = "Other"
        #expect(copy.title == item.title)
    }

    @Test(arguments: ArchiveTrip.allCases) func aNavigationItemKeepsEverything(_ way: ArchiveTrip) throws {
        let item = UINavigationItem(title: "Inbox")
        item.prompt = "Choose a message"
        item.titleView = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 30))
        item.backBarButtonItem = UIBarButtonItem(title: "Mail", style: .plain, target: nil, action: nil)
        item.hidesBackButton = true
        item.leftItemsSupplementBackButton = true
        item.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .edit, target: nil, action: nil)
        item.rightBarButtonItems = [
            UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil),
            UIBarButtonItem(barButtonSystemItem: .refresh, target: nil, action: nil),
        ]
        let copy = try #require(try way.copy(item))
        #expect(copy.title == "Inbox" && copy.prompt == "Choose a message" && copy.hidesBackButton)
        #expect(copy.titleView?.bounds.width == 80 && copy.backBarButtonItem?.title == "Mail")
        #expect(copy.leftItemsSupplementBackButton && copy.leftBarButtonItems?.map(\.systemItem) == [.edit])
        #expect(copy.rightBarButtonItems?.map(\.systemItem) == [.add, .refresh])
    }
}
