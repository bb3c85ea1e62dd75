import Foundation

/// A picture of a screen in the list.
struct ScreenshotEntry: Encodable {
    var name: String
    var date: Date
    var bytes: Int
    /// In pixels.
    var width: Int
    var height: Int
}
