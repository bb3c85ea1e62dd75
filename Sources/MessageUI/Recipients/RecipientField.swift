import UIKit

/// Where a recipient is typed. With nothing in it, the delete key is for the recipients before it.
final class RecipientField: UITextField {
    var onDeleteBeyondStart: (() -> Void)?

    override func deleteBackward() {
        if hasText { super.deleteBackward() } else { onDeleteBeyondStart?() }
    }
}
