import UIKit

final class SearchPage: CatalogPage, UISearchBarDelegate {
    override class var pageTitle: String { "Search" }

    override func viewDidLoad() {
        super.viewDidLoad()
        let plain = addBar(y: 0, height: 44)
        plain.placeholder = "Search"
        plain.showsBookmarkButton = true
        let cancelling = addBar(y: 54, height: 44)
        cancelling.text = "Text"
        cancelling.showsCancelButton = true
        let black = addBar(y: 108, height: 44)
        black.barStyle = .black
        black.placeholder = "Black"
        let prompted = addBar(y: 162, height: 75)
        prompted.prompt = "Find something"
        prompted.tintColor = UIColor(red: 0.2, green: 0.5, blue: 0.3, alpha: 1)
        let scoped = addBar(y: 247, height: 88)
        scoped.placeholder = "Scoped"
        scoped.scopeButtonTitles = ["All", "Titles", "Texts"]
        scoped.showsScopeBar = true
        scoped.selectedScopeButtonIndex = 1
    }

    private func addBar(y: CGFloat, height: CGFloat) -> UISearchBar {
        let bar = UISearchBar(frame: CGRect(x: 0, y: y, width: 320, height: height))
        bar.delegate = self
        view.addSubview(bar)
        return bar
    }

    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        tell("text: \(searchText)")
    }

    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
        tell("scope: \(searchBar.scopeButtonTitles?[selectedScope] ?? "")")
    }

    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {
        tell("bookmarks")
    }

    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
        searchBar.resignFirstResponder()
        tell("search for \(searchBar.text ?? "")")
    }

    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
        searchBar.resignFirstResponder()
        searchBar.text = ""
        tell("cancelled")
    }
}
