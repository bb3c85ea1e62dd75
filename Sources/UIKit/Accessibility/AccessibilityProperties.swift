/// The accessibility properties that an app set on an object; nil where it set none.
package struct AccessibilityProperties {
    var isElement: Bool?
    var label: String?
    var value: String?
    var hint: String?
    var identifier: String?
    var traits: UIAccessibilityTraits?
    var frame: CGRect?
}

/// The traits of an accessibility element: its kind, its behaviour and its state.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// - ObjC: UIAccessibilityTraitNone
    public static let none = UIAccessibilityTraits([])
    /// - ObjC: UIAccessibilityTraitButton
    public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
    /// - ObjC: UIAccessibilityTraitLink
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    /// - ObjC: UIAccessibilityTraitImage
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    /// - ObjC: UIAccessibilityTraitSelected
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    /// - ObjC: UIAccessibilityTraitPlaysSound
    public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
    /// - ObjC: UIAccessibilityTraitKeyboardKey
    public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
    /// - ObjC: UIAccessibilityTraitStaticText
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    /// - ObjC: UIAccessibilityTraitSummaryElement
    public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
    /// - ObjC: UIAccessibilityTraitNotEnabled
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    /// - ObjC: UIAccessibilityTraitUpdatesFrequently
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
    /// - ObjC: UIAccessibilityTraitSearchField
    public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
    /// - ObjC: UIAccessibilityTraitStartsMediaSession
    public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
    /// - ObjC: UIAccessibilityTraitAllowsDirectInteraction
    public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
    /// - ObjC: UIAccessibilityTraitCausesPageTurn
    public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
    /// - ObjC: UIAccessibilityTraitAdjustable
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
}
