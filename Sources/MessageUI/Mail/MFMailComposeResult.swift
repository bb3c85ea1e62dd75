/// How the user finished the mail.
/// - ObjC: MFMailComposeResult
public enum MFMailComposeResult: Int, Sendable {
    /// - ObjC: MFMailComposeResultCancelled
    case cancelled = 0
    /// The mail is in the drafts folder.
    /// - ObjC: MFMailComposeResultSaved
    case saved = 1
    /// The mail is in the outbox.
    /// - ObjC: MFMailComposeResultSent
    case sent = 2
    /// The mail could not be saved or queued.
    /// - ObjC: MFMailComposeResultFailed
    case failed = 3
}

/// The reason for a result of `failed`.
/// - ObjC: MFMailComposeErrorCode
public enum MFMailComposeError: Int, Sendable {
    /// - ObjC: MFMailComposeErrorCodeSaveFailed
    case saveFailed = 0
    /// - ObjC: MFMailComposeErrorCodeSendFailed
    case sendFailed = 1
}

/// The error domain of `MFMailComposeError`.
public let MFMailComposeErrorDomain = "MFMailComposeErrorDomain"
