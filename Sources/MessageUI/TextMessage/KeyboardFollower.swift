import UIKit

/// Tells how much of the lower part of a screen the keyboard takes.
@MainActor package final class KeyboardFollower {
    /// In points; 0 while there is none.
    package private(set) var height: CGFloat = 0
    private var observers: [any NSObjectProtocol] = []

    /// - Parameter onChange: Called when the height has changed.
    package init(_ onChange: @escaping @MainActor () -> Void) {
        for (name, isShown) in [
            (UIResponder.keyboardWillShowNotification, true), (UIResponder.keyboardWillHideNotification, false),
        ] {
            observers.append(
                NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] note in
                    MainActor.assumeIsolated {
                        guard let self else { return }
                        let bounds = note.userInfo?[UIKeyboardBoundsUserInfoKey] as? NSValue
                        self.height = isShown ? bounds?.cgRectValue.height ?? 216 : 0
                        onChange()
                    }
                })
        }
    }

    deinit { for observer in observers { NotificationCenter.default.removeObserver(observer) } }

    /// How long the keyboard moves, in seconds.
    package static let duration: TimeInterval = 0.3
}
