import UIKit

/// Covers of books, drawn from their titles.
@MainActor enum Cover {
    private static var images: [String: UIImage] = [:]

    /// 40 points wide, 56 high; made once for each title.
    static func image(of book: Book) -> UIImage? {
        if let image = images[book.title] { return image }
        let image = drawImage(of: book)
        images[book.title] = image
        return image
    }

    private static func drawImage(of book: Book) -> UIImage? {
        let bounds = CGRect(x: 0, y: 0, width: 40, height: 56)
        UIGraphicsBeginImageContextWithOptions(bounds.size, true, 0)
        defer { UIGraphicsEndImageContext() }
        let sum = book.title.unicodeScalars.reduce(0) { ($0 * 31 + Int($1.value)) % 997 }
        UIColor(hue: CGFloat(sum) / 997, saturation: 0.6, brightness: 0.55, alpha: 1).set()
        UIRectFill(bounds)
        UIColor(white: 1, alpha: 0.25).set()
        UIRectFill(CGRect(x: 3, y: 0, width: 1, height: 56))
        UIColor.white.set()
        let font = UIFont.boldSystemFont(ofSize: 7)
        _ = book.title.draw(
            in: bounds.insetBy(dx: 6, dy: 8), withFont: font, lineBreakMode: .byWordWrapping, alignment: .center)
        return UIGraphicsGetImageFromCurrentImageContext()
    }
}
