/// A glossy button of an alert view or an action sheet.
package final class AlertButton: UIButton {
    package let index: Int

    package init(_ look: AlertButtonPicture, title: String, index: Int, action: @escaping @MainActor (Int) -> Void) {
        self.index = index
        super.init(frame: .zero)
        setBackgroundImage(look.image(isPressed: false), for: .normal)
        setBackgroundImage(look.image(isPressed: true), for: .highlighted)
        setTitle(title, for: .normal)
        setTitleColor(look.titleColor, for: .normal)
        setTitleColor(.white, for: .highlighted)
        setTitleColor(UIColor(white: 1, alpha: 0.45), for: .disabled)
        setTitleShadowColor(look.titleShadowColor, for: .normal)
        setTitleShadowColor(UIColor(white: 0, alpha: 0.5), for: .highlighted)
        titleShadowOffset = look.titleShadowOffset
        font = .boldSystemFont(ofSize: look.fontSize)
        contentEdgeInsets = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 8)
        titleLabel?.adjustsFontSizeToFitWidth = true
        titleLabel?.minimumFontSize = 11
        titleLabel?.textAlignment = .center
        isExclusiveTouch = true
        addAction(UIAction { [unowned self] _ in action(self.index) }, for: .touchUpInside)
    }

    package required init?(coder: NSCoder) { return nil }
}
