/// A book, and what has become of it.
final class Book {
    var title: String
    var author: String
    var year: Int
    var rating: Int

    /// Who has borrowed it; nil while it stands on its shelf.
    var borrower: String?

    init(title: String, author: String, year: Int, rating: Int = 0, borrower: String? = nil) {
        self.title = title
        self.author = author
        self.year = year
        self.rating = rating
        self.borrower = borrower
    }

    /// The last of the author's names, by which books are sorted.
    var authorSortName: String { author.split(separator: " ").last.map(String.init) ?? author }
}
