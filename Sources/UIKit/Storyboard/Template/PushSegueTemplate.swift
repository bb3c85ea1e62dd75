final class PushSegueTemplate: SegueTemplate {
    override func makeSegue(
        from source: UIViewController, to destination: UIViewController, sender: Any?
    ) -> UIStoryboardSegue? {
        let segue = PushSegue(identifier: identifier, source: source, destination: destination)
        segue.isAnimated = isAnimated
        return segue
    }
}
