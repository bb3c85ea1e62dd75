/// The panel, labels and buttons of an alert view. They are the alert view's own subviews, since apps look for them
/// there.
@MainActor final class AlertContent {
    private unowned let alert: UIAlertView
    private let panel = UIImageView(frame: .zero)
    private var title: UILabel?
    private var message: UILabel?
    private var messageScroll: UIScrollView?
    private var list: UIScrollView?
    private var buttons: [AlertButton] = []

    init(_ alert: UIAlertView) {
        self.alert = alert
        panel.isOpaque = false
        alert.insertSubview(panel, at: 0)
    }

    /// Makes and lays out the subviews.
    /// - Parameters:
    ///   - room: The available height in points.
    ///   - click: Called with the index of a button that was tapped.
    /// - Returns: The alert view's size in points.
    func arrange(
        title: String?, message: String?, _ choices: ModalChoices, fields: [UITextField], room: CGFloat,
        click: @escaping @MainActor (Int) -> Void
    ) -> CGSize {
        let measure = AlertMeasure(
            title: title, message: message, choices, fieldCount: fields.count, room: room)
        show(title, AlertMeasure.titleFont, measure.title, in: &self.title)
        if measure.messageHeight > measure.message.height {
            let scroll = messageScroll ?? makeScroll()
            messageScroll = scroll
            scroll.frame = measure.message
            scroll.contentSize = CGSize(width: measure.message.width, height: measure.messageHeight)
            show(
                message, AlertMeasure.messageFont,
                CGRect(x: 0, y: 0, width: measure.message.width, height: measure.messageHeight), in: &self.message,
                of: scroll)
        } else {
            messageScroll?.removeFromSuperview()
            messageScroll = nil
            show(message, AlertMeasure.messageFont, measure.message, in: &self.message)
        }
        for (field, frame) in zip(fields, measure.fields) {
            field.frame = frame
            if field.superview !== alert { alert.addSubview(field) }
        }
        arrangeButtons(choices, measure, click)
        layOutPanel(in: CGRect(origin: .zero, size: measure.size))
        return measure.size
    }

    func setEnabled(_ isEnabled: Bool, _ index: Int) {
        buttons.first { $0.index == index }?.isEnabled = isEnabled
    }

    func layOutPanel(in bounds: CGRect) {
        panel.image = AlertPanelPicture.image(width: bounds.width)
        panel.frame = bounds
    }

    private func show(
        _ text: String?, _ font: UIFont, _ frame: CGRect, in label: inout UILabel?, of superview: UIView? = nil
    ) {
        guard let text, !text.isEmpty else {
            label?.removeFromSuperview()
            label = nil
            return
        }
        let shown = label ?? makeLabel(font)
        label = shown
        shown.text = text
        shown.frame = frame
        let superview = superview ?? alert
        if shown.superview !== superview { superview.addSubview(shown) }
    }

    private func makeLabel(_ font: UIFont) -> UILabel {
        let label = UILabel(frame: .zero)
        label.font = font
        label.textColor = .white
        label.shadowColor = UIColor(white: 0, alpha: 0.6)
        label.shadowOffset = CGSize(width: 0, height: -1)
        label.backgroundColor = nil
        label.isOpaque = false
        label.textAlignment = .center
        label.lineBreakMode = .byWordWrapping
        label.numberOfLines = 0
        return label
    }

    private func makeScroll() -> UIScrollView {
        let scroll = UIScrollView(frame: .zero)
        scroll.isOpaque = false
        scroll.indicatorStyle = .white
        alert.addSubview(scroll)
        return scroll
    }

    private func arrangeButtons(
        _ choices: ModalChoices, _ measure: AlertMeasure, _ click: @escaping @MainActor (Int) -> Void
    ) {
        let order = choices.titles.count == 2 ? sideBySide(choices) : choices.stacked
        if buttons.map(\.index) != order
            || zip(buttons, order).contains(where: { $0.currentTitle != choices.titles[$1] })
        {
            for button in buttons { button.removeFromSuperview() }
            buttons = order.map { index in
                let isDark = index == choices.cancel && choices.titles.count > 1
                return AlertButton(
                    isDark ? .alertCancel : .alert, title: choices.titles[index], index: index, action: click)
            }
        }
        if let frame = measure.list {
            let list = self.list ?? makeScroll()
            self.list = list
            list.frame = frame
        } else {
            list?.removeFromSuperview()
            list = nil
        }
        for (position, (button, frame)) in zip(buttons, measure.buttons).enumerated() {
            let isLast = position == buttons.count - 1 && choices.titles.indices.contains(choices.cancel)
            let superview = list.flatMap { isLast ? nil : $0 } ?? alert
            if button.superview !== superview { superview.addSubview(button) }
            button.frame = frame
            if let list, superview === list {
                list.contentSize = CGSize(width: list.bounds.width, height: frame.maxY)
            }
        }
    }

    /// The cancel button is on the left.
    private func sideBySide(_ choices: ModalChoices) -> [Int] { choices.cancel == 1 ? [1, 0] : [0, 1] }
}
