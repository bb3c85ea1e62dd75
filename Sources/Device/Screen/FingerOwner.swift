/// Who gets the touches of a finger that is down.
enum FingerOwner: Hashable {
    case app
    case device
    /// The touch is ignored.
    case nobody
}
