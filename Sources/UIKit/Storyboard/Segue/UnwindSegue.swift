/// Goes back to the destination: takes what was presented over it away, and what was pushed above it.
final class UnwindSegue: UIStoryboardSegue {
    override func perform() {
        if destination.presentedViewController != nil { destination.dismiss(animated: true) }
        guard let stack = destination.navigationController, stack.topViewController !== destination else { return }
        stack.popToViewController(UnwindWay.member(of: stack, holding: destination) ?? destination, animated: true)
    }
}
