/// A gesture recognizer that a framework view creates for itself. It is not archived.
@MainActor protocol FrameworkRecognizer: UIGestureRecognizer {}
