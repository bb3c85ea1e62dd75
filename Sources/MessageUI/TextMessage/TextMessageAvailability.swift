/// Told when texts can be sent, or no longer. They always can: it never comes. (iOS 5.)
public let MFMessageComposeViewControllerTextMessageAvailabilityDidChangeNotification =
    "MFMessageComposeViewControllerTextMessageAvailabilityDidChangeNotification"

/// In the notification's information: whether they can.
public let MFMessageComposeViewControllerTextMessageAvailabilityKey =
    "MFMessageComposeViewControllerTextMessageAvailabilityKey"
