import OwnProcess
import Testing
import UIKit

@Suite(.ownProcess, .serialized) @MainActor struct SearchDisplayControllerTests {
    /// A table with a search bar on top, in a navigation controller.
    @MainActor private final class Stage: UISearchDisplayDelegate, UITableViewDataSource {
        let stage: TouchStage
        let contents = UITableViewController(style: .plain)
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        let search: UISearchDisplayController
        let navigation: UINavigationController
        var calls: [String] = []
        var reloads = true
        var results = 3

        init(_ stage: TouchStage) {
            self.stage = stage
            contents.title = "Names"
            navigation = UINavigationController(rootViewController: contents)
            search = UISearchDisplayController(searchBar: bar, contentsController: contents)
            search.delegate = self
            search.searchResultsDataSource = self
            contents.tableView.dataSource = self
            contents.tableView.tableHeaderView = bar
        }

        func take() -> [String] {
            defer { calls = [] }
            return calls
        }

        func type(_ text: String) {
            stage.window.firstResponder.map { ($0 as? UITextField)?.insertText(text) }
        }

        func searchDisplayControllerWillBeginSearch(_ controller: UISearchDisplayController) {
            calls.append("willBegin")
        }
        func searchDisplayControllerDidBeginSearch(_ controller: UISearchDisplayController) { calls.append("didBegin") }
        func searchDisplayControllerWillEndSearch(_ controller: UISearchDisplayController) { calls.append("willEnd") }
        func searchDisplayControllerDidEndSearch(_ controller: UISearchDisplayController) { calls.append("didEnd") }
        func searchDisplayController(
            _ controller: UISearchDisplayController, didLoadSearchResultsTableView tableView: UITableView
        ) { calls.append("didLoad") }
        func searchDisplayController(
            _ controller: UISearchDisplayController, willUnloadSearchResultsTableView tableView: UITableView
        ) { calls.append("willUnload") }
        func searchDisplayController(
            _ controller: UISearchDisplayController, willShowSearchResultsTableView tableView: UITableView
        ) { calls.append("willShow") }
        func searchDisplayController(
            _ controller: UISearchDisplayController, didShowSearchResultsTableView tableView: UITableView
        ) { calls.append("didShow") }
        func searchDisplayController(
            _ controller: UISearchDisplayController, willHideSearchResultsTableView tableView: UITableView
        ) { calls.append("willHide") }
        func searchDisplayController(
            _ controller: UISearchDisplayController, didHideSearchResultsTableView tableView: UITableView
        ) { calls.append("didHide") }
        func searchDisplayController(
            _ controller: UISearchDisplayController, shouldReloadTableForSearch searchString: String?
        ) -> Bool {
            calls.append("shouldReload \(searchString ?? "nil")")
            return reloads
        }
        func searchDisplayController(
            _ controller: UISearchDisplayController, shouldReloadTableForSearchScope searchOption: Int
        ) -> Bool {
            calls.append("shouldReload scope \(searchOption)")
            return reloads
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            tableView === contents.tableView ? 20 : results
        }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "Row \(indexPath.row)"
            return cell
        }
    }

    private func perform(scale: CGFloat = 1, _ body: (Stage) throws -> Void) rethrows {
        try TouchStage.perform(scale: scale) { stage in
            let search = Stage(stage)
            stage.window.addSubview(search.navigation.view)
            stage.wait(0.1)
            try body(search)
            search.navigation.view.removeFromSuperview()
        }
    }

    @Test func aSearchFromTheFirstTapToCancel() {
        perform { stage in
            stage.stage.photograph("search-0")
            stage.stage.tap(120, 86)
            #expect(stage.take() == ["willBegin"] && stage.search.isActive)
            stage.stage.wait(0.1)
            stage.stage.photograph("search-1")
            stage.stage.wait(0.5)
            #expect(stage.take() == ["didBegin"])
            stage.stage.photograph("search-2")
            stage.type("R")
            #expect(stage.take() == ["didLoad", "shouldReload R", "willShow", "didShow"])
            stage.stage.wait(0.1)
            stage.stage.photograph("search-3")
            stage.reloads = false
            stage.type("o")
            #expect(stage.take() == ["shouldReload Ro"])
            stage.stage.tap(290, 42)
            #expect(stage.take() == ["willEnd", "willHide"] && !stage.search.isActive)
            stage.stage.wait(0.5)
            #expect(stage.take() == ["didHide", "didEnd"])
            #expect(stage.bar.text == "" && !stage.bar.isFirstResponder && !stage.bar.showsCancelButton)
            stage.stage.photograph("search-4")
            #expect(stage.navigation.navigationBar.isHidden == false)
        }
    }

    @Test func theBarTakesThePlaceOfTheNavigationBar() {
        perform { stage in
            stage.search.setActive(true, animated: true)
            stage.stage.wait(0.4)
            #expect(stage.navigation.navigationBar.isHidden && !stage.navigation.isNavigationBarHidden)
            #expect(stage.bar.convert(CGPoint.zero, to: nil).y == 20 && stage.bar.showsCancelButton)
            stage.search.setActive(false, animated: true)
            stage.stage.wait(0.4)
            #expect(!stage.navigation.navigationBar.isHidden && stage.bar.convert(CGPoint.zero, to: nil).y == 64)
        }
    }

    @Test func withoutAnimationEverythingIsToldAtOnce() {
        perform { stage in
            stage.search.isActive = true
            #expect(stage.take() == ["willBegin", "didBegin"])
            stage.search.isActive = true
            stage.search.isActive = false
            #expect(stage.take() == ["willEnd", "didEnd"])
        }
    }

    @Test func aTapOnTheDarknessEndsTheSearch() {
        perform { stage in
            stage.stage.tap(120, 86)
            stage.stage.wait(0.6)
            stage.stage.tap(160, 150)
            stage.stage.wait(0.5)
            #expect(!stage.search.isActive && stage.take() == ["willBegin", "didBegin", "willEnd", "didEnd"])
        }
    }

    @Test func withoutTextThereAreNoResults() {
        perform { stage in
            stage.stage.tap(120, 86)
            stage.stage.wait(0.6)
            stage.type("R")
            _ = stage.take()
            (stage.stage.window.firstResponder as? UITextField)?.deleteBackward()
            #expect(stage.take() == ["shouldReload ", "willHide", "didHide"])
            #expect(stage.search.searchResultsTableView.superview == nil)
        }
    }

    @Test func anotherScopeAsksWhetherToReload() throws {
        try perform { stage in
            stage.bar.scopeButtonTitles = ["All", "Some"]
            stage.search.setActive(true, animated: false)
            stage.stage.wait(0.1)
            #expect(stage.bar.bounds.height == 88 && stage.bar.showsScopeBar)
            stage.stage.photograph("search-scopes")
            _ = stage.take()
            let control = try #require(stage.bar.subviews.first { $0 is UISegmentedControl } as? UISegmentedControl)
            control.selectedSegmentIndex = 1
            control.sendActions(for: .valueChanged)
            #expect(stage.take() == ["shouldReload scope 1"] && stage.bar.selectedScopeButtonIndex == 1)
            stage.search.setActive(false, animated: false)
            #expect(!stage.bar.showsScopeBar && stage.bar.bounds.height == 44)
        }
    }

    @Test func anEmptyTableSaysSo() {
        perform { stage in
            stage.results = 0
            stage.search.setActive(true, animated: false)
            stage.bar.becomeFirstResponder()
            stage.type("R")
            @MainActor func says() -> Bool {
                stage.search.searchResultsTableView.subviews.contains { ($0 as? UILabel)?.text == "No Results" }
            }
            stage.stage.wait(0.5)
            stage.stage.photograph("search-empty")
            #expect(says())
            stage.results = 1
            stage.type("o")
            #expect(!says())
        }
    }

    @Test func theNavigationBarComesBackWithTheNextScreen() {
        perform { stage in
            stage.search.setActive(true, animated: false)
            stage.bar.becomeFirstResponder()
            stage.type("R")
            stage.stage.wait(0.5)
            let detail = UIViewController()
            detail.title = "Detail"
            stage.navigation.pushViewController(detail, animated: true)
            stage.stage.wait(0.15)
            let x = stage.navigation.navigationBar.layer.presentation()?.frame.minX ?? 0
            #expect(x > 10 && x < 320)
            stage.stage.wait(0.5)
            #expect(!stage.navigation.navigationBar.isHidden && detail.view.frame.height == 416)
            #expect(!stage.bar.isFirstResponder)
            stage.navigation.popViewController(animated: true)
            stage.stage.wait(0.6)
            #expect(stage.navigation.navigationBar.isHidden && stage.search.isActive)
            #expect(stage.search.searchResultsTableView.window != nil)
        }
    }

    @Test func memoryWarningsTakeTheTableThatIsNotShown() {
        perform { stage in
            let first = stage.search.searchResultsTableView
            let warning = UIApplication.didReceiveMemoryWarningNotification
            NotificationCenter.default.post(name: warning, object: nil)
            #expect(stage.take() == ["didLoad", "willUnload"] && stage.search.searchResultsTableView !== first)
        }
    }

    @Test func theContentsKnowTheirSearchAndNothingIsKeptAlive() {
        weak var contents: UIViewController?
        weak var search: UISearchDisplayController?
        perform { stage in
            #expect(stage.contents.searchDisplayController === stage.search)
            #expect(stage.search.searchContentsController === stage.contents && stage.search.searchBar === stage.bar)
            contents = stage.contents
            search = stage.search
            stage.search.setActive(true, animated: true)
        }
        #expect(contents == nil && search == nil)
    }
}
