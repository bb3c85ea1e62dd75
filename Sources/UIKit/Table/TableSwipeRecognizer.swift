/// Recognizes a stroke over a row, which brings its delete button.
final class TableSwipeRecognizer: UISwipeGestureRecognizer, FrameworkRecognizer {}
