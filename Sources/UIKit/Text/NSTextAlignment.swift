/// The horizontal alignment of lines of text.
/// - ObjC: UITextAlignment
public enum NSTextAlignment: Int, Sendable {
    /// - ObjC: UITextAlignmentLeft
    case left = 0
    /// - ObjC: UITextAlignmentCenter
    case center = 1
    /// - ObjC: UITextAlignmentRight
    case right = 2
}

public typealias UITextAlignment = NSTextAlignment
