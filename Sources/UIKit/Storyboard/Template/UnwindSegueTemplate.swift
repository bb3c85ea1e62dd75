/// The template of an unwind segue, which returns to an existing controller that implements the segue's action. (iOS
/// 6.)
final class UnwindSegueTemplate: SegueTemplate {
    private let action: Selector

    required init?(coder: NSCoder) {
        action = Selector(coder.decodeObject(forKey: "UIAction") as? String ?? "")
        super.init(coder: coder)
    }

    override func perform(_ sender: Any?) {
        guard let controller, let destination = UnwindWay.destination(from: controller, having: action) else { return }
        let segue = UnwindSegue(identifier: identifier, source: controller, destination: destination)
        controller.prepare(for: segue, sender: sender)
        ActionDispatch.send(action, to: destination, sender: segue, event: nil)
        segue.perform()
    }
}
