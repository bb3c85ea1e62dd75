import Foundation
import UIKit

/// The page on the left of the first one: a field, and what is found on the device of what is typed into it.
@MainActor final class SearchPage: UIView {
    /// The page's number among those of the home screen.
    static let number = -1

    /// Finds what begins with a text.
    var onSearch: ((SearchText) -> [SearchGroup])?
    /// Whether it has the screen, and the keyboard.
    var isActive = false {
        didSet {
            if isActive { begin() } else { field.resignFirstResponder() }
        }
    }

    private let field: UISearchBar
    private let table: UITableView
    private let results = SearchResults()
    private let keyboardHeight: CGFloat

    private static let fieldHeight: CGFloat = 44

    init(frame: CGRect, statusBarHeight: CGFloat, keyboardHeight: CGFloat) {
        self.keyboardHeight = keyboardHeight
        field = UISearchBar(
            frame: CGRect(x: 0, y: statusBarHeight, width: frame.width, height: SearchPage.fieldHeight))
        let top = statusBarHeight + SearchPage.fieldHeight
        table = UITableView(
            frame: CGRect(x: 0, y: top, width: frame.width, height: frame.height - top), style: .plain)
        super.init(frame: frame)
        backgroundColor = UIColor(white: 0, alpha: 0.85)
        isOpaque = false
        field.barStyle = .black
        field.placeholder = "Search \(UIScreen.main.profile.model)"
        field.autocorrectionType = .no
        field.delegate = self
        table.backgroundColor = .clear
        table.isOpaque = false
        table.separatorColor = UIColor(white: 0.55, alpha: 1)
        table.rowHeight = SearchCell.height
        table.dataSource = results
        table.delegate = results
        table.isHidden = true
        // No lines below the last one.
        table.tableFooterView = UIView()
        results.onOpen = { [weak self] hit in
            self?.field.resignFirstResponder()
            hit.open()
        }
        results.onScroll = { [weak self] in self?.field.resignFirstResponder() }
        addSubview(table)
        addSubview(field)
    }

    required init?(coder: NSCoder) { return nil }

    private func begin() {
        field.becomeFirstResponder()
        // What is on the device may have changed since.
        search()
    }

    private func search() {
        let text = SearchText(field.text ?? "")
        results.groups = text.isEmpty ? [] : onSearch?(text) ?? []
        table.isHidden = text.isEmpty
        table.reloadData()
    }
}

extension SearchPage: UISearchBarDelegate {
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        search()
        table.setContentOffset(.zero, animated: false)
    }

    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { table.contentInset.bottom = keyboardHeight }

    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { table.contentInset.bottom = 0 }

    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { searchBar.resignFirstResponder() }
}
