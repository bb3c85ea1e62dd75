/// The keys of an iPad: delete and return stand at the ends of the first two rows, shift at both ends of the third, and
/// the last key takes the keyboard away.
extension KeyboardLayout {
    func padPlane(_ name: KeyPlane.Name) -> KeyPlane {
        switch name {
        case .letters: KeyPlane(name: name, keys: padLetters + padBottomRow(leadingTo: .numbers, titled: numbersTitle))
        case .symbols:
            KeyPlane(
                name: name,
                keys: padMarks(marks.symbols, other: .numbers, "123") + padBottomRow(leadingTo: .letters, titled: "ABC")
            )
        case .numbers, .pad, .padSymbols:
            KeyPlane(
                name: .numbers,
                keys: padMarks(marks.numbers, other: .symbols, "#+=") + padBottomRow(leadingTo: .letters, titled: "ABC")
            )
        }
    }

    /// The gap at each side of a key, in points.
    private static let gap: CGFloat = 4

    private var insets: (left: CGFloat, right: CGFloat) { (Self.gap, Self.gap) }

    /// The width of a letter's key: the first row has one more, delete.
    private func unit(_ first: [String]) -> CGFloat { size.width / CGFloat(max(first.count, 1) + 1) }

    private func padRow(_ titles: [String], _ number: Int, from left: CGFloat, width: CGFloat) -> [Key] {
        titles.enumerated().map { index, title in
            key(
                .text(title.lowercased()), title, .light, row: number, from: left + CGFloat(index) * width,
                width: width, insets: insets)
        }
    }

    /// A row of marks, and at its end a key that does something.
    private func padRow(
        _ titles: [String], _ number: Int, from left: CGFloat, width: CGFloat, end: Key.Action
    ) -> [Key] {
        let right = left + CGFloat(titles.count) * width
        return padRow(titles, number, from: left, width: width)
            + [key(end, "", .dark, row: number, from: right, width: size.width - right, insets: insets)]
    }

    /// The punctuation keys between the letters of the third row and the right shift key.
    private var padStops: [String] {
        switch type {
        case .emailAddress: ["@", "."]
        case .url: ["/", "."]
        default: [",", "."]
        }
    }

    /// The two keys behind the letters write another mark with shift, which stands on them, too.
    private func withUpperMark(_ key: Key) -> Key {
        var key = key
        key.upperMark = [",": "!", ".": "?"][key.title] ?? ""
        return key
    }

    private var padLetters: [Key] {
        let rows = language.letters
        let unit = unit(rows[0])
        // Return needs more than a letter: the second row is set off if that leaves it enough.
        let offset = size.width - CGFloat(rows[1].count) * unit > 1.5 * unit ? unit / 2 : 0
        var keys = padRow(rows[0], 0, from: 0, width: unit, end: .delete)
        keys += padRow(rows[1], 1, from: offset, width: unit, end: .return)
        keys.append(key(.shift, "", .dark, row: 2, from: 0, width: unit, insets: insets))
        let room = Int((size.width / unit).rounded()) - 2 - rows[2].count
        keys += padRow(rows[2] + padStops.prefix(max(room, 0)), 2, from: unit, width: unit, end: .shift)
        return type == .url || type == .emailAddress ? keys : keys.map(withUpperMark)
    }

    private func padMarks(_ marks: [[String]], other: KeyPlane.Name, _ title: String) -> [Key] {
        let unit = unit(marks[0])
        let second = Array(marks[1].prefix(9))
        let third = marks[2] + marks[1].dropFirst(9)
        var keys = padRow(marks[0], 0, from: 0, width: unit, end: .delete)
        keys += padRow(second, 1, from: unit / 2, width: unit, end: .return)
        keys.append(key(.plane(other), title, .dark, row: 2, from: 0, width: unit, insets: insets))
        let end = size.width - unit
        let width = third.count > 8 ? (end - unit) / CGFloat(third.count) : unit
        let left = (size.width - CGFloat(third.count) * width) / 2
        keys += padRow(third, 2, from: left, width: width)
        keys.append(key(.plane(other), title, .dark, row: 2, from: end, width: unit, insets: insets))
        return keys
    }

    private func padBottomRow(leadingTo plane: KeyPlane.Name, titled title: String) -> [Key] {
        let unit = size.width / 11
        let (left, right) = (2.5 * unit, 8.2 * unit)
        var keys = [key(.plane(plane), title, .dark, row: 3, from: 0, width: left, insets: insets)]
        if type == .url {
            let titles = [":", "/", "_", "-", language.domains[0]]
            keys += padRow(titles, 3, from: left, width: (right - left) / CGFloat(titles.count))
        } else {
            keys.append(
                key(.space, language.spaceTitle, .space, row: 3, from: left, width: right - left, insets: insets))
        }
        keys.append(key(.plane(plane), title, .dark, row: 3, from: right, width: 1.8 * unit, insets: insets))
        keys.append(key(.hide, "", .dark, row: 3, from: 10 * unit, width: size.width - 10 * unit, insets: insets))
        return keys
    }
}
