/// The default result of the delegate's height methods, by which the table knows that they are not implemented.
enum UnansweredHeight {
    static let value = -CGFloat.greatestFiniteMagnitude
}
