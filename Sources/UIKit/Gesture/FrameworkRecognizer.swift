/// A recognizer that a view of the framework makes for itself: archives leave it out.
@MainActor protocol FrameworkRecognizer: UIGestureRecognizer {}

extension ContentTouchDelay: FrameworkRecognizer {}
extension PageTurnPanGestureRecognizer: FrameworkRecognizer {}
extension PageTurnTapGestureRecognizer: FrameworkRecognizer {}
extension ScrollPanGestureRecognizer: FrameworkRecognizer {}
extension ScrollPinchGestureRecognizer: FrameworkRecognizer {}
extension TableIndexGesture: FrameworkRecognizer {}
extension TextTouchRecognizer: FrameworkRecognizer {}
