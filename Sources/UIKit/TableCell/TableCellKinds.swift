extension UITableViewCell {
    /// Which labels a cell has and where they are.
    /// - ObjC: UITableViewCellStyle
    public enum CellStyle: Int, Sendable {
        /// One label, with an image at its left.
        /// - ObjC: UITableViewCellStyleDefault
        case `default` = 0
        /// A black label at the left and a blue one at the right, as in Settings.
        case value1 = 1
        /// A blue caption that ends at a fixed column and a black label after it, as in Phone.
        case value2 = 2
        /// A black label and a smaller grey one below it, as in iPod.
        case subtitle = 3
    }

    /// The line between rows.
    /// - ObjC: UITableViewCellSeparatorStyle
    public enum SeparatorStyle: Int, Sendable {
        case none = 0
        case singleLine = 1
        /// A line with a line of light below it. For grouped tables.
        case singleLineEtched = 2
    }

    /// What a selected cell looks like.
    /// - ObjC: UITableViewCellSelectionStyle
    public enum SelectionStyle: Int, Sendable {
        case none = 0
        case blue = 1
        case gray = 2
    }

    /// What a person can do with a row while the table is edited.
    /// - ObjC: UITableViewCellEditingStyle
    public enum EditingStyle: Int, Sendable {
        case none = 0
        case delete = 1
        case insert = 2
    }

    /// The sign at the right end of a cell.
    /// - ObjC: UITableViewCellAccessoryType
    public enum AccessoryType: Int, Sendable {
        /// - ObjC: UITableViewCellAccessoryNone
        case none = 0
        /// A chevron: the row leads to another screen.
        /// - ObjC: UITableViewCellAccessoryDisclosureIndicator
        case disclosureIndicator = 1
        /// A blue button with a chevron, which a person can tap apart from the row.
        /// - ObjC: UITableViewCellAccessoryDetailDisclosureButton
        case detailDisclosureButton = 2
        /// - ObjC: UITableViewCellAccessoryCheckmark
        case checkmark = 3
    }

    /// Which controls a cell shows that it does not show at rest.
    /// - ObjC: UITableViewCellStateMask
    public struct StateMask: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// - ObjC: UITableViewCellStateDefaultMask
        public static let `default`: StateMask = []
        /// The minus, the plus or the circle at the left.
        /// - ObjC: UITableViewCellStateShowingEditControlMask
        public static let showingEditControl = StateMask(rawValue: 1 << 0)
        /// The button at the right that deletes the row.
        /// - ObjC: UITableViewCellStateShowingDeleteConfirmationMask
        public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
    }
}
