import UIKit

/// A swatch that can be copied to the pasteboard and pasted over.
final class SwatchView: UIView, UIResponderStandardEditActions, ActionResponder {
    class var actions: [Selector: ActionMethod] {
        ["darken:": ActionMethod(SwatchView.darken)]
    }

    override var canBecomeFirstResponder: Bool { true }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        switch action {
        case "paste:": UIPasteboard.general.color != nil
        case "copy:", "darken:": true
        default: false
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        becomeFirstResponder()
        let menu = UIMenuController.shared
        menu.menuItems = [UIMenuItem(title: "Darken", action: "darken:")]
        menu.setTargetRect(bounds, in: self)
        menu.setMenuVisible(true, animated: true)
    }

    func copy(_ sender: Any?) {
        UIPasteboard.general.color = backgroundColor
    }

    func paste(_ sender: Any?) {
        backgroundColor = UIPasteboard.general.color
    }

    private func darken(_ sender: Any?) {
        alpha = 0.5
    }
}
