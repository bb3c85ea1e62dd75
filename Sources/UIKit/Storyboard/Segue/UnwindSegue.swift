/// Returns to the destination: dismisses the controllers it presents, and pops those above it on its navigation stack.
final class UnwindSegue: UIStoryboardSegue {
    override func perform() {
        if destination.presentedViewController != nil { destination.dismiss(animated: true) }
        guard let stack = destination.navigationController, stack.topViewController !== destination else { return }
        stack.popToViewController(UnwindWay.member(of: stack, holding: destination) ?? destination, animated: true)
    }
}
