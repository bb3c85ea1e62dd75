/// Who gets the touches of a finger that is down.
enum FingerOwner: Hashable {
    case app
    case device
    /// It went down where touches mean nothing.
    case nobody
}
