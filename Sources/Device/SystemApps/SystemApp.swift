import UIKit

/// An app that belongs to the device itself, as Settings does on the phone: it has a window of the device's own and no process.
@MainActor protocol SystemApp: AnyObject {
    var identifier: String { get }
    var displayName: String { get }

    /// The icon without its rounded corners and gloss.
    ///
    /// - Parameters:
    ///   - side: its width and height, in points.
    ///   - scale: pixels for each point.
    func makeIcon(side: CGFloat, scale: CGFloat) -> UIImage?

    /// The controller that fills the app's window. Called once, when the app is opened for the first time.
    func makeRootViewController() -> UIViewController
}
