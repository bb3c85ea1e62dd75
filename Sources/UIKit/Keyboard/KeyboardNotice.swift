/// Posts the notifications that the keyboard shows or hides, with the user info of iPhone OS 2 and of 3.2.
@MainActor struct KeyboardNotice {
    let begin: InputPlace
    let end: InputPlace

    enum FrameChange { case willChange, didChange }

    /// Posts the notifications for any change of the keyboard's frame, including showing and hiding (iOS 5).
    func postFrame(_ change: FrameChange) {
        post(
            change == .willChange
                ? UIResponder.keyboardWillChangeFrameNotification : UIResponder.keyboardDidChangeFrameNotification)
    }

    func post(_ name: Notification.Name) {
        let bounds = CGRect(origin: .zero, size: end.frame.size)
        NotificationCenter.default.post(
            name: name, object: nil,
            userInfo: [
                UIKeyboardBoundsUserInfoKey: NSValue(rect: bounds),
                UIKeyboardCenterBeginUserInfoKey: NSValue(point: begin.centerOnScreen),
                UIKeyboardCenterEndUserInfoKey: NSValue(point: end.centerOnScreen),
                UIKeyboardFrameBeginUserInfoKey: NSValue(rect: begin.frameOnScreen),
                UIKeyboardFrameEndUserInfoKey: NSValue(rect: end.frameOnScreen),
                UIKeyboardAnimationDurationUserInfoKey: NSNumber(value: UIResponder.keyboardSlideDuration),
                UIKeyboardAnimationCurveUserInfoKey: NSNumber(value: UIView.AnimationCurve.easeInOut.rawValue),
            ])
    }
}
