/// What the shift key does to the next letter.
enum ShiftState: Hashable {
    case off
    /// One capital, since the text asks for it or the key was pressed.
    case once
    /// Capitals until the key is pressed again.
    case locked
}
