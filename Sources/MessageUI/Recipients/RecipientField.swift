import UIKit

/// The text field for a new recipient. When it is empty, the delete key acts on the last token of the row.
final class RecipientField: UITextField {
    var onDeleteBeyondStart: (() -> Void)?

    override func deleteBackward() {
        if hasText { super.deleteBackward() } else { onDeleteBeyondStart?() }
    }
}
