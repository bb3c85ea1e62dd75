/// Makes the destination a child view controller of the source, with its view in a container view. (iOS 6.)
final class EmbedSegue: UIStoryboardSegue {
    var container: UIView?

    override func perform() {
        guard let container, let view = destination.view else { return }
        source.addChild(destination)
        view.frame = container.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.addSubview(view)
        destination.didMove(toParent: source)
    }
}
