import UIKit

/// A sheet that asks before something is done that cannot be undone.
@MainActor final class Confirmation: UIActionSheetDelegate {
    private let sheet: UIActionSheet
    private let action: @MainActor () -> Void

    /// Asks for the line of a table that was tapped.
    init(
        _ question: String, button: String, over table: UITableView, at place: IndexPath,
        action: @escaping @MainActor () -> Void
    ) {
        self.action = action
        sheet = UIActionSheet(
            title: question, delegate: nil, cancelButtonTitle: "Cancel", destructiveButtonTitle: button,
            otherButtonTitles: [])
        sheet.delegate = self
        sheet.show(from: table.rectForRow(at: place), in: table, animated: true)
    }

    func cancel() { sheet.cancel() }

    func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {
        if buttonIndex == actionSheet.destructiveButtonIndex { action() }
    }
}
