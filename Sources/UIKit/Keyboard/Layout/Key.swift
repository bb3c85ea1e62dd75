/// One key of a plane: its action, title and frame. Lengths are points in the keyboard's coordinates.
struct Key: Hashable {
    enum Action: Hashable {
        /// Writes the text; letters are small ones.
        case text(String)
        case space
        case delete
        case `return`
        case shift
        /// Goes to other keys.
        case plane(KeyPlane.Name)
        /// Takes the keyboard away.
        case hide
        /// Does nothing: the empty corner of a number pad.
        case nothing
    }

    enum Style: Hashable {
        /// Writes something.
        case light
        /// The space bar.
        case space
        /// Does something.
        case dark
        /// A digit of a number pad, without a gap to the next one.
        case pad
        /// What surrounds the digits.
        case padCorner
    }

    var action: Action
    var title: String
    /// The letters under a digit of a number pad.
    var subtitle = ""
    /// The mark above the title, which the key writes with shift; empty for most keys.
    var upperMark = ""
    var style: Style
    /// The area that gets touches; there are no gaps between the cells of keys.
    var cell: CGRect
    /// The drawn area, without its shadow.
    var face: CGRect
    /// True for a key that is so large that it is visible under a finger.
    var isLarge = false

    /// True if a balloon with the character appears above the pressed key.
    var hasPopup: Bool {
        guard style == .light, !isLarge, case .text = action else { return false }
        return title.count == 1
    }

    /// True if the key inserts text, so that a finger can slide to it.
    var writes: Bool {
        switch action {
        case .text, .space: true
        default: false
        }
    }
}
