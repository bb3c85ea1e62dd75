import UIKit

/// One thing that a search has found.
@MainActor struct SearchHit {
    var title: String
    var subtitle: String?
    /// Its own icon; nil for that of its kind.
    var image: UIImage?
    var open: @MainActor () -> Void
}
