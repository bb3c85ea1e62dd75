import UIKit

/// A line of what was found: the icon on a darker strip, then the words.
@MainActor final class SearchCell: UITableViewCell {
    static let identifier = "hit"
    static let height: CGFloat = 44

    private let strip = UIView()
    private let picture = UIImageView()

    private static let stripWidth: CGFloat = 41
    private static let side: CGFloat = 29

    init() {
        super.init(style: .subtitle, reuseIdentifier: SearchCell.identifier)
        contentView.backgroundColor = UIColor(white: 0.93, alpha: 1)
        strip.backgroundColor = UIColor(white: 0.80, alpha: 1)
        contentView.insertSubview(strip, at: 0)
        contentView.addSubview(picture)
        for label in [textLabel, detailTextLabel] { label?.backgroundColor = .clear }
        textLabel?.font = .boldSystemFont(ofSize: 17)
        detailTextLabel?.font = .systemFont(ofSize: 13)
        detailTextLabel?.textColor = UIColor(white: 0.4, alpha: 1)
    }

    required init?(coder: NSCoder) { return nil }

    /// - Parameters:
    ///   - image: for a line without an icon of its own.
    ///   - kind: what kind of thing it is.
    func show(_ hit: SearchHit, image: UIImage?, kind: String) {
        textLabel?.text = hit.title
        detailTextLabel?.text = hit.subtitle
        picture.image = hit.image ?? image
        accessibilityHint = kind
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let room = contentView.bounds
        strip.frame = CGRect(x: 0, y: 0, width: SearchCell.stripWidth, height: room.height)
        picture.frame = CGRect(
            x: (SearchCell.stripWidth - SearchCell.side) / 2, y: ((room.height - SearchCell.side) / 2).rounded(.down),
            width: SearchCell.side, height: SearchCell.side)
        let left = SearchCell.stripWidth + 9
        let hasSubtitle = detailTextLabel?.text?.isEmpty == false
        textLabel?.frame = CGRect(
            x: left, y: hasSubtitle ? 3 : 0, width: room.width - left - 8, height: hasSubtitle ? 22 : room.height)
        detailTextLabel?.frame = CGRect(x: left, y: 24, width: room.width - left - 8, height: 17)
    }
}
