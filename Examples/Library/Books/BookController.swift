import UIKit

/// One book: what it is, how good it is, and where.
final class BookController: UITableViewController, UITextFieldDelegate {
    private enum Section: Int, CaseIterable {
        case facts, rating, actions
    }

    private let book: Book
    private let library: Library

    init(book: Book, library: Library) {
        self.book = book
        self.library = library
        super.init(style: .grouped)
        title = book.title
        navigationItem.backBarButtonItem = UIBarButtonItem(title: "Book", style: .bordered, target: nil, action: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UINib(nibName: "RatingCell", bundle: nil), forCellReuseIdentifier: "Rating")
    }

    override func shouldAutorotate(to interfaceOrientation: UIInterfaceOrientation) -> Bool {
        interfaceOrientation != .portraitUpsideDown
    }

    // MARK: Table

    override func numberOfSections(in tableView: UITableView) -> Int { Section.allCases.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        Section(rawValue: section) == .rating ? 1 : Section(rawValue: section) == .actions ? 2 : 3
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        Section(rawValue: section) == .rating ? "Rating" : nil
    }

    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        Section(rawValue: section) == .rating ? "Tap on a star." : nil
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        switch Section(rawValue: indexPath.section) {
        case .facts: return factCell(indexPath.row)
        case .rating: return ratingCell()
        default: return actionCell(indexPath.row)
        }
    }

    private func factCell(_ row: Int) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "Fact")
            ?? UITableViewCell(style: .value2, reuseIdentifier: "Fact")
        let facts = [("title", book.title), ("author", book.author), ("year", String(book.year))]
        cell.textLabel?.text = facts[row].0
        cell.detailTextLabel?.text = facts[row].1
        cell.selectionStyle = .none
        return cell
    }

    private func ratingCell() -> UITableViewCell {
        guard let cell = tableView.dequeueReusableCell(withIdentifier: "Rating") as? RatingCell else {
            fatalError("RatingCell.xib holds no RatingCell")
        }
        cell.rating = book.rating
        cell.onRating = { [unowned self] rating in
            book.rating = rating
            library.didChange()
        }
        return cell
    }

    private func actionCell(_ row: Int) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "Action")
            ?? UITableViewCell(style: .default, reuseIdentifier: "Action")
        let isListed = library.readingList.contains { $0 === book }
        cell.textLabel?.text = row == 0 ? "Read" : "On the Reading List"
        cell.accessoryType = row == 0 ? .disclosureIndicator : isListed ? .checkmark : .none
        return cell
    }

    override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        Section(rawValue: indexPath.section) == .actions ? indexPath : nil
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        if indexPath.row == 0 {
            let reader = ReaderController(book: book)
            reader.hidesBottomBarWhenPushed = true
            navigationController?.pushViewController(reader, animated: true)
            return
        }
        tableView.deselectRow(at: indexPath, animated: true)
        if let index = library.readingList.firstIndex(where: { $0 === book }) {
            library.readingList.remove(at: index)
        } else {
            library.readingList.append(book)
        }
        library.didChange()
        tableView.reloadRows(at: [indexPath], with: .fade)
    }
}
