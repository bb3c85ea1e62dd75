/// The title label and buttons of an action sheet. They are the sheet's own subviews, since apps look for them there.
@MainActor final class ActionSheetContent {
    private unowned let sheet: UIActionSheet
    private var title: UILabel?
    private var list: UIScrollView?
    private var buttons: [AlertButton] = []

    init(_ sheet: UIActionSheet) { self.sheet = sheet }

    /// Makes and lays out the subviews.
    /// - Parameters:
    ///   - room: The available height in points.
    ///   - isInPopover: True to leave the cancel button out.
    ///   - click: Called with the index of a button that was tapped.
    /// - Returns: The sheet's size in points.
    func arrange(
        title: String?, _ choices: ModalChoices, width: CGFloat, room: CGFloat, isInPopover: Bool = false,
        click: @escaping @MainActor (Int) -> Void
    ) -> CGSize {
        let measure = ActionSheetMeasure(title: title, choices, width: width, room: room, isInPopover: isInPopover)
        show(title, measure.title)
        let order = measure.order
        if buttons.map(\.index) != order
            || zip(buttons, order).contains(where: { $0.currentTitle != choices.titles[$1] })
        {
            for button in buttons { button.removeFromSuperview() }
            buttons = order.map { index in
                let look: AlertButtonPicture =
                    index == choices.destructive
                    ? .sheetDestructive : index == choices.cancel ? .sheetCancel : .sheet
                return AlertButton(look, title: choices.titles[index], index: index, action: click)
            }
        }
        place(measure, hasCancel: order.count > 1 && order.last == choices.cancel)
        return measure.size
    }

    private func show(_ text: String?, _ frame: CGRect) {
        guard let text, !text.isEmpty else {
            title?.removeFromSuperview()
            title = nil
            return
        }
        let label = title ?? makeTitle()
        title = label
        label.text = text
        label.frame = frame
    }

    private func makeTitle() -> UILabel {
        let label = UILabel(frame: .zero)
        label.font = ActionSheetMeasure.titleFont
        label.textColor = .white
        label.shadowColor = UIColor(white: 0, alpha: 0.6)
        label.backgroundColor = nil
        label.isOpaque = false
        label.textAlignment = .center
        label.lineBreakMode = .byWordWrapping
        label.numberOfLines = 0
        sheet.insertSubview(label, at: 0)
        return label
    }

    private func place(_ measure: ActionSheetMeasure, hasCancel: Bool) {
        if let frame = measure.list {
            let list = self.list ?? makeList()
            self.list = list
            list.frame = frame
        } else {
            list?.removeFromSuperview()
            list = nil
        }
        for (position, (button, frame)) in zip(buttons, measure.buttons).enumerated() {
            let isCancel = hasCancel && position == buttons.count - 1
            let superview = list.flatMap { isCancel ? nil : $0 } ?? sheet
            if button.superview !== superview {
                // Behind subviews that the app added to the sheet.
                superview.insertSubview(button, at: title == nil ? 0 : 1)
            }
            button.frame = frame
            if let list, superview === list {
                list.contentSize = CGSize(width: list.bounds.width, height: frame.maxY)
            }
        }
    }

    private func makeList() -> UIScrollView {
        let list = UIScrollView(frame: .zero)
        list.isOpaque = false
        list.indicatorStyle = .white
        sheet.insertSubview(list, at: title == nil ? 0 : 1)
        return list
    }
}
