internal import MainLoop

/// A finger on the keyboard.
@MainActor final class KeyTouch {
    enum Course {
        /// Writes the key under it when it is lifted.
        case writing
        /// Came down on the shift key and has not left it.
        case shift
        /// Came down on a key that leads to other keys, and has not left it; the plane to go back to when it slides on
        /// and writes something.
        case plane(from: KeyPlane.Name)
        /// Deletes over and over.
        case deleting
        /// Has chosen among a key's variants, or does so now.
        case choosing
        /// Does nothing any more.
        case idle
    }

    let touch: UITouch
    var course: Course
    /// The key under the finger.
    var key: Int?
    /// The plane to show when the finger has written something.
    var returnPlane: KeyPlane.Name?
    /// What happens if the finger stays where it is.
    var timer: ScheduledCall?
    var repeatCount = 0

    init(_ touch: UITouch, _ course: Course, key: Int?) {
        self.touch = touch
        self.course = course
        self.key = key
    }
}
