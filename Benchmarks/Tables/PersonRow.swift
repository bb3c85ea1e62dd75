import UIKit

/// What the rows of the benchmarks show: an icon, a title and a subtitle, for as many rows as there may be.
@MainActor struct PersonRow {
    static let count = 100_000
    static let height: CGFloat = 44
    private static let icons = (0..<16).map(icon)

    static func fill(_ cell: UITableViewCell, _ row: Int) {
        cell.textLabel?.text = "Person number \(row)"
        cell.detailTextLabel?.text = "person.\(row)@example.org"
        cell.imageView?.image = icons[row % icons.count]
    }

    static func makeCell() -> UITableViewCell { UITableViewCell(style: .subtitle, reuseIdentifier: "person") }

    private static func icon(_ number: Int) -> UIImage {
        let size = CGSize(width: 32, height: 32)
        UIGraphicsBeginImageContextWithOptions(size, false, 2)
        defer { UIGraphicsEndImageContext() }
        UIColor(hue: CGFloat(number) / 16, saturation: 0.7, brightness: 0.8, alpha: 1).setFill()
        UIBezierPath(roundedRect: CGRect(origin: .zero, size: size), cornerRadius: 6).fill()
        return UIGraphicsGetImageFromCurrentImageContext() ?? UIImage()
    }
}
