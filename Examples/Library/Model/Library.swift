import Foundation

/// All books, those to be read next, and those that are lent.
final class Library: NSObject {
    static let didChangeNotification = Notification.Name("LibraryDidChange")

    private(set) var books: [Book]
    var readingList: [Book]

    override init() {
        books = Self.ownBooks
        readingList = books.filter { $0.rating >= 4 }
        super.init()
    }

    /// The authors from A to Z by their last names.
    var authors: [String] {
        Set(books.map(\.author)).sorted { left, right in
            let names = [left, right].map { $0.split(separator: " ").last.map(String.init) ?? $0 }
            return names[0] == names[1] ? left < right : names[0] < names[1]
        }
    }

    /// An author's books, the oldest first.
    func books(by author: String) -> [Book] {
        books.filter { $0.author == author }.sorted { $0.year < $1.year }
    }

    func books(matching words: String) -> [Book] {
        let options: String.CompareOptions = [.caseInsensitive, .diacriticInsensitive]
        return books.filter {
            $0.title.range(of: words, options: options) != nil || $0.author.range(of: words, options: options) != nil
        }
    }

    func add(_ book: Book) {
        books.append(book)
        didChange()
    }

    func remove(_ book: Book) {
        books.removeAll { $0 === book }
        readingList.removeAll { $0 === book }
        didChange()
    }

    /// To be called when a book has been changed.
    func didChange() {
        NotificationCenter.default.post(name: Self.didChangeNotification, object: self)
    }

    private static var ownBooks: [Book] {
        [
            Book(title: "Emma", author: "Jane Austen", year: 1815, rating: 5),
            Book(title: "Persuasion", author: "Jane Austen", year: 1817, rating: 4),
            Book(title: "Pride and Prejudice", author: "Jane Austen", year: 1813, rating: 5, borrower: "Grace"),
            Book(title: "Le Père Goriot", author: "Honoré de Balzac", year: 1835, rating: 3),
            Book(title: "Jane Eyre", author: "Charlotte Brontë", year: 1847, rating: 4),
            Book(title: "Wuthering Heights", author: "Emily Brontë", year: 1847, rating: 3, borrower: "Alan"),
            Book(title: "Alice’s Adventures in Wonderland", author: "Lewis Carroll", year: 1865, rating: 5),
            Book(title: "Through the Looking-Glass", author: "Lewis Carroll", year: 1871, rating: 4),
            Book(title: "Don Quijote", author: "Miguel de Cervantes", year: 1605, rating: 4),
            Book(title: "Heart of Darkness", author: "Joseph Conrad", year: 1899),
            Book(title: "Bleak House", author: "Charles Dickens", year: 1853, rating: 4),
            Book(title: "Great Expectations", author: "Charles Dickens", year: 1861, rating: 3),
            Book(title: "Middlemarch", author: "George Eliot", year: 1871, rating: 5),
            Book(title: "Effi Briest", author: "Theodor Fontane", year: 1895, rating: 3),
            Book(title: "Faust", author: "Johann Wolfgang Goethe", year: 1808, rating: 4),
            Book(title: "Les Misérables", author: "Victor Hugo", year: 1862, rating: 2, borrower: "Ada"),
            Book(title: "The Portrait of a Lady", author: "Henry James", year: 1881),
            Book(title: "Moby-Dick", author: "Herman Melville", year: 1851, rating: 5),
            Book(title: "Les Trois Mousquetaires", author: "Alexandre Dumas", year: 1844, rating: 4),
            Book(title: "Frankenstein", author: "Mary Shelley", year: 1818, rating: 4),
            Book(title: "Treasure Island", author: "Robert Louis Stevenson", year: 1883, rating: 4),
            Book(title: "Dracula", author: "Bram Stoker", year: 1897, rating: 3),
            Book(title: "War and Peace", author: "Lev Tolstoy", year: 1869, rating: 3),
            Book(title: "Huckleberry Finn", author: "Mark Twain", year: 1884, rating: 5),
            Book(title: "Vingt mille lieues sous les mers", author: "Jules Verne", year: 1870, rating: 4),
            Book(title: "The Time Machine", author: "H. G. Wells", year: 1895, rating: 4),
            Book(title: "The Picture of Dorian Gray", author: "Oscar Wilde", year: 1890, rating: 4),
            Book(title: "Germinal", author: "Émile Zola", year: 1885, rating: 3),
        ]
    }
}
