/// How text is broken into lines, or truncated if it does not fit.
/// - ObjC: UILineBreakMode
public enum NSLineBreakMode: Int, Sendable {
    /// Lines are broken between words.
    /// - ObjC: UILineBreakModeWordWrap
    case byWordWrapping = 0
    /// Lines are broken between characters.
    /// - ObjC: UILineBreakModeCharacterWrap
    case byCharWrapping = 1
    /// Text that does not fit is clipped.
    /// - ObjC: UILineBreakModeClip
    case byClipping = 2
    /// The start is replaced by an ellipsis.
    /// - ObjC: UILineBreakModeHeadTruncation
    case byTruncatingHead = 3
    /// The end is replaced by an ellipsis.
    /// - ObjC: UILineBreakModeTailTruncation
    case byTruncatingTail = 4
    /// The middle is replaced by an ellipsis.
    /// - ObjC: UILineBreakModeMiddleTruncation
    case byTruncatingMiddle = 5
}

public typealias UILineBreakMode = NSLineBreakMode

extension NSLineBreakMode {
    /// True if an ellipsis replaces omitted text.
    var truncates: Bool { rawValue >= NSLineBreakMode.byTruncatingHead.rawValue }
}
