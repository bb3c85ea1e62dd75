/// The keys of number pads.
enum NumberPad {
    typealias Item = (action: Key.Action, title: String, subtitle: String)

    /// The first three rows.
    static var digits: [Item] {
        [
            digit("1", ""), digit("2", "ABC"), digit("3", "DEF"), digit("4", "GHI"), digit("5", "JKL"),
            digit("6", "MNO"), digit("7", "PQRS"), digit("8", "TUV"), digit("9", "WXYZ"),
        ]
    }

    static var zero: Item { digit("0", "") }

    /// The symbols of telephone numbers. A pause is inserted as a comma, a wait as a semicolon.
    static var symbols: [Item] {
        [
            (.nothing, "", ""), (.nothing, "", ""), (.nothing, "", ""),
            (.text(","), "pause", ""), (.nothing, "", ""), (.text(";"), "wait", ""),
            (.text("*"), "*", ""), (.nothing, "", ""), (.text("#"), "#", ""),
        ]
    }

    static var plus: Item { (.text("+"), "+", "") }

    private static func digit(_ digit: String, _ letters: String) -> Item { (.text(digit), digit, letters) }
}
