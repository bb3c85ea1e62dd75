/// The labels of multi-value entries. A predefined label is stored in the form `_$!<Home>!$_`, so that each device can
/// show it in its own language.
package enum ABLabel {
    package static let home = "_$!<Home>!$_"
    package static let work = "_$!<Work>!$_"
    package static let other = "_$!<Other>!$_"
    package static let mobile = "_$!<Mobile>!$_"
    package static let main = "_$!<Main>!$_"
    package static let homeFax = "_$!<HomeFAX>!$_"
    package static let workFax = "_$!<WorkFAX>!$_"
    package static let pager = "_$!<Pager>!$_"
    package static let homePage = "_$!<HomePage>!$_"
    package static let anniversary = "_$!<Anniversary>!$_"
    /// Has no brackets: it is shown as it is stored.
    package static let iPhone = "iPhone"

    /// The labels that the user can choose for a value of the property, in the order of the list.
    package static func offered(for property: ABPropertyID) -> [String] {
        switch property {
        case ABProperty.phone: [mobile, iPhone, home, work, main, homeFax, workFax, pager, other]
        case ABProperty.url: [homePage, home, work, other]
        case ABProperty.date: [anniversary, other]
        case ABProperty.relatedNames:
            [
                "Mother", "Father", "Parent", "Sister", "Brother", "Child", "Friend", "Spouse", "Partner", "Assistant",
                "Manager", "Other",
            ].map { "_$!<\($0)>!$_" }
        default: [home, work, other]
        }
    }

    /// The text to show: `mobile` for `_$!<Mobile>!$_`. A custom label is returned unchanged.
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
