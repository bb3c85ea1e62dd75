import UIKit

/// The books to be read, in an order of the person's own.
final class ReadingListController: UITableViewController {
    @IBOutlet private var library: Library!

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = editButtonItem
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        tableView.reloadData()
    }

    override func shouldAutorotate(to interfaceOrientation: UIInterfaceOrientation) -> Bool {
        interfaceOrientation != .portraitUpsideDown
    }

    /// The first book goes to the end.
    @IBAction private func shuffle() {
        guard library.readingList.count > 1 else { return }
        library.readingList.append(library.readingList.removeFirst())
        let last = IndexPath(row: library.readingList.count - 1, section: 0)
        tableView.moveRow(at: IndexPath(row: 0, section: 0), to: last)
    }

    // MARK: Table

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        library.readingList.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "Book")
            ?? UITableViewCell(style: .subtitle, reuseIdentifier: "Book")
        let book = library.readingList[indexPath.row]
        cell.textLabel?.text = book.title
        cell.detailTextLabel?.text = book.author
        cell.showsReorderControl = true
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let controller = BookController(book: library.readingList[indexPath.row], library: library)
        navigationController?.pushViewController(controller, animated: true)
    }

    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        library.readingList.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .fade)
    }

    override func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        let book = library.readingList.remove(at: sourceIndexPath.row)
        library.readingList.insert(book, at: destinationIndexPath.row)
    }
}
