import UIKit

/// What a search has found of one kind.
@MainActor struct SearchGroup {
    /// "Contacts".
    var kind: String
    /// The icon of the app that has things of this kind.
    var image: UIImage?
    var hits: [SearchHit]
}
