/// How a navigation controller goes on to another screen.
struct ScreenChange {
    enum Direction {
        /// To a screen from the right.
        case push
        /// Back to a screen from the left.
        case pop
    }

    var direction: Direction
    var isAnimated: Bool
}
