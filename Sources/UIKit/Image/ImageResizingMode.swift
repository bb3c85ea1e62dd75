extension UIImage {
    /// How the area between the caps of a resizable image fills a larger one. (iOS 6.)
    /// - ObjC: UIImageResizingMode
    public enum ResizingMode: Int, Sendable {
        case tile = 0
        case stretch = 1
    }
}
