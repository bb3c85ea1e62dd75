import UIKit

/// One page of a book.
final class PageController: UIViewController {
    let number: Int
    private let book: Book

    init(book: Book, number: Int) {
        self.book = book
        self.number = number
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(red: 0.98, green: 0.96, blue: 0.9, alpha: 1)
        let label = UILabel(frame: view.bounds.insetBy(dx: 30, dy: 30))
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        label.backgroundColor = .clear
        label.numberOfLines = 0
        label.textAlignment = .center
        label.font = UIFont(name: "Georgia", size: 20) ?? .systemFont(ofSize: 20)
        label.text = number == 0 ? "\(book.title)\n\n\(book.author)\n\n\(book.year)" : "Page \(number)"
        view.addSubview(label)
    }
}
