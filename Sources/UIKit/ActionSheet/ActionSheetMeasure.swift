/// The frames of an action sheet's parts, in points.
@MainActor struct ActionSheetMeasure {
    static let titleFont = UIFont.systemFont(ofSize: 13)

    /// The margin beside the buttons, the same in both orientations.
    private static let side: CGFloat = 22
    private static let gap: CGFloat = 7
    private static let cancelGap: CGFloat = 19
    private static let top: CGFloat = 20
    private static let bottom: CGFloat = 22

    private(set) var size = CGSize.zero
    private(set) var title = CGRect.zero
    /// The frames of the buttons in the order of ``ModalChoices/stacked``. Frames of scrolling buttons are in the
    /// coordinates of ``list``.
    private(set) var buttons: [CGRect] = []
    /// The frame of the scrolling button list; nil if all buttons fit.
    private(set) var list: CGRect?

    /// - Parameter room: The available height in points.
    init(title: String?, _ choices: ModalChoices, width: CGFloat, room: CGFloat) {
        let buttonWidth = max(width - 2 * Self.side, 0)
        let height = AlertButtonPicture.sheet.height
        var y = Self.top
        if let title, !title.isEmpty {
            let textHeight = title.size(
                withFont: Self.titleFont, constrainedTo: CGSize(width: max(width - 28, 1), height: 10_000),
                lineBreakMode: .byWordWrapping
            ).height
            self.title = CGRect(x: 14, y: 10, width: max(width - 28, 0), height: min(textHeight, room / 2))
            y = self.title.maxY + 10
        }
        let order = choices.stacked
        let hasCancel = choices.titles.indices.contains(choices.cancel) && order.count > 1
        let others = hasCancel ? order.count - 1 : order.count
        let othersHeight = others > 0 ? CGFloat(others) * (height + Self.gap) - Self.gap : 0
        let cancelHeight = hasCancel ? Self.cancelGap + height : 0
        let available = max(room - y - cancelHeight - Self.bottom, height * 1.5)
        if othersHeight > available {
            let list = CGRect(x: Self.side, y: y, width: buttonWidth, height: available)
            self.list = list
            buttons = (0..<others).map {
                CGRect(x: 0, y: CGFloat($0) * (height + Self.gap), width: buttonWidth, height: height)
            }
            y = list.maxY
        } else {
            buttons = (0..<others).map { [y] in
                CGRect(
                    x: Self.side, y: y + CGFloat($0) * (height + Self.gap), width: buttonWidth, height: height)
            }
            y += othersHeight
        }
        if hasCancel {
            buttons.append(CGRect(x: Self.side, y: y + Self.cancelGap, width: buttonWidth, height: height))
        }
        size = CGSize(width: width, height: y + cancelHeight + Self.bottom)
    }
}
