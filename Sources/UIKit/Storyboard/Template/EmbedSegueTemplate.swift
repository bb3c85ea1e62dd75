/// The template of an embed segue, performed as soon as the controller's view is loaded.
final class EmbedSegueTemplate: SegueTemplate {
    private(set) weak var container: UIView?

    override func makeSegue(
        from source: UIViewController, to destination: UIViewController, sender: Any?
    ) -> UIStoryboardSegue? {
        let segue = EmbedSegue(identifier: identifier, source: source, destination: destination)
        segue.container = container
        return segue
    }

    override func join(_ source: AnyObject, as label: String) -> Bool {
        guard label == "embedSegueTemplate", let view = source as? UIView else {
            return super.join(source, as: label)
        }
        container = view
        return true
    }
}
