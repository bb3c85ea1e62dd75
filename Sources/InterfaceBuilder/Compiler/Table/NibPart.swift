/// A special conversion: of several keys of a document together, or of one key in its own way.
package enum NibPart: Hashable, Sendable {
    case geometry
    case viewFlags
    case subviews
    case accessibility
    case font(FontSource)
    case buttonClass
    case buttonContent(state: Int, ButtonContentKey)
    case insets(String)
    case segments
    case textInputTraits
    case windowVisibility
    case contentView
    case viewControllers
    case navigationBar
    case tabBar
    case barOwner
    case systemItem
    case sectionHeight
    case tableStyle
    case countDown
    case dates
    case runtimeAttributes
    /// A key of a value class, which the conversion of the class reads; the text tells what it becomes.
    case value(String)

    /// The key with a view's font.
    package enum FontSource: Hashable, Sendable {
        /// `NSFont`.
        case font
        /// `IBUIFontDescription`, for files of Xcode 4.5 and later.
        case description
    }

    /// The kinds of content that a button has in each state.
    package enum ButtonContentKey: String, Sendable {
        case title = "UITitle"
        case titleColour = "UITitleColor"
        case shadowColour = "UIShadowColor"
        case image = "UIImage"
        case backgroundImage = "UIBackgroundImage"
    }

    /// The part that represents all keys that are converted together, so that the conversion runs once.
    var whole: NibPart {
        switch self {
        case .font: return .font(.font)
        case .buttonContent: return .buttonContent(state: 0, .title)
        case .value: return .value("")
        default: return self
        }
    }

    /// The result in the nib, as text for the table in docs/InterfaceBuilder.md.
    package var summary: String {
        switch self {
        case .geometry:
            return "`UIBounds` (rectangle at 0, 0) and `UICenter` (point); at the top of the list the frame is at 0, 0"
        case .viewFlags:
            return "`UIAutoresizingMask` (the low 6 bits), `UIAutoresizeSubviews` (0x100), `UIHidden` (0x80000000)"
        case .subviews: return "`UISubviews` (NSMutableArray), back to front"
        case .accessibility: return "a `UIRuntimeAccessibilityConfiguration` in `UINibAccessibilityConfigurationsKey`"
        case .font(.font):
            return "`UIFont` (UIFont); if absent Helvetica 17 for labels and text views, 12 for text fields"
        case .font(.description): return "`UIFont` (UIFont), unless `IBUIFont` is there"
        case .buttonClass: return "`UIButtonType` (integer, not 0); 1 makes the class `UIRoundedRectButton`"
        case .buttonContent(let state, let content):
            return "`\(content.rawValue)` of the `UIButtonContent` under \(state) of `UIButtonStatefulContent`"
                + " (NSMutableDictionary)"
        case .insets(let name): return "`UI\(name)` (insets), unless all four are 0"
        case .segments: return "`UISegments` (NSMutableArray of UISegment)"
        case .textInputTraits: return "its keys, as `UI…`, in the view itself"
        case .windowVisibility: return "the window in `UINibVisibleWindowsKey`; `UIHidden` is YES in any case"
        case .contentView: return "`UIContentView`, a `UITableViewCellContentView`"
        case .viewControllers:
            return "`UIViewControllers` and `UIChildViewControllers` (NSMutableArrays)"
        case .navigationBar: return "`UINavigationBar`; in the bar `UIDelegate` and `UIItems`"
        case .tabBar: return "`UITabBar`; in the bar `UIDelegate` and `UIItems`"
        case .barOwner: return "the same with `UI`; where only a controller says whose bar it is, that"
        case .systemItem: return "`UISystemItem` (integer) and `UIIsSystemItem` (YES)"
        case .tableStyle:
            return "`UIStyle` (integer, not 0); `UISeparatorStyle` (integer) but for a grouped table's 1; "
                + "for a grouped table without `IBUIBackgroundColor` its pattern"
        case .sectionHeight: return "the same with `UI` (float), unless it is a default: 10, 22 or 27"
        case .dates:
            return
                "`UIDate`, `UIMinimumDate`, `UIMaximumDate` (NSDate); if meant but not given 246762000 (in archives), "
                + "-978267600, 6311300400"
        case .countDown: return "`UICountDownDuration` (double), where the mode is 3"
        case .runtimeAttributes: return "`UINibKeyValuePair`s in `UINibKeyValuePairsKey`"
        case .value(let text): return text
        }
    }
}
