/// An object that can be decoded from a nib.
@MainActor package protocol NibObject: AnyObject {
    /// - Returns: nil if the archive is invalid.
    init?(coder: NSCoder)
}

extension UIView: NibObject {}
extension UIViewController: NibObject {}
extension UIBarItem: NibObject {}
extension UINavigationItem: NibObject {}
extension UIGestureRecognizer: NibObject {}
extension UIPopoverController: NibObject {}
extension UISearchDisplayController: NibObject {}
extension AccessibilityConfiguration: NibObject {}
extension UIBezierPath: NibObject {}
extension UIButtonContent: NibObject {}
extension UIColor: NibObject {}
extension UIFont: NibObject {}
extension UIImage: NibObject {}
