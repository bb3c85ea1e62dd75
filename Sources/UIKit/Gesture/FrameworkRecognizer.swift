/// A recognizer that a view of the framework makes for itself: archives leave it out.
@MainActor protocol FrameworkRecognizer: UIGestureRecognizer {}
