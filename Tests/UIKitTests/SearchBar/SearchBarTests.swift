import Testing
import UIKit

@Suite(.serialized) @MainActor struct SearchBarTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    private let delegate = RecordingSearchDelegate()

    init() {
        window.addSubview(bar)
        bar.delegate = delegate
        bar.layoutIfNeeded()
    }

    private func view(_ label: String, in root: UIView? = nil) -> UIView? {
        bar.layoutIfNeeded()
        for view in (root ?? bar).subviews {
            view.layoutIfNeeded()
            if view.accessibilityLabel == label { return view }
            if let found = self.view(label, in: view) { return found }
        }
        return nil
    }

    @Test func theAppsPicturesTakeTheIconsPlaces() {
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        func picture() -> UIImage {
            UIGraphicsBeginImageContext(CGSize(width: 20, height: 20))
            defer { UIGraphicsEndImageContext() }
            return UIGraphicsGetImageFromCurrentImageContext() ?? UIImage()
        }
        let (normal, pressed) = (picture(), picture())
        bar.showsBookmarkButton = true
        bar.setImage(normal, for: .bookmark, state: .normal)
        bar.setImage(pressed, for: .bookmark, state: .highlighted)
        #expect(bar.image(for: .bookmark, state: .normal) === normal)
        let button = bar.subviews.compactMap { ($0 as? UITextField)?.rightView as? UIButton }.first
        #expect(button?.image(for: .normal) === normal && button?.image(for: .highlighted) === pressed)
        bar.setImage(nil, for: .bookmark, state: .normal)
        #expect(bar.image(for: .bookmark, state: .normal) == nil)
    }

    @Test func theFieldFillsTheBar() throws {
        let field = try #require(view("Search") as? UITextField)
        #expect(field.frame == CGRect(x: 6, y: 6, width: 308, height: 31))
        #expect(field.accessibilityTraits.contains(.searchField))
    }

    @Test func theCancelButtonMakesTheFieldShorter() throws {
        bar.showsCancelButton = true
        let (field, cancel) = (try #require(view("Search")), try #require(view("Cancel") as? UIControl))
        #expect(cancel.frame.maxX == 315 && field.frame.maxX < cancel.frame.minX)
        cancel.sendActions(for: .touchUpInside)
        #expect(delegate.log == ["cancel"])
        bar.setShowsCancelButton(false, animated: false)
        #expect(view("Cancel") == nil && !bar.showsCancelButton)
    }

    @Test func typingIsTold() throws {
        let field = try #require(view("Search") as? UITextField)
        #expect(bar.becomeFirstResponder() && bar.isFirstResponder)
        field.insertText("a")
        #expect(bar.text == "a")
        delegate.allowsChange = false
        field.insertText("b")
        #expect(bar.text == "a")
        bar.resignFirstResponder()
        #expect(delegate.log == ["begin", "change 0 a", "text a", "change 1 b", "end"])
    }

    @Test func theDelegateMayForbidEditing() {
        delegate.allowsEditing = false
        #expect(!bar.becomeFirstResponder() && !bar.isFirstResponder)
    }

    @Test func aChangeByTheAppIsNotTold() {
        bar.text = "abc"
        #expect(bar.text == "abc" && delegate.log.isEmpty)
        bar.text = nil
        #expect(bar.text == "")
    }

    @Test func theBookmarkButtonIsThereWhileThereIsNoText() throws {
        bar.showsBookmarkButton = true
        let button = try #require(view("Bookmarks") as? UIControl)
        button.sendActions(for: .touchUpInside)
        #expect(delegate.log == ["bookmarks"])
        bar.showsBookmarkButton = false
        bar.showsSearchResultsButton = true
        try #require(view("Results") as? UIControl).sendActions(for: .touchUpInside)
        #expect(view("Bookmarks") == nil && delegate.log.last == "results")
    }

    @Test func scopesAreChosen() throws {
        bar.scopeButtonTitles = ["All", "From", "To"]
        #expect(bar.sizeThatFits(.zero).height == 44)
        bar.showsScopeBar = true
        bar.sizeToFit()
        #expect(bar.bounds.height == 88)
        let scopes = try #require(bar.subviews.compactMap { $0 as? UISegmentedControl }.first)
        #expect(scopes.selectedSegmentIndex == 0)
        scopes.selectedSegmentIndex = 2
        #expect(bar.selectedScopeButtonIndex == 2 && delegate.log == ["scope 2"])
        bar.selectedScopeButtonIndex = 1
        let shown = bar.subviews.compactMap { $0 as? UISegmentedControl }
        #expect(shown.count == 1 && shown[0].selectedSegmentIndex == 1 && delegate.log == ["scope 2"])
        bar.selectedScopeButtonIndex = 99
        bar.showsScopeBar = false
        #expect(!bar.subviews.contains { $0 is UISegmentedControl })
    }

    @Test func aPromptMakesTheBarHigher() throws {
        bar.prompt = "Find"
        #expect(bar.bounds.height == 74)
        #expect(try #require(view("Search")).frame.minY == 36)
        bar.prompt = nil
        #expect(bar.bounds.height == 44 && view("Find") == nil)
    }

    @Test func theKeyboardsTraitsAreTheFields() throws {
        let field = try #require(view("Search") as? UITextField)
        #expect(field.returnKeyType == .search && bar.autocapitalizationType == .none)
        bar.keyboardType = .emailAddress
        bar.autocapitalizationType = .words
        bar.autocorrectionType = .no
        #expect(field.keyboardType == .emailAddress && field.autocapitalizationType == .words)
        #expect(field.autocorrectionType == .no)
    }

    @Test func strangeSizesAreSurvived() {
        bar.showsCancelButton = true
        for size in [
            CGSize.zero, CGSize(width: CGFloat.nan, height: 44), CGSize(width: 1e300, height: 44),
            CGSize(width: CGFloat.infinity, height: .infinity), CGSize(width: -20, height: 44),
            CGSize(width: 4, height: 4),
        ] {
            bar.frame.size = size
            bar.layoutIfNeeded()
        }
        #expect(bar.showsCancelButton)
    }
}

private final class RecordingSearchDelegate: UISearchBarDelegate {
    var allowsEditing = true
    var allowsChange = true
    var log: [String] = []

    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { allowsEditing }
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { log.append("begin") }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { log.append("end") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { log.append("text \(searchText)") }

    func searchBar(
        _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
        log.append("change \(range.location) \(text)")
        return allowsChange
    }

    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { log.append("bookmarks") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { log.append("cancel") }
    func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) { log.append("results") }

    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
        log.append("scope \(selectedScope)")
    }
}
