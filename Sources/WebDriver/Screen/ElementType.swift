import UIKit

/// What XCUITest calls the kinds of elements: `XCUIElementTypeButton`.
package enum ElementType {
    package static let prefix = "XCUIElementType"

    /// - Parameter parent: what the element is in.
    static func name(of node: AccessibilityNode, in parent: AccessibilityNode?) -> String {
        let isSearchField = node.kind == "UITextField" && parent?.kind == "UISearchBar"
        return isSearchField ? prefix + "SearchField" : name(of: node)
    }

    /// The type of an element. What people see counts before the class: a label that is a button is a button.
    private static func name(of node: AccessibilityNode) -> String {
        prefix + (ofClass[node.kind] ?? ofTraits(node.traits) ?? ofPlainClass[node.kind] ?? "Other")
    }

    /// Classes that are always of one type.
    private static let ofClass = [
        "UIWindow": "Window", "UINavigationBar": "NavigationBar", "UITabBar": "TabBar", "UIToolbar": "Toolbar",
        "UITableView": "Table", "UITableViewCell": "Cell", "UITextField": "TextField",
        "SecureTextField": "SecureTextField", "UITextView": "TextView", "UISwitch": "Switch", "UISlider": "Slider",
        "UIStepper": "Stepper", "UISegmentedControl": "SegmentedControl", "UIPageControl": "PageIndicator",
        "UIProgressView": "ProgressIndicator", "UIActivityIndicatorView": "ActivityIndicator",
        "UIPickerView": "Picker", "PickerWheel": "PickerWheel", "UIDatePicker": "DatePicker", "UIAlertView": "Alert",
        "UIActionSheet": "Sheet", "UIWebView": "WebView", "KeyboardView": "Keyboard", "StatusBar": "StatusBar",
        "StatusBarItem": "StaticText", "IconView": "Icon",
    ]

    private static func ofTraits(_ traits: [String]) -> String? {
        for (trait, type) in [
            ("keyboardKey", "Key"), ("link", "Link"), ("searchField", "SearchField"), ("adjustable", "Slider"),
            ("button", "Button"), ("staticText", "StaticText"), ("image", "Image"),
        ] where traits.contains(trait) {
            return type
        }
        return nil
    }

    /// Classes whose type is another one if their traits say so.
    private static let ofPlainClass = [
        "UIButton": "Button", "UILabel": "StaticText", "UIImageView": "Image", "UIScrollView": "ScrollView",
    ]
}
