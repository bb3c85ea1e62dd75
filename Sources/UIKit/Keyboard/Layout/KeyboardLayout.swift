/// Which keys a keyboard has, and where.
///
/// The measures are the phone's: in portrait ten letters of 32 points in rows of 54, in landscape ten of 48 in rows of 40.
struct KeyboardLayout: Hashable {
    let type: UIKeyboardType
    let language: KeyboardLanguage
    /// The keyboard's size in points.
    let size: CGSize

    /// 216 points in portrait, 162 in landscape.
    static func height(in space: InterfaceSpace) -> CGFloat { space.orientation.isLandscape ? 162 : 216 }

    /// The keys that are shown first.
    var firstPlane: KeyPlane.Name {
        switch type {
        case .numberPad, .phonePad, .decimalPad: .pad
        case .numbersAndPunctuation: .numbers
        default: .letters
        }
    }

    func plane(_ name: KeyPlane.Name) -> KeyPlane {
        switch name {
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

    private var numbersTitle: String {
        switch type {
        case .url: "@123"
        case .namePhonePad: "123"
        default: ".?123"
        }
    }

    // MARK: Measures

    /// A tenth of the keyboard's width.
    private var unit: CGFloat { size.width / 10 }

    private var isLandscape: Bool { size.width > 400 }

    /// The height of a row's top edge, for row 4 the keyboard's bottom edge.
    private func top(ofRow row: Int) -> CGFloat {
        guard isLandscape else { return (size.height * CGFloat(row) / 4).rounded() }
        return row == 0 ? 0 : row == 4 ? size.height : 2 + 40 * CGFloat(row)
    }

    private func key(
        _ action: Key.Action, _ title: String, _ style: Key.Style, row: Int, from left: CGFloat, width: CGFloat
    ) -> Key {
        let (left, right) = (left.rounded(), (left + width).rounded())
        let (top, bottom) = (top(ofRow: row), top(ofRow: row + 1))
        let height: CGFloat = isLandscape ? 32 : 38
        return Key(
            action: action, title: title, style: style,
            cell: CGRect(x: left, y: top, width: right - left, height: bottom - top),
            face: CGRect(
                x: left + 3, y: bottom - height - (isLandscape ? 4 : 5), width: right - left - 6, height: height))
    }

    private func row(_ titles: [String], _ row: Int, from left: CGFloat, width: CGFloat) -> [Key] {
        titles.enumerated().map { index, title in
            key(.text(title.lowercased()), title, .light, row: row, from: left + CGFloat(index) * width, width: width)
        }
    }

    /// Keys in the middle of a row.
    private func centered(_ titles: [String], _ row: Int) -> [Key] {
        self.row(titles, row, from: (size.width - CGFloat(titles.count) * unit) / 2, width: unit)
    }

    // MARK: Rows

    private var letterRows: [Key] {
        let rows = language.letters
        return centered(rows[0], 0) + centered(rows[1], 1)
            + [key(.shift, "", .dark, row: 2, from: 0, width: 1.5 * unit)]
            + row(rows[2], 2, from: 1.5 * unit, width: 7 * unit / CGFloat(rows[2].count))
            + [deleteKey]
    }

    private var deleteKey: Key { key(.delete, "", .dark, row: 2, from: 8.5 * unit, width: 1.5 * unit) }

    private var marks: KeyboardMarks { KeyboardMarks(type: type, currency: language.currency) }

    private func rows(of marks: [[String]], other: KeyPlane.Name, _ title: String) -> [Key] {
        var keys = centered(marks[0], 0) + centered(marks[1], 1)
        keys.append(key(.plane(other), title, .dark, row: 2, from: 0, width: 1.5 * unit))
        keys += row(marks[2], 2, from: 1.5 * unit, width: 7 * unit / CGFloat(marks[2].count))
        keys.append(deleteKey)
        return keys
    }

    private func bottomRow(leadingTo plane: KeyPlane.Name, titled title: String) -> [Key] {
        let side = isLandscape ? 2 * unit : 2.5 * unit
        let middle = size.width - 2 * side
        var keys = [key(.plane(plane), title, .dark, row: 3, from: 0, width: side)]
        switch type {
        case .url: keys += row([".", "/", language.domains[0]], 3, from: side, width: middle / 3)
        case .emailAddress:
            keys.append(key(.space, language.spaceTitle, .light, row: 3, from: side, width: middle - 2 * unit))
            keys += row(["@", "."], 3, from: side + middle - 2 * unit, width: unit)
        default: keys.append(key(.space, language.spaceTitle, .light, row: 3, from: side, width: middle))
        }
        keys.append(key(.return, "", .dark, row: 3, from: size.width - side, width: side))
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
