import UIKit

/// An author's books with their covers, the oldest first.
final class BookListController: UITableViewController {
    private let author: String
    private let library: Library
    private var books: [Book] = []

    init(author: String, library: Library) {
        self.author = author
        self.library = library
        super.init(style: .plain)
        title = author
        navigationItem.rightBarButtonItem = editButtonItem
        tableView.rowHeight = 60
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        books = library.books(by: author)
        tableView.reloadData()
    }

    override func shouldAutorotate(to interfaceOrientation: UIInterfaceOrientation) -> Bool {
        interfaceOrientation != .portraitUpsideDown
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { books.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "Book")
            ?? UITableViewCell(style: .subtitle, reuseIdentifier: "Book")
        let book = books[indexPath.row]
        cell.textLabel?.text = book.title
        cell.detailTextLabel?.text = String(book.year)
        cell.imageView?.image = Cover.image(of: book)
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        library.remove(books.remove(at: indexPath.row))
        tableView.deleteRows(at: [indexPath], with: .right)
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let controller = BookController(book: books[indexPath.row], library: library)
        navigationController?.pushViewController(controller, animated: true)
    }
}
