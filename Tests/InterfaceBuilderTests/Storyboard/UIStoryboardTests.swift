import Foundation
import OwnProcess
import Testing
import UIKit

@Suite(.ownProcess) @MainActor struct UIStoryboardTests {
    private func list(_ stage: StoryboardStage) throws -> StoryboardList {
        let stack = (stage.makeRoot() as? UITabBarController)?.viewControllers?.first as? UINavigationController
        return try #require(stack?.topViewController as? StoryboardList)
    }

    @Test func theInitialControllerComesWithAllThatItContains() throws {
        let stage = try StoryboardStage()
        let tabs = try #require(
            stage.storyboard.instantiateInitialViewController() as UIViewController? as? UITabBarController)
        #expect(tabs.viewControllers?.count == 2)
        #expect(tabs.tabBar.items?.map(\.title) == ["List", "Settings"])
        let stack = try #require(tabs.viewControllers?.first as? UINavigationController)
        #expect(stack.topViewController is StoryboardList)
        #expect(stack.topViewController?.navigationItem.title == "List")
        #expect(StoryboardCast.calls == ["list awakes, storyboard there"])
    }

    @Test func aControllerKnowsItsStoryboardAndWhatStandsBesideIt() throws {
        let stage = try StoryboardStage()
        let list = try list(stage)
        #expect(list.storyboard != nil && list.storyboard === list.navigationController?.storyboard)
        #expect(list.extra?.tag == 99)
    }

    @Test func eachCallMakesANewController() throws {
        let stage = try StoryboardStage()
        let storyboard = stage.storyboard
        let first: UIViewController = storyboard.instantiateViewController(withIdentifier: "Detail")
        let second: UIViewController = storyboard.instantiateViewController(withIdentifier: "Detail")
        #expect(first is StoryboardDetail && first !== second)
    }

    @Test func theViewComesWhenItIsNeededWithWhatIsEmbedded() throws {
        let stage = try StoryboardStage()
        let controller: UIViewController = stage.storyboard.instantiateViewController(withIdentifier: "Detail")
        #expect(!controller.isViewLoaded)
        let detail = try #require(controller as? StoryboardDetail)
        #expect(detail.view.subviews.count == 2 && detail.button?.superview === detail.view)
        #expect(StoryboardCast.calls == ["prepare Embed", "detail loaded, 1 inside"])
        let inner = try #require(detail.children.first?.view)
        #expect(inner.tag == 5 && inner.superview === detail.view.subviews[1])
        #expect(inner.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
    }

    @Test func prototypeCellsAreMadeAndUsedAgain() throws {
        let stage = try StoryboardStage()
        let list = try list(stage)
        let table = try #require(list.tableView)
        let cell = try #require(table.dequeueReusableCell(withIdentifier: "Row"))
        #expect(cell.reuseIdentifier == "Row" && cell.accessoryType == .detailDisclosureButton)
        #expect(cell.textLabel?.text == "Title" && cell.textLabel?.font.pointSize == 20)
        #expect(table.dequeueReusableCell(withIdentifier: "Row") !== cell)
        #expect(table.dequeueReusableCell(withIdentifier: "Other") == nil)
    }

    @Test func aTapOnARowPreparesPushesAndThenTellsTheDelegate() throws {
        let stage = try StoryboardStage()
        let list = try list(stage)
        list.view.layoutIfNeeded()
        StoryboardCast.calls = []
        let cell = try #require(list.tableView.dequeueReusableCell(withIdentifier: "Row"))
        cell.goSelectionWay()
        #expect(
            StoryboardCast.calls.prefix(2) == [
                "should ShowDetail", "prepare ShowDetail StoryboardDetail by UITableViewCell",
            ])
        #expect(list.navigationController?.viewControllers.count == 2)
    }

    @Test func aTouchThatTheControllerRefusesGoesNowhere() throws {
        let stage = try StoryboardStage()
        let list = try list(stage)
        list.goes = false
        StoryboardCast.calls = []
        let cell = try #require(list.tableView.dequeueReusableCell(withIdentifier: "Row"))
        cell.goSelectionWay()
        #expect(StoryboardCast.calls == ["should ShowDetail"])
        #expect(list.navigationController?.viewControllers.count == 1)
    }

    @Test func waysByNameAreNotAskedAbout() throws {
        let stage = try StoryboardStage()
        let list = try list(stage)
        StoryboardCast.calls = []
        list.performSegue(withIdentifier: "ShowDetail", sender: nil)
        #expect(StoryboardCast.calls == ["prepare ShowDetail StoryboardDetail by nobody"])
    }

    @Test func anAppsOwnSegueIsMadeByItsName() throws {
        let stage = try StoryboardStage()
        let list = try list(stage)
        StoryboardCast.calls = []
        list.performSegue(withIdentifier: "Jump", sender: nil)
        #expect(StoryboardCast.calls == ["prepare Jump StoryboardDetail by nobody", "jump to StoryboardDetail"])
        #expect(list.navigationController?.topViewController is StoryboardDetail)
    }

    @Test func aTapOnABarButtonGivesTheDestinationItsTransition() throws {
        let stage = try StoryboardStage()
        let list = try list(stage)
        StoryboardCast.calls = []
        let item = try #require(list.navigationItem.rightBarButtonItem)
        let (action, target) = (try #require(item.action), try #require(item.target))
        ActionDispatch.send(action, to: target, sender: item, event: nil)
        #expect(StoryboardCast.calls == ["should Add", "prepare Add UIViewController by UIBarButtonItem"])
        #expect(StoryboardCast.lastDestination?.modalTransitionStyle == .crossDissolve)
    }

    @Test func staticRowsStandAsTheyWereDrawn() throws {
        let stage = try StoryboardStage()
        let tabs = stage.makeRoot() as? UITabBarController
        let settings = try #require(tabs?.viewControllers?.last as? UITableViewController)
        let table = try #require(settings.tableView)
        #expect(table.numberOfSections == 2 && table.numberOfRows(inSection: 0) == 2)
        #expect(table.style == .grouped)
        #expect(settings.tableView(table, titleForHeaderInSection: 0) == "Sounds")
        #expect(settings.tableView(table, titleForFooterInSection: 0) == "Loud")
        #expect(settings.tableView(table, titleForHeaderInSection: 1) == nil)
        #expect(settings.tableView(table, heightForRowAt: IndexPath(row: 0, section: 0)) == 60)
        let first = settings.tableView(table, cellForRowAt: IndexPath(row: 0, section: 0))
        #expect(first === settings.tableView(table, cellForRowAt: IndexPath(row: 0, section: 0)))
    }

    @Test func aControllerIsNotKeptByItsTable() throws {
        let stage = try StoryboardStage()
        weak var gone: StoryboardList?
        try {
            let list = try list(stage)
            _ = list.tableView.dequeueReusableCell(withIdentifier: "Row")
            gone = list
            stage.root = nil
        }()
        #expect(gone == nil)
    }

    @Test func whatIsNotThereIsToldInApplesWords() throws {
        let stage = try StoryboardStage()
        let path = stage.bundle.bundlePath
        #expect(
            StoryboardStage.exceptions { _ = UIStoryboard(name: "Foo", bundle: stage.bundle) } == [
                "NSInvalidArgumentException: Could not find a storyboard named 'Foo' in bundle NSBundle <\(path)> (loaded)"
            ])
        let storyboard = stage.storyboard
        let missing = StoryboardStage.exceptions {
            _ = storyboard.instantiateViewController(withIdentifier: "foo") as UIViewController
        }
        #expect(missing.count == 1)
        #expect(missing.first?.hasPrefix("NSInvalidArgumentException: Storyboard (<UIStoryboard: 0x") == true)
        #expect(missing.first?.hasSuffix(">) doesn't contain a view controller with identifier 'foo'") == true)
        let list = try list(stage)
        let noSegue = StoryboardStage.exceptions { list.performSegue(withIdentifier: "foo", sender: nil) }
        #expect(noSegue.first?.hasPrefix("NSInvalidArgumentException: Receiver (<StoryboardList: 0x") == true)
        #expect(noSegue.first?.hasSuffix(">) has no segue with identifier 'foo'") == true)
    }

    @Test func aPushWithoutAStackRaises() throws {
        let stage = try StoryboardStage()
        let scenes = StoryboardText.tabs.replacingOccurrences(
            of: "<segue destination=\"sheet\" kind=\"modal\" identifier=\"More\" animates=\"NO\" id=\"sg5\"/>",
            with: "<segue destination=\"sheet\" kind=\"push\" identifier=\"More\" id=\"sg5\"/>")
        let other = try StoryboardStage(scenes)
        _ = stage
        let detail: UIViewController = other.storyboard.instantiateViewController(withIdentifier: "Detail")
        let raised = StoryboardStage.exceptions { detail.performSegue(withIdentifier: "More", sender: nil) }
        #expect(
            raised == [
                "NSGenericException: Push segues can only be used when the source controller is managed by an instance of "
                    + "UINavigationController."
            ])
    }

    @Test func segueOfAnAppsOwnRunsItsHandler() {
        var runs = 0
        let segue = UIStoryboardSegue(
            identifier: "own", source: UIViewController(), destination: UIViewController()
        ) { runs += 1 }
        segue.perform()
        #expect(runs == 1 && segue.identifier == "own")
        let plain = UIStoryboardSegue(identifier: nil, source: segue.source, destination: segue.destination)
        #expect(
            StoryboardStage.exceptions { plain.perform() } == [
                "NSGenericException: Subclasses of UIStoryboardSegue must override -perform."
            ])
    }
}
