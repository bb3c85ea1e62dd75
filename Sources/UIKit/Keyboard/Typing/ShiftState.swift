/// The state of the shift key.
enum ShiftState: Hashable {
    case off
    /// The next letter is a capital: because of automatic capitalization, or because the key was pressed.
    case once
    /// Capitals until the key is pressed again.
    case locked
}
