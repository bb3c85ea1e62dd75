/// The words beside a value: those that every device knows are kept in brackets, so that each shows them in its language.
package enum ABLabel {
    package static let home = "_$!<Home>!$_"
    package static let work = "_$!<Work>!$_"
    package static let other = "_$!<Other>!$_"
    package static let mobile = "_$!<Mobile>!$_"
    package static let main = "_$!<Main>!$_"
    package static let homePage = "_$!<HomePage>!$_"

    /// What is shown: `mobile` for `_$!<Mobile>!$_`, and a label of the user's own as it is.
    package static func localized(_ label: String) -> String {
        guard label.hasPrefix("_$!<"), label.hasSuffix(">!$_") else { return label }
        let name = String(label.dropFirst(4).dropLast(4))
        switch name {
        case "HomeFAX": return "home fax"
        case "WorkFAX": return "work fax"
        case "HomePage": return "home page"
        default: return name.lowercased()
        }
    }
}
