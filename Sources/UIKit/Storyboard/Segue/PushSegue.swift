/// Pushes the destination onto the source's navigation stack.
final class PushSegue: UIStoryboardSegue {
    var isAnimated = true

    override func perform() {
        guard let navigationController = source.navigationController else {
            return FrameworkException.raise(
                .generic,
                "Push segues can only be used when the source controller is managed by an instance of "
                    + "UINavigationController.")
        }
        navigationController.pushViewController(destination, animated: isAnimated)
    }
}
