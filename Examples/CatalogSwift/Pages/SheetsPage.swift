import UIKit

final class SheetsPage: CatalogPage, UIActionSheetDelegate {
    override class var pageTitle: String { "Sheets" }

    override func viewDidLoad() {
        super.viewDidLoad()
        let examples: [(title: String, sheet: (SheetsPage) -> () -> UIActionSheet)] = [
            ("Usual", SheetsPage.usual),
            ("Black", SheetsPage.black),
            ("Without title", SheetsPage.plain),
            ("Many", SheetsPage.many),
        ]
        for (row, example) in examples.enumerated() {
            addButton(example.title, frame: CGRect(x: 60, y: 20 + 55 * row, width: 200, height: 40)) {
                [unowned self] _ in example.sheet(self)().show(in: view)
            }
        }
    }

    private func usual() -> UIActionSheet {
        UIActionSheet(
            title: "This cannot be undone.", delegate: self, cancelButtonTitle: "Cancel",
            destructiveButtonTitle: "Delete Note", otherButtonTitles: "Send Note")
    }

    private func black() -> UIActionSheet {
        let sheet = UIActionSheet(
            title: "Black", delegate: self, cancelButtonTitle: "Cancel", destructiveButtonTitle: "Delete",
            otherButtonTitles: "Keep")
        sheet.actionSheetStyle = .blackTranslucent
        return sheet
    }

    private func plain() -> UIActionSheet {
        let sheet = UIActionSheet(
            title: nil, delegate: self, cancelButtonTitle: nil, destructiveButtonTitle: nil,
            otherButtonTitles: "First", "Second")
        sheet.cancelButtonIndex = sheet.addButton(withTitle: "Never Mind")
        return sheet
    }

    private func many() -> UIActionSheet {
        let sheet = UIActionSheet(
            title: "Months", delegate: self, cancelButtonTitle: nil, destructiveButtonTitle: nil)
        let months = [
            "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
            "November", "December",
        ]
        for month in months { sheet.addButton(withTitle: month) }
        sheet.cancelButtonIndex = sheet.addButton(withTitle: "Cancel")
        return sheet
    }

    func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) {
        tell("\(actionSheet.buttonTitle(at: buttonIndex) ?? "") (\(buttonIndex))")
    }
}
