/// What happens to text that is longer than its line.
/// - ObjC: UILineBreakMode
public enum NSLineBreakMode: Int, Sendable {
    /// Lines break between words.
    /// - ObjC: UILineBreakModeWordWrap
    case byWordWrapping = 0
    /// Lines break between any two characters.
    /// - ObjC: UILineBreakModeCharacterWrap
    case byCharWrapping = 1
    /// What does not fit is cut off.
    /// - ObjC: UILineBreakModeClip
    case byClipping = 2
    /// The end is shown after an ellipsis.
    /// - ObjC: UILineBreakModeHeadTruncation
    case byTruncatingHead = 3
    /// The beginning is shown before an ellipsis.
    /// - ObjC: UILineBreakModeTailTruncation
    case byTruncatingTail = 4
    /// Beginning and end are shown around an ellipsis.
    /// - ObjC: UILineBreakModeMiddleTruncation
    case byTruncatingMiddle = 5
}

public typealias UILineBreakMode = NSLineBreakMode

extension NSLineBreakMode {
    /// Whether an ellipsis stands for what is left out.
    var truncates: Bool { rawValue >= NSLineBreakMode.byTruncatingHead.rawValue }
}
