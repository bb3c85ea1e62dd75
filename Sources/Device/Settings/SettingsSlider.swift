import UIKit

/// A line with a slider.
struct SettingsSlider {
    var value: Float
    var range: ClosedRange<Float>
    /// The pictures at its ends.
    var minimumImage: UIImage?
    var maximumImage: UIImage?
    var set: @MainActor (Float) -> Void
}
