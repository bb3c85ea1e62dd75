/// The notification for a change of `canSendText()` (iOS 5). Never posted, since the answer never changes here.
public let MFMessageComposeViewControllerTextMessageAvailabilityDidChangeNotification =
    "MFMessageComposeViewControllerTextMessageAvailabilityDidChangeNotification"

/// The key of the notification's user info for the new value, an `NSNumber`.
public let MFMessageComposeViewControllerTextMessageAvailabilityKey =
    "MFMessageComposeViewControllerTextMessageAvailabilityKey"
