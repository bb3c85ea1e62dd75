import UIKit

/// Which books are lent and which are at home; a tap moves a book from one section to the other.
final class LoansController: UITableViewController {
    @IBOutlet private var library: Library!
    private var lent: [Book] = []
    private var home: [Book] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        let refresh = UIRefreshControl()
        refresh.addAction(
            UIAction { [unowned self] _ in
                reload()
                refreshControl?.endRefreshing()
            }, for: .valueChanged)
        refreshControl = refresh
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        reload()
    }

    override func shouldAutorotate(to interfaceOrientation: UIInterfaceOrientation) -> Bool {
        interfaceOrientation != .portraitUpsideDown
    }

    private func reload() {
        lent = library.books.filter { $0.borrower != nil }.sorted { $0.title < $1.title }
        home = library.books.filter { $0.borrower == nil }.sorted { $0.title < $1.title }
        tableView.reloadData()
        showCount()
    }

    private func showCount() {
        navigationController?.tabBarItem.badgeValue = lent.isEmpty ? nil : String(lent.count)
    }

    // MARK: Table

    override func numberOfSections(in tableView: UITableView) -> Int { 2 }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        section == 0 ? lent.count : home.count
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        section == 0 ? "Lent" : "At Home"
    }

    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        section == 0 ? "Tap on a book to lend it or take it back." : nil
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "Loan")
            ?? UITableViewCell(style: .value1, reuseIdentifier: "Loan")
        let book = indexPath.section == 0 ? lent[indexPath.row] : home[indexPath.row]
        cell.textLabel?.text = book.title
        cell.detailTextLabel?.text = book.borrower
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        let isBack = indexPath.section == 0
        let book = isBack ? lent.remove(at: indexPath.row) : home.remove(at: indexPath.row)
        book.borrower = isBack ? nil : "Konrad"
        let row = insert(book, isBack: isBack)
        let place = IndexPath(row: row, section: isBack ? 1 : 0)
        tableView.beginUpdates()
        tableView.deleteRows(at: [indexPath], with: isBack ? .left : .right)
        tableView.insertRows(at: [place], with: isBack ? .right : .left)
        tableView.endUpdates()
        showCount()
    }

    /// - Returns: The row at which the book comes by its title.
    private func insert(_ book: Book, isBack: Bool) -> Int {
        let books = isBack ? home : lent
        let row = books.firstIndex { book.title < $0.title } ?? books.count
        if isBack { home.insert(book, at: row) } else { lent.insert(book, at: row) }
        return row
    }
}
