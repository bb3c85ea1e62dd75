/// The key for the font of a bar's or item's title: a `UIFont`.
public let UITextAttributeFont = "UITextAttributeFont"
/// The key for the colour of a title: a `UIColor`.
public let UITextAttributeTextColor = "UITextAttributeTextColor"
/// The key for the colour of a title's shadow: a `UIColor`.
public let UITextAttributeTextShadowColor = "UITextAttributeTextShadowColor"
/// The key for the offset of a title's shadow: an `NSValue` with a `UIOffset`.
public let UITextAttributeTextShadowOffset = "UITextAttributeTextShadowOffset"

/// The title attributes that the app set on a bar or item; nil where the bar's own apply.
struct TitleAttributes {
    var font: UIFont?
    var color: UIColor?
    var shadowColor: UIColor?

    init(_ attributes: [String: Any]?) {
        font = attributes?[UITextAttributeFont] as? UIFont
        color = attributes?[UITextAttributeTextColor] as? UIColor
        shadowColor = attributes?[UITextAttributeTextShadowColor] as? UIColor
    }

    /// The attributes that can be archived: fonts and colours.
    static func archive(_ attributes: [String: Any]) -> Any? {
        attributes.filter { $0.value is UIFont || $0.value is UIColor }
    }
}
