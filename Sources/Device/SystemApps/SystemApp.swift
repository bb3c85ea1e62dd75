import UIKit

/// An app that belongs to the device itself, as Settings does on the phone: it has a window of the device's own and no process.
@MainActor protocol SystemApp: AnyObject {
    var identifier: String { get }
    var displayName: String { get }
    /// What kind of app it is, as folders are named.
    var category: String { get }

    /// Draws the icon without its rounded corners and gloss, 57 points wide and high.
    func drawIcon(in context: CGContext)

    /// The controller that fills the app's window. Called when the app is opened for the first time, and again after the device
    /// was short of memory.
    func makeRootViewController() -> UIViewController
}

extension SystemApp {
    var category: String { "Utilities" }

    /// - Parameters:
    ///   - side: the icon's width and height, in points.
    ///   - scale: pixels for each point.
    func makeIcon(side: CGFloat, scale: CGFloat) -> UIImage? {
        SystemAppIcons.image(of: self, side: side, scale: scale)
    }
}
