/// Presents the destination modally.
final class ModalSegue: UIStoryboardSegue {
    var isAnimated = true

    override func perform() { source.present(destination, animated: isAnimated) }
}
