/// The frames of an action sheet's parts, in points.
@MainActor struct ActionSheetMeasure {
    static let titleFont = UIFont.systemFont(ofSize: 13)

    private static let gap: CGFloat = 7
    private static let cancelGap: CGFloat = 19

    private(set) var size = CGSize.zero
    private(set) var title = CGRect.zero
    /// The indices of the buttons from top to bottom.
    private(set) var order: [Int]
    /// The frames of the buttons in this order. Frames of scrolling buttons are in the
    /// coordinates of ``list``.
    private(set) var buttons: [CGRect] = []
    /// The frame of the scrolling button list; nil if all buttons fit.
    private(set) var list: CGRect?

    /// - Parameters:
    ///   - room: The available height in points.
    ///   - isInPopover: True for narrower margins, and no cancel button beside others.
    init(title: String?, _ choices: ModalChoices, width: CGFloat, room: CGFloat, isInPopover: Bool = false) {
        // The margins beside the buttons are the same in both orientations.
        let (side, top, bottom): (CGFloat, CGFloat, CGFloat) = isInPopover ? (8, 8, 8) : (22, 20, 22)
        let buttonWidth = max(width - 2 * side, 0)
        let height = AlertButtonPicture.sheet.height
        var y = top
        if let title, !title.isEmpty {
            let textHeight = title.size(
                withFont: Self.titleFont, constrainedTo: CGSize(width: max(width - 28, 1), height: 10_000),
                lineBreakMode: .byWordWrapping
            ).height
            self.title = CGRect(x: 14, y: 10, width: max(width - 28, 0), height: min(textHeight, room / 2))
            y = self.title.maxY + 10
        }
        order = choices.stacked
        var hasCancel = order.count > 1 && order.last == choices.cancel
        if hasCancel, isInPopover {
            order.removeLast()
            hasCancel = false
        }
        let others = hasCancel ? order.count - 1 : order.count
        let othersHeight = others > 0 ? CGFloat(others) * (height + Self.gap) - Self.gap : 0
        let cancelHeight = hasCancel ? Self.cancelGap + height : 0
        let available = max(room - y - cancelHeight - bottom, height * 1.5)
        if othersHeight > available {
            let list = CGRect(x: side, y: y, width: buttonWidth, height: available)
            self.list = list
            buttons = (0..<others).map {
                CGRect(x: 0, y: CGFloat($0) * (height + Self.gap), width: buttonWidth, height: height)
            }
            y = list.maxY
        } else {
            buttons = (0..<others).map { [y] in
                CGRect(
                    x: side, y: y + CGFloat($0) * (height + Self.gap), width: buttonWidth, height: height)
            }
            y += othersHeight
        }
        if hasCancel {
            buttons.append(CGRect(x: side, y: y + Self.cancelGap, width: buttonWidth, height: height))
        }
        size = CGSize(width: width, height: y + cancelHeight + bottom)
    }
}
