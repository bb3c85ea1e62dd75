extension UITableViewCell {
    /// The styles of cells: which labels a cell has and how they are laid out.
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

    /// The style of the separators between rows.
    /// - ObjC: UITableViewCellSeparatorStyle
    public enum SeparatorStyle: Int, Sendable {
        case none = 0
        case singleLine = 1
        /// A line with a light line below it. For grouped tables.
        case singleLineEtched = 2
    }

    /// The appearance of a selected cell.
    /// - ObjC: UITableViewCellSelectionStyle
    public enum SelectionStyle: Int, Sendable {
        case none = 0
        case blue = 1
        case gray = 2
    }

    /// The editing control of a row.
    /// - ObjC: UITableViewCellEditingStyle
    public enum EditingStyle: Int, Sendable {
        case none = 0
        case delete = 1
        case insert = 2
    }

    /// The standard accessories at the right end of a cell.
    /// - ObjC: UITableViewCellAccessoryType
    public enum AccessoryType: Int, Sendable {
        /// - ObjC: UITableViewCellAccessoryNone
        case none = 0
        /// A chevron: a tap on the row leads to another screen.
        /// - ObjC: UITableViewCellAccessoryDisclosureIndicator
        case disclosureIndicator = 1
        /// A blue button with a chevron, which responds to taps apart from the row.
        /// - ObjC: UITableViewCellAccessoryDetailDisclosureButton
        case detailDisclosureButton = 2
        /// - ObjC: UITableViewCellAccessoryCheckmark
        case checkmark = 3
    }

    /// The editing controls that a cell shows, in addition to its normal content.
    /// - ObjC: UITableViewCellStateMask
    public struct StateMask: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// - ObjC: UITableViewCellStateDefaultMask
        public static let `default`: StateMask = []
        /// The delete or insert control, or the circle of multiple selection, at the left end.
        /// - ObjC: UITableViewCellStateShowingEditControlMask
        public static let showingEditControl = StateMask(rawValue: 1 << 0)
        /// The delete confirmation button at the right end.
        /// - ObjC: UITableViewCellStateShowingDeleteConfirmationMask
        public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
    }
}
