/// Where the parts of an action sheet go.
@MainActor struct ActionSheetMeasure {
    static let titleFont = UIFont.systemFont(ofSize: 13)

    /// The width of the buttons on the phone held upright; a turned phone has the same margins.
    private static let side: CGFloat = 22
    private static let gap: CGFloat = 7
    private static let cancelGap: CGFloat = 19
    private static let top: CGFloat = 20
    private static let bottom: CGFloat = 22

    private(set) var size = CGSize.zero
    private(set) var title = CGRect.zero
    /// Of each button in the order of ``ModalChoices/stacked``, in the list's coordinates for those that scroll.
    private(set) var buttons: [CGRect] = []
    /// Where the buttons are that scroll; nil if all are in sight.
    private(set) var list: CGRect?

    /// - Parameter room: The height that there is, in points.
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
