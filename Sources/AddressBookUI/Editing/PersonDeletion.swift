/// The button that deletes a person, below the fields of an editor. It asks first.
@MainActor final class PersonDeletion: UIActionSheetDelegate {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 64))
    private let button = DeleteButton(frame: CGRect(x: 10, y: 6, width: 300, height: 46))
    private let action: @MainActor () -> Void

    init(_ action: @escaping @MainActor () -> Void) {
        self.action = action
        button.autoresizingMask = .flexibleWidth
        view.addSubview(button)
        button.addAction(UIAction { [weak self] _ in self?.ask() }, for: .touchUpInside)
    }

    private func ask() {
        let sheet = UIActionSheet(
            title: nil, delegate: self, cancelButtonTitle: "Cancel", destructiveButtonTitle: DeleteButton.title,
            otherButtonTitles: [])
        sheet.show(from: button.bounds, in: button, animated: true)
    }

    func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {
        if buttonIndex == actionSheet.destructiveButtonIndex { action() }
    }
}
