import UIKit

/// The authors in alphabetical sections, with an index and a search for books.
final class AuthorListController: UITableViewController, UISearchDisplayDelegate {
    @IBOutlet private var library: Library!
    private var sections: [Section] = []
    private var found: [Book] = []
    private var search: UISearchDisplayController?

    private struct Section {
        let letter: String
        let authors: [String]
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        sortIntoSections()
        _ = NotificationCenter.default.addObserver(
            forName: Library.didChangeNotification, object: library, queue: nil
        ) { [weak self] _ in MainActor.assumeIsolated { self?.libraryDidChange() } }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: tableView.bounds.width, height: 44))
        bar.placeholder = "Search Books"
        tableView.tableHeaderView = bar
        let search = UISearchDisplayController(searchBar: bar, contentsController: self)
        search.delegate = self
        search.searchResultsDataSource = self
        search.searchResultsDelegate = self
        self.search = search
    }

    override func shouldAutorotate(to interfaceOrientation: UIInterfaceOrientation) -> Bool {
        interfaceOrientation != .portraitUpsideDown
    }

    // MARK: Authors

    private func sortIntoSections() {
        let names = library.authors
        let letters = Dictionary(grouping: names) { name in
            let last = name.split(separator: " ").last ?? ""
            return String(last.prefix(1)).folding(options: .diacriticInsensitive, locale: nil).uppercased()
        }
        sections = letters.keys.sorted().map { Section(letter: $0, authors: letters[$0] ?? []) }
    }

    private func libraryDidChange() {
        sortIntoSections()
        if isViewLoaded { tableView.reloadData() }
    }

    private func isSearch(_ tableView: UITableView) -> Bool { tableView !== self.tableView }

    @IBAction private func addBook() {
        let form = BookFormController { [unowned self] book in
            if let book { library.add(book) }
            dismiss(animated: true, completion: nil)
        }
        present(UINavigationController(rootViewController: form), animated: true, completion: nil)
    }

    // MARK: Table

    override func numberOfSections(in tableView: UITableView) -> Int { isSearch(tableView) ? 1 : sections.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        isSearch(tableView) ? found.count : sections[section].authors.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        if isSearch(tableView) {
            let cell =
                tableView.dequeueReusableCell(withIdentifier: "Book")
                ?? UITableViewCell(style: .subtitle, reuseIdentifier: "Book")
            let book = found[indexPath.row]
            cell.textLabel?.text = book.title
            cell.detailTextLabel?.text = book.author
            return cell
        }
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "Author")
            ?? UITableViewCell(style: .default, reuseIdentifier: "Author")
        cell.textLabel?.text = sections[indexPath.section].authors[indexPath.row]
        return cell
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        isSearch(tableView) ? nil : sections[section].letter
    }

    override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
        isSearch(tableView) ? nil : [UITableViewIndexSearch] + sections.map(\.letter)
    }

    override func tableView(
        _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int {
        guard index == 0 else { return index - 1 }
        tableView.setContentOffset(.zero, animated: false)
        return -1
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let next: UIViewController
        if isSearch(tableView) {
            next = BookController(book: found[indexPath.row], library: library)
        } else {
            let author = sections[indexPath.section].authors[indexPath.row]
            next = BookListController(author: author, library: library)
        }
        navigationController?.pushViewController(next, animated: true)
    }

    // MARK: Search

    func searchDisplayController(
        _ controller: UISearchDisplayController, shouldReloadTableForSearch searchString: String?
    ) -> Bool {
        found = library.books(matching: searchString ?? "")
        return true
    }
}
