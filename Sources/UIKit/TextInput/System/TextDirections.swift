/// A ``UITextStorageDirection`` or an ``UITextLayoutDirection``.
public typealias UITextDirection = Int

/// A way through the text as it is kept.
/// - ObjC: UITextStorageDirection
public enum UITextStorageDirection: Int, Sendable {
    case forward = 0
    case backward = 1
}

/// A way through the text as it is seen.
/// - ObjC: UITextLayoutDirection
public enum UITextLayoutDirection: Int, Sendable {
    case right = 2
    case left = 3
    case up = 4
    case down = 5
}

/// Which way words run.
/// - ObjC: UITextWritingDirection
public enum UITextWritingDirection: Int, Sendable {
    /// As the language has it.
    case natural = -1
    case leftToRight = 0
    case rightToLeft = 1
}

/// A unit of text.
/// - ObjC: UITextGranularity
public enum UITextGranularity: Int, Sendable {
    case character = 0
    case word = 1
    case sentence = 2
    case paragraph = 3
    case line = 4
    case document = 5
}
