import UIKit

extension UIImage {
    /// A picture drawn by the closure, in points from the top left.
    static func drawn(_ width: CGFloat, by height: CGFloat, _ draw: (CGContext) -> Void) -> UIImage {
        UIGraphicsBeginImageContext(CGSize(width: width, height: height))
        defer { UIGraphicsEndImageContext() }
        UIGraphicsGetCurrentContext().map(draw)
        return UIGraphicsGetImageFromCurrentImageContext() ?? UIImage()
    }
}
