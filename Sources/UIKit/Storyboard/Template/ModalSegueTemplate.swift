final class ModalSegueTemplate: SegueTemplate {
    /// The presentation style to set on the destination; nil keeps the destination's own.
    private let presentationStyle: UIModalPresentationStyle?
    private let transitionStyle: UIModalTransitionStyle?

    required init?(coder: NSCoder) {
        func number(_ key: String) -> Int? { coder.containsValue(forKey: key) ? coder.decodeInteger(forKey: key) : nil }
        presentationStyle = number("UIModalPresentationStyle").flatMap(UIModalPresentationStyle.init)
        transitionStyle = number("UIModalTransitionStyle").flatMap(UIModalTransitionStyle.init)
        super.init(coder: coder)
    }

    override func makeSegue(
        from source: UIViewController, to destination: UIViewController, sender: Any?
    ) -> UIStoryboardSegue? {
        if let presentationStyle { destination.modalPresentationStyle = presentationStyle }
        if let transitionStyle { destination.modalTransitionStyle = transitionStyle }
        let segue = ModalSegue(identifier: identifier, source: source, destination: destination)
        segue.isAnimated = isAnimated
        return segue
    }
}
