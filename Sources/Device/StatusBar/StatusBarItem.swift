import UIKit

/// A text of the status bar, for those who do not see it.
final class StatusBarItem: UIAccessibilityElement {}
