/// How the user finished the text message.
/// - ObjC: MessageComposeResult
public enum MessageComposeResult: Int, Sendable {
    /// - ObjC: MessageComposeResultCancelled
    case cancelled = 0
    /// The message is in the outbox.
    /// - ObjC: MessageComposeResultSent
    case sent = 1
    /// The message could not be queued.
    /// - ObjC: MessageComposeResultFailed
    case failed = 2
}
