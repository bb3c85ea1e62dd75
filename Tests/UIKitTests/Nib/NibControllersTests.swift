import Archiving
import Foundation
import Testing
import UIKit

/// Controllers as Apple's tool compiles them: each knows its parent, each item its bar, each bar its controller.
@MainActor struct NibControllersTests {
    final class AppBar: UINavigationBar {}

    private struct Screen {
        let controller: ArchiveGraph.Reference
        let item: ArchiveGraph.Reference
    }

    private func navigation(_ nib: inout NibBuilder, barClass: String? = nil) -> (ArchiveGraph.Reference, Screen) {
        let controller = nib.object("UINavigationController", atTop: true)
        let item = nib.object("UINavigationItem", ["UITitle": nib.text("Games")])
        let fields: [String: ArchivedValue] = [
            "UIBounds": NibBuilder.rectangle(0, 0, 320, 44), "UIDelegate": .object(controller),
            "UIItems": nib.array([item]), "UIBarStyle": .integer(1),
        ]
        let bar =
            barClass.map { nib.object(ofClass: $0, insteadOf: "UINavigationBar", fields) }
            ?? nib.object("UINavigationBar", fields)
        nib.setField("UINavigationBar", .object(bar), of: item)
        let screen = nib.object(
            "UIViewController",
            [
                "UINavigationItem": .object(item), "UINibName": nib.text("GamesView"),
                "UIParentViewController": .object(controller),
            ])
        nib.setField("UINavigationBar", .object(bar), of: controller)
        nib.setField("UIChildViewControllers", nib.array([screen]), of: controller)
        nib.setField("UIViewControllers", nib.array([screen]), of: controller)
        return (controller, Screen(controller: screen, item: item))
    }

    final class LoadingController: UIViewController {
        var loads = 0
        override func viewDidLoad() { loads += 1 }
    }

    @Test(arguments: [true, false]) func aControllerHearsOfAViewThatTheNibPutsIntoAWindow(isInside: Bool) throws {
        InterfaceRegistry.register(
            LoadingController.self, make: { coder in coder.flatMap { LoadingController(coder: $0) } })
        var nib = NibBuilder()
        let view = nib.object(
            "UIView", atTop: !isInside, ["UIBounds": NibBuilder.rectangle(0, 0, 320, 460), "UITag": .integer(7)])
        let fields = isInside ? ["UISubviews": nib.array([view])] : [:]
        let window = nib.object("UIWindow", atTop: true, fields)
        let controller = nib.object(ofClass: "LoadingController", insteadOf: "UIViewController", atTop: true)
        nib.outlet("view", of: controller, to: view)
        nib.showAtOnce(window)
        let objects = try #require(nib.load(owner: NibOwner()))
        let made = try #require(objects.lazy.compactMap { $0 as? LoadingController }.first)
        #expect(made.loads == (isInside ? 1 : 0))
        let shown = try #require(objects.lazy.compactMap { $0 as? UIWindow }.first)
        for case let view as UIView in objects where view.tag == 7 { shown.addSubview(view) }
        #expect(made.loads == 1)
        #expect(made.view.window === shown && made.loads == 1)
        shown.isHidden = true
    }

    @Test func aNavigationControllerOwnsTheBarOfItsNib() throws {
        var nib = NibBuilder()
        _ = navigation(&nib)
        let controller = try #require(nib.load(owner: NibOwner())?.first as? UINavigationController)
        let top = try #require(controller.topViewController)
        #expect(controller.viewControllers.count == 1 && top.nibName == "GamesView" && top.parent === controller)
        #expect(controller.navigationBar.barStyle == .black && controller.navigationBar.delegate === controller)
        #expect(controller.navigationBar.topItem === top.navigationItem && top.navigationItem.title == "Games")
    }

    @Test func aBarOfTheAppsClassIsTheControllers() throws {
        InterfaceRegistry.register(AppBar.self, make: { coder in coder.flatMap { AppBar(coder: $0) } })
        var nib = NibBuilder()
        _ = navigation(&nib, barClass: "AppBar")
        let controller = try #require(nib.load(owner: NibOwner())?.first as? UINavigationController)
        #expect(controller.navigationBar is AppBar)
    }

    @Test func aTabBarControllerTakesTheItemsOfItsControllers() throws {
        var nib = NibBuilder()
        let tabs = nib.object("UITabBarController", atTop: true)
        let bar = nib.object(
            "UITabBar", ["UIBounds": NibBuilder.rectangle(0, 0, 320, 49), "UIDelegate": .object(tabs)])
        var children: [ArchiveGraph.Reference] = []
        for title in ["Games", "Teams"] {
            let (controller, _) = navigation(&nib)
            let item = nib.object("UITabBarItem", ["UITitle": nib.text(title), "UIEnabled": .boolean(true)])
            nib.setField("UITabBarItem", .object(item), of: controller)
            nib.setField("UIParentViewController", .object(tabs), of: controller)
            children.append(controller)
        }
        nib.setField("UITabBar", .object(bar), of: tabs)
        for key in ["UIChildViewControllers", "UICustomizableViewControllers", "UIViewControllers"] {
            nib.setField(key, nib.array(children), of: tabs)
        }
        let made = try #require(nib.load(owner: NibOwner())?.first as? UITabBarController)
        #expect(made.viewControllers?.count == 2 && made.selectedIndex == 0 && made.tabBar.delegate === made)
        #expect(made.tabBar.items?.map(\.title) == ["Games", "Teams"])
        #expect(made.tabBar.items?.allSatisfy(\.isEnabled) == true)
        #expect(made.customizableViewControllers?.count == 2)
    }

    @Test func aSearchDisplayControllerIsConnectedByOutlets() throws {
        var nib = NibBuilder()
        let controller = nib.object("UIViewController", atTop: true)
        let bar = nib.object("UISearchBar", ["UIBounds": NibBuilder.rectangle(0, 0, 320, 44)])
        let search = nib.object("UISearchDisplayController", atTop: true)
        nib.outlet("searchDisplayController", of: controller, to: search)
        nib.outlet("searchContentsController", of: search, to: controller)
        nib.outlet("searchBar", of: search, to: bar)
        let objects = try #require(nib.load(owner: NibOwner()))
        let made = try #require(objects.first as? UIViewController)
        #expect(made.searchDisplayController === objects.last as AnyObject)
        #expect(made.searchDisplayController?.searchContentsController === made)
        #expect(made.searchDisplayController?.searchBar.frame.width == 320)
    }

    @Test func nibsTellWhatObjectsAreForPeopleWhoDoNotSeeThem() throws {
        var nib = NibBuilder()
        let view = nib.object("UIView", atTop: true)
        nib.describe(
            view,
            [
                "UIAccessibilityLabel": nib.text("Cover"), "UIAccessibilityHint": nib.text("Opens the book"),
                "UIAccessibilityTraits": nib.number(320),
            ])
        let made = try #require(nib.load(owner: NibOwner())?.first as? UIView)
        #expect(made.accessibilityLabel == "Cover" && made.accessibilityHint == "Opens the book")
        #expect(made.accessibilityTraits.rawValue == 320)
    }
}
