/// Which keys a keyboard has, and where.
///
/// The measures are the phone's: in portrait ten letters of 32 points in rows of 54, in landscape ten of 47 in rows of
/// 40. An iPad's keyboard has keys of its own, too: see `padPlane(_:)`.
struct KeyboardLayout: Hashable {
    let type: UIKeyboardType
    let language: KeyboardLanguage
    /// The keyboard's size in points.
    let size: CGSize

    /// 216 points in portrait, 162 in landscape; on an iPad 264 and 352.
    static func height(in space: InterfaceSpace) -> CGFloat {
        let isLarge = min(space.size.width, space.size.height) > largestPhone
        if isLarge { return space.orientation.isLandscape ? 352 : 264 }
        return space.orientation.isLandscape ? 162 : 216
    }

    /// The limit for the shorter side of a phone's screen, in points; larger screens are those of tablets.
    private static let largestPhone: CGFloat = 500

    /// The initial plane of keys.
    var firstPlane: KeyPlane.Name {
        switch type {
        case .numberPad, .phonePad, .decimalPad: isLarge ? .numbers : .pad
        case .numbersAndPunctuation: .numbers
        default: .letters
        }
    }

    func plane(_ name: KeyPlane.Name) -> KeyPlane {
        if isLarge { return padPlane(name) }
        return switch name {
        case .letters: KeyPlane(name: name, keys: letterRows + bottomRow(leadingTo: numbersPlane, titled: numbersTitle))
        case .numbers:
            KeyPlane(
                name: name,
                keys: rows(of: marks.numbers, other: .symbols, "#+=") + bottomRow(leadingTo: .letters, titled: "ABC"))
        case .symbols:
            KeyPlane(
                name: name,
                keys: rows(of: marks.symbols, other: .numbers, "123") + bottomRow(leadingTo: .letters, titled: "ABC"))
        case .pad, .padSymbols: KeyPlane(name: name, keys: padKeys(name))
        }
    }

    private var numbersPlane: KeyPlane.Name { type == .namePhonePad ? .pad : .numbers }

    var numbersTitle: String {
        switch type {
        case .url: "@123"
        case .namePhonePad: "123"
        default: ".?123"
        }
    }

    // MARK: Measures

    private var isLandscape: Bool { size.width > 400 }

    /// True for the keyboard of an iPad.
    var isLarge: Bool { size.height > 216 }

    /// The free space on both sides of the rows, in points.
    private var margin: CGFloat { isLandscape ? 5 : 0 }

    /// The width of a letter's key: 32 points in portrait, 47 in landscape.
    private var unit: CGFloat { (size.width - 2 * margin) / 10 }

    /// The room that shift and delete have at the ends of the third row.
    private var shiftRoom: CGFloat { margin + 1.5 * unit }

    /// The room that the keys at the ends of the last row have.
    private var returnRoom: CGFloat { isLandscape && !isLarge ? 99 : 2.5 * unit }

    /// The top edge of the touch area of a row; for row 4 the bottom edge of the keyboard. The gap between two rows
    /// belongs to the upper row, since fingers land lower than they aim.
    private func top(ofRow row: Int) -> CGFloat {
        if row == 0 { return 0 }
        if row == 4 { return size.height }
        if isLarge { return (size.height * CGFloat(row) / 4).rounded() }
        return isLandscape ? 5 + 40 * CGFloat(row) : 10 + 54 * CGFloat(row)
    }

    /// - Parameters:
    ///   - left: Where the touches of the key begin, in the middle between two keys.
    ///   - insets: The free space to the left and right of the key, in points.
    func key(
        _ action: Key.Action, _ title: String, _ style: Key.Style, row: Int, from left: CGFloat, width: CGFloat,
        insets: (left: CGFloat, right: CGFloat) = (3, 3)
    ) -> Key {
        let (left, right) = (left.rounded(), (left + width).rounded())
        let (top, bottom) = (top(ofRow: row), top(ofRow: row + 1))
        let (faceTop, height): (CGFloat, CGFloat) =
            isLarge
            ? (top + 6, bottom - top - 9) : isLandscape ? (6 + 40 * CGFloat(row), 32) : (12 + 54 * CGFloat(row), 38)
        return Key(
            action: action, title: title, style: style,
            cell: CGRect(x: left, y: top, width: right - left, height: bottom - top),
            face: CGRect(
                x: left + insets.left, y: faceTop, width: right - left - insets.left - insets.right, height: height),
            isLarge: isLarge)
    }

    func row(_ titles: [String], _ row: Int, from left: CGFloat, width: CGFloat) -> [Key] {
        titles.enumerated().map { index, title in
            key(.text(title.lowercased()), title, .light, row: row, from: left + CGFloat(index) * width, width: width)
        }
    }

    /// Keys of a letter's width in the middle of a row.
    private func centered(_ titles: [String], _ row: Int) -> [Key] {
        self.row(titles, row, from: (size.width - CGFloat(titles.count) * unit) / 2, width: unit)
    }

    /// Keys that fill a row, except for some room at both ends.
    private func filling(_ titles: [String], _ row: Int, room: CGFloat) -> [Key] {
        self.row(titles, row, from: room, width: (size.width - 2 * room) / CGFloat(max(titles.count, 1)))
    }

    // MARK: Rows

    private var letterRows: [Key] {
        let rows = language.letters
        return centered(rows[0], 0) + centered(rows[1], 1) + [thirdRowKey(.shift, "")] + centered(rows[2], 2)
            + [deleteKey]
    }

    var marks: KeyboardMarks { KeyboardMarks(type: type, currency: language.currency) }

    private func rows(of marks: [[String]], other: KeyPlane.Name, _ title: String) -> [Key] {
        filling(marks[0], 0, room: margin) + filling(marks[1], 1, room: margin) + [thirdRowKey(.plane(other), title)]
            + filling(marks[2], 2, room: shiftRoom) + [deleteKey]
    }

    /// Shift, or what leads to other marks; there is more room between it and the letters than between letters.
    private func thirdRowKey(_ action: Key.Action, _ title: String) -> Key {
        key(action, title, .dark, row: 2, from: 0, width: shiftRoom, insets: (3 + margin, 9))
    }

    private var deleteKey: Key {
        key(.delete, "", .dark, row: 2, from: size.width - shiftRoom, width: shiftRoom, insets: (9, 3 + margin))
    }

    private func bottomRow(leadingTo plane: KeyPlane.Name, titled title: String) -> [Key] {
        let side = returnRoom
        let middle = size.width - 2 * side
        var keys = [key(.plane(plane), title, .dark, row: 3, from: 0, width: side, insets: (3 + margin, 3))]
        switch type {
        case .url: keys += filling([".", "/", language.domains[0]], 3, room: side)
        case .emailAddress:
            keys.append(key(.space, language.spaceTitle, .space, row: 3, from: side, width: middle - 2 * unit))
            keys += row(["@", "."], 3, from: side + middle - 2 * unit, width: unit)
        default: keys.append(key(.space, language.spaceTitle, .space, row: 3, from: side, width: middle))
        }
        keys.append(
            key(.return, "", .dark, row: 3, from: size.width - side, width: side, insets: (3, 3 + margin)))
        return keys
    }

    // MARK: Number pads

    private func padKeys(_ name: KeyPlane.Name) -> [Key] {
        let content = name == .pad ? NumberPad.digits : NumberPad.symbols
        var keys: [Key] = []
        for (index, item) in content.enumerated() {
            keys.append(padKey(item.action, item.title, item.subtitle, .pad, column: index % 3, row: index / 3))
        }
        keys.append(corner(name))
        let zero = name == .pad ? NumberPad.zero : NumberPad.plus
        keys.append(padKey(zero.action, zero.title, zero.subtitle, .pad, column: 1, row: 3))
        keys.append(padKey(.delete, "", "", .padCorner, column: 2, row: 3))
        return keys
    }

    private func corner(_ name: KeyPlane.Name) -> Key {
        let (action, title): (Key.Action, String) =
            switch (type, name) {
            case (.phonePad, .pad): (.plane(.padSymbols), "+*#")
            case (.phonePad, _): (.plane(.pad), "123")
            case (.namePhonePad, .pad): (.plane(.letters), "ABC")
            case (.decimalPad, _): (.text(language.decimalSeparator), language.decimalSeparator)
            default: (.nothing, "")
            }
        return padKey(action, title, "", type == .decimalPad ? .pad : .padCorner, column: 0, row: 3)
    }

    private func padKey(
        _ action: Key.Action, _ title: String, _ subtitle: String, _ style: Key.Style, column: Int, row: Int
    ) -> Key {
        // The middle column is a little wider: 105, 110 and 105 points in portrait.
        let edges = [0, (size.width * 105 / 320).rounded(), (size.width * 215 / 320).rounded(), size.width]
        let (top, bottom) = ((size.height * CGFloat(row) / 4).rounded(), (size.height * CGFloat(row + 1) / 4).rounded())
        let cell = CGRect(x: edges[column], y: top, width: edges[column + 1] - edges[column], height: bottom - top)
        return Key(action: action, title: title, subtitle: subtitle, style: style, cell: cell, face: cell)
    }
}
