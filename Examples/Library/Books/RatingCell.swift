import UIKit

/// A row of five stars, of which a finger chooses one. Made from RatingCell.xib.
final class RatingCell: UITableViewCell {
    var onRating: (Int) -> Void = { _ in }
    var rating = 0 { didSet { stars.setNeedsDisplay() } }

    @IBOutlet private var stars: StarsView!
}
