/// The frames of an alert view's parts, in points.
@MainActor struct AlertMeasure {
    static let width: CGFloat = 284
    static let titleFont = UIFont.boldSystemFont(ofSize: 18)
    static let messageFont = UIFont.systemFont(ofSize: 16)

    private static let side: CGFloat = 12
    private static let buttonSide: CGFloat = 11
    private static let top: CGFloat = 15
    private static let gap: CGFloat = 8
    private static let bottom: CGFloat = 17
    /// The largest number of lines in the title; the rest is cut off.
    private static let titleLines = 4
    /// The least height of a message or button list that scrolls for want of room.
    private static let lowestText: CGFloat = 60

    private(set) var size = CGSize.zero
    private(set) var title = CGRect.zero
    private(set) var message = CGRect.zero
    /// The height of the whole message; it scrolls if its frame is lower.
    private(set) var messageHeight: CGFloat = 0
    private(set) var fields: [CGRect] = []
    /// The frames of the buttons in the order of ``ModalChoices/stacked``. Frames of scrolling buttons are in the
    /// coordinates of ``list``.
    private(set) var buttons: [CGRect] = []
    /// The frame of the scrolling button list; nil if all buttons fit.
    private(set) var list: CGRect?

    /// - Parameter room: The available height in points.
    init(title: String?, message: String?, _ choices: ModalChoices, fieldCount: Int, room: CGFloat) {
        let textWidth = Self.width - 2 * Self.side
        var y = Self.top
        if let title, !title.isEmpty {
            let height = text(
                title, Self.titleFont, CGSize(width: textWidth, height: CGFloat(Self.titleLines) * 23))
            self.title = CGRect(x: Self.side, y: y, width: textWidth, height: max(height, 23))
            y = self.title.maxY + 7
        }
        let top = y
        if let message, !message.isEmpty {
            messageHeight = text(message, Self.messageFont, CGSize(width: textWidth - 4, height: 10_000))
        }
        let buttonHeight = AlertButtonPicture.alert.height
        let rows = CGFloat(choices.titles.count == 2 ? 1 : choices.titles.count)
        let pitch = buttonHeight + Self.gap
        let buttonsHeight = rows > 0 ? rows * pitch - Self.gap : 0
        let fieldsHeight = fieldCount > 0 ? CGFloat(fieldCount) * AlertFields.height + Self.gap : 0
        let available = max(room - 20 - top - Self.bottom - 10 - fieldsHeight, 2 * pitch + Self.lowestText)
        // If there is too little room, the message shrinks first, down to the least height, then the button list.
        let shownMessage = min(messageHeight, max(available - buttonsHeight, Self.lowestText))
        if shownMessage > 0 {
            self.message = CGRect(x: Self.side, y: top, width: textWidth, height: shownMessage)
            y = top + shownMessage
        }
        if fieldCount > 0 {
            let first = y + (shownMessage > 0 ? Self.gap : 0)
            fields = (0..<fieldCount).map {
                CGRect(
                    x: Self.side, y: first + CGFloat($0) * AlertFields.height, width: textWidth,
                    height: AlertFields.height)
            }
            y = first + CGFloat(fieldCount) * AlertFields.height
        }
        y += rows > 0 ? 12 : 0
        if choices.titles.count == 2 {
            let width = (Self.width - 2 * Self.buttonSide - Self.gap) / 2
            buttons = [0, 1].map {
                CGRect(x: Self.buttonSide + $0 * (width + Self.gap), y: y, width: width, height: buttonHeight)
            }
            size = CGSize(width: Self.width, height: y + buttonHeight + Self.bottom)
            return
        }
        stack(choices, from: y, pitch, room: max(available - shownMessage, 2 * pitch + 20))
    }

    private mutating func stack(_ choices: ModalChoices, from top: CGFloat, _ pitch: CGFloat, room: CGFloat) {
        let width = Self.width - 2 * Self.buttonSide
        let height = pitch - Self.gap
        let count = choices.titles.count
        let whole = count > 0 ? CGFloat(count) * pitch - Self.gap : 0
        guard whole > room, count > 2 else {
            buttons = (0..<count).map {
                CGRect(x: Self.buttonSide, y: top + CGFloat($0) * pitch, width: width, height: height)
            }
            size = CGSize(width: Self.width, height: top + whole + Self.bottom)
            return
        }
        // The cancel button does not scroll; it stays below the list.
        let hasCancel = choices.titles.indices.contains(choices.cancel)
        let listHeight = room - (hasCancel ? pitch : 0)
        let list = CGRect(x: Self.buttonSide, y: top, width: width, height: listHeight)
        self.list = list
        let scrolling = hasCancel ? count - 1 : count
        buttons = (0..<scrolling).map {
            CGRect(x: 0, y: CGFloat($0) * pitch, width: width, height: height)
        }
        if hasCancel {
            buttons.append(CGRect(x: Self.buttonSide, y: list.maxY + Self.gap, width: width, height: height))
        }
        size = CGSize(width: Self.width, height: top + room + Self.bottom)
    }

    private func text(_ text: String, _ font: UIFont, _ size: CGSize) -> CGFloat {
        text.size(withFont: font, constrainedTo: size, lineBreakMode: .byWordWrapping).height
    }
}
