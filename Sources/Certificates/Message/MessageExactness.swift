/// What of a signed message must be right.
package enum MessageExactness: Sendable {
    /// What the message says. Some bytes of a message say nothing, and no signature covers them.
    case meaning
    /// Each byte: a message that was changed anywhere is refused, and so is one that can be written otherwise.
    case everyByte
}
