/// What apps are told of input views that come, move or go: nothing of those that they do not know to be shown.
@MainActor struct KeyboardAnnouncement {
    /// Whether apps know, before and after the change, that input views are shown.
    let wasAnnounced: Bool
    let isAnnounced: Bool

    init(from wasAnnounced: Bool, to isAnnounced: Bool) {
        (self.wasAnnounced, self.isAnnounced) = (wasAnnounced, isAnnounced)
    }

    /// The notification when the change begins; nil for none.
    var willName: Notification.Name? {
        if isAnnounced { return UIResponder.keyboardWillShowNotification }
        return wasAnnounced ? UIResponder.keyboardWillHideNotification : nil
    }

    /// The notification when it has ended; nil for none.
    var didName: Notification.Name? {
        if isAnnounced { return UIResponder.keyboardDidShowNotification }
        return wasAnnounced ? UIResponder.keyboardDidHideNotification : nil
    }
}
