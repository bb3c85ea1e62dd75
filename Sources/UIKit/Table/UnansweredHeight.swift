/// What a delegate answers that does not say how high something is: a number that no app means.
enum UnansweredHeight {
    static let value = -CGFloat.greatestFiniteMagnitude
}
