/// How the user has left a mail.
/// - ObjC: MFMailComposeResult
public enum MFMailComposeResult: Int, Sendable {
    /// - ObjC: MFMailComposeResultCancelled
    case cancelled = 0
    /// It is among the drafts.
    /// - ObjC: MFMailComposeResultSaved
    case saved = 1
    /// It is in the outbox.
    /// - ObjC: MFMailComposeResultSent
    case sent = 2
    /// It could not be put there.
    /// - ObjC: MFMailComposeResultFailed
    case failed = 3
}

/// What went wrong.
/// - ObjC: MFMailComposeErrorCode
public enum MFMailComposeError: Int, Sendable {
    /// - ObjC: MFMailComposeErrorCodeSaveFailed
    case saveFailed = 0
    /// - ObjC: MFMailComposeErrorCodeSendFailed
    case sendFailed = 1
}

/// The domain of `MFMailComposeError`.
public let MFMailComposeErrorDomain = "MFMailComposeErrorDomain"
