/// The measures of iPhone OS 3's cells, in points.
enum TableCellMetrics {
    /// A row as high as one is unless somebody says otherwise.
    static let size = CGSize(width: 320, height: 44)
    /// Between content and what is beside it.
    static let margin: CGFloat = 10
    /// What a level of indentation is.
    static let indentationWidth: CGFloat = 10
    /// How far content makes room for the control at its left.
    static let editingIndent: CGFloat = 32
    /// The control at the left: its touchable width, over the margin of the content.
    static let editControlWidth: CGFloat = 42
    static let gripWidth: CGFloat = 43
    /// What the grip's lines keep free at their right.
    static let gripMargin: CGFloat = 12
    /// What the detail disclosure button keeps free at its right.
    static let disclosureMargin: CGFloat = 4
    /// What an app's button keeps free there; other accessories keep the margin.
    static let buttonMargin: CGFloat = 6
    static let deleteMargin: CGFloat = 6
    static let deleteHeight: CGFloat = 33
    /// Where captions of the style `value2` end, and what follows them begins.
    static let captionWidth: CGFloat = 67
    static let captionGap: CGFloat = 6
    /// The corners of groups.
    static let radius: CGFloat = 10

    /// How long controls take to come and go, in seconds.
    static let editingDuration: TimeInterval = 0.3
    /// How long a selection takes to fade, in seconds.
    static let fadeDuration: TimeInterval = 0.4

    static let grayText = UIColor(white: 0.5, alpha: 1)
    static let valueText = UIColor(red: 56 / 255, green: 84 / 255, blue: 135 / 255, alpha: 1)
    static let captionText = UIColor(red: 81 / 255, green: 102 / 255, blue: 145 / 255, alpha: 1)
}

extension TableRowLook {
    /// What a group keeps free at each side in a table of that width: more on a wide screen.
    package static func groupInset(tableWidth width: CGFloat) -> CGFloat {
        guard width.isFinite, width > 20 else { return 0 }
        return width < 500 ? 10 : min(max(31, (width * 0.06).rounded()), 45)
    }
}

/// The fonts of labels whose font is not the app's own.
@MainActor enum TableCellFonts {
    static func text(_ style: UITableViewCell.CellStyle, in tableStyle: UITableView.Style) -> UIFont {
        switch style {
        case .default: tableStyle == .grouped ? bold17 : bold20
        case .value1: bold17
        case .value2: bold12
        case .subtitle: bold18
        }
    }

    static func detail(_ style: UITableViewCell.CellStyle) -> UIFont {
        switch style {
        case .default, .value1: plain17
        case .value2: bold15
        case .subtitle: plain14
        }
    }

    private static let bold20 = UIFont.boldSystemFont(ofSize: 20)
    private static let bold18 = UIFont.boldSystemFont(ofSize: 18)
    private static let bold17 = UIFont.boldSystemFont(ofSize: 17)
    private static let bold15 = UIFont.boldSystemFont(ofSize: 15)
    private static let bold12 = UIFont.boldSystemFont(ofSize: 12)
    private static let plain17 = UIFont.systemFont(ofSize: 17)
    private static let plain14 = UIFont.systemFont(ofSize: 14)
}
