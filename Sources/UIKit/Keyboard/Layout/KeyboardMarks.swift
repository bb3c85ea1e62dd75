/// The digits and marks of a keyboard, three rows to a plane.
struct KeyboardMarks {
    let numbers: [[String]]
    let symbols: [[String]]

    init(type: UIKeyboardType, currency: KeyboardLanguage.Currency) {
        let digits = KeyboardMarks.keys("1234567890")
        switch type {
        case .url:
            let rest = KeyboardMarks.keys("_:-+")
            numbers = [digits, KeyboardMarks.keys("@&%?,="), rest]
            symbols = [KeyboardMarks.keys("`|{}#^*()'"), KeyboardMarks.keys("[]$!~;"), rest]
        case .emailAddress:
            let (marks, rest) = (KeyboardMarks.keys("$!~&=#[]"), KeyboardMarks.keys("._-+"))
            numbers = [digits, marks, rest]
            symbols = [KeyboardMarks.keys("`|{}?%^*/'"), marks, rest]
        default:
            let rest = KeyboardMarks.keys(".,?!'")
            numbers = [digits, KeyboardMarks.keys("-/:;()" + currency.first + "&@\""), rest]
            symbols = [KeyboardMarks.keys("[]{}#%^*+="), KeyboardMarks.keys("_\\|~<>" + currency.others + "•"), rest]
        }
    }

    private static func keys(_ marks: String) -> [String] { marks.map { String($0) } }
}
