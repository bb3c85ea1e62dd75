/// Dimensions of iPhone OS 3's table cells, in points.
enum TableCellMetrics {
    /// The default size of a cell.
    static let size = CGSize(width: 320, height: 44)
    /// The margin between the content and its neighbours.
    static let margin: CGFloat = 10
    /// The default width of one indentation level.
    static let indentationWidth: CGFloat = 10
    /// The indentation of the content while the editing control is shown.
    static let editingIndent: CGFloat = 32
    /// The width of the editing control's touch area, which overlaps the content's margin.
    static let editControlWidth: CGFloat = 42
    static let gripWidth: CGFloat = 43
    /// The space at the right of the reordering control's lines.
    static let gripMargin: CGFloat = 12
    /// The space at the right of the detail disclosure button.
    static let disclosureMargin: CGFloat = 4
    /// The space at the right of an app's button as an accessory; other accessory views keep ``margin``.
    static let buttonMargin: CGFloat = 6
    static let deleteMargin: CGFloat = 6
    static let deleteHeight: CGFloat = 33
    /// The width of the caption in style `value2`; its text ends there.
    static let captionWidth: CGFloat = 67
    static let captionGap: CGFloat = 6
    /// The radius of a group's corners.
    static let radius: CGFloat = 10

    /// The duration of an animated change of editing controls, in seconds.
    static let editingDuration: TimeInterval = 0.3
    /// The duration of a fading selection, in seconds.
    static let fadeDuration: TimeInterval = 0.4

    static let grayText = UIColor(white: 0.5, alpha: 1)
    static let valueText = UIColor(red: 56 / 255, green: 84 / 255, blue: 135 / 255, alpha: 1)
    static let captionText = UIColor(red: 81 / 255, green: 102 / 255, blue: 145 / 255, alpha: 1)
}

extension TableRowLook {
    /// The space at each side of a group, in points: 10 in a table narrower than 500 points, otherwise 6 percent of the
    /// width, from 31 to 45.
    package static func groupInset(tableWidth width: CGFloat) -> CGFloat {
        guard width.isFinite, width > 20 else { return 0 }
        return width < 500 ? 10 : min(max(31, (width * 0.06).rounded()), 45)
    }
}

/// The default fonts of a cell's labels.
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
