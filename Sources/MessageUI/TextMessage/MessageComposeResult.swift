/// How the user has left a text message.
/// - ObjC: MessageComposeResult
public enum MessageComposeResult: Int, Sendable {
    /// - ObjC: MessageComposeResultCancelled
    case cancelled = 0
    /// It is in the outbox.
    /// - ObjC: MessageComposeResultSent
    case sent = 1
    /// It could not be put there.
    /// - ObjC: MessageComposeResultFailed
    case failed = 2
}
