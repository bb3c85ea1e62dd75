import UIKit

/// The accessibility element of an item of the status bar.
final class StatusBarItem: UIAccessibilityElement {}
