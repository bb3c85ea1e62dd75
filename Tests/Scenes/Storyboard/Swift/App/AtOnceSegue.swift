import UIKit

/// Pushes without an animation.
final class AtOnceSegue: UIStoryboardSegue {
    override func perform() {
        source.navigationController?.pushViewController(destination, animated: false)
    }
}
