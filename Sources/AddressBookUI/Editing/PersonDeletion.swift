/// The button that deletes a person, below the fields of an editor. It asks first.
@MainActor final class PersonDeletion: UIActionSheetDelegate {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 64))
    private lazy var button = AlertButton(.sheetDestructive, title: PersonDeletion.title, index: 0) { [weak self] _ in
        self?.ask()
    }
    private let action: @MainActor () -> Void
    private static let title = "Delete Contact"

    init(_ action: @escaping @MainActor () -> Void) {
        self.action = action
        button.frame = CGRect(x: 10, y: 6, width: 300, height: AlertButtonPicture.sheetDestructive.height)
        button.autoresizingMask = .flexibleWidth
        view.addSubview(button)
    }

    private func ask() {
        let sheet = UIActionSheet(
            title: nil, delegate: self, cancelButtonTitle: "Cancel", destructiveButtonTitle: PersonDeletion.title,
            otherButtonTitles: [])
        sheet.show(from: button.bounds, in: button, animated: true)
    }

    func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {
        if buttonIndex == actionSheet.destructiveButtonIndex { action() }
    }
}
