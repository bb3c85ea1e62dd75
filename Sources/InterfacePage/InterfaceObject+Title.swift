import InterfaceBuilder

extension InterfaceObject {
    /// What the document's list calls it: "File's Owner", "Label (Name)", "First View Controller".
    var title: String {
        if let label, !label.isEmpty { return label }
        if className == "IBProxyObject" { return proxyTitle }
        let name = Self.words(customClassName ?? plainName)
        for key in ["IBUIText", "IBUINormalTitle", "IBUITitle", "IBUIPlaceholder"] {
            if case .string(let text)? = self[key], !text.isEmpty { return "\(name) (\(text.prefix(60)))" }
        }
        return name
    }

    /// The class that it will be of.
    var typeName: String {
        if let customClassName { return customClassName }
        if proxyIdentifier == "IBFirstResponder" { return "UIResponder" }
        if ["IBProxyObject", "IBUICustomObject"].contains(className) { return "NSObject" }
        return className.hasPrefix("IBUI") ? String(className.dropFirst(2)) : className
    }

    /// Which of the page's symbols stands before it in the list.
    var icon: String {
        switch className {
        case "IBProxyObject": proxyIdentifier == "IBFirstResponder" ? "responder" : "owner"
        case "IBUIWindow": "window"
        case "IBUICustomObject": "object"
        case _ where className.hasSuffix("Controller"): "controller"
        case _ where className.hasSuffix("Item") || className.hasSuffix("Recognizer"): "item"
        case "IBUIButton", "IBUISwitch", "IBUISlider", "IBUISegmentedControl", "IBUITextField", "IBUIPageControl",
            "IBUIStepper", "IBUIDatePicker", "IBUIPickerView":
            "control"
        case "IBUILabel", "IBUITextView": "text"
        case "IBUIImageView": "image"
        default: "view"
        }
    }

    private var proxyIdentifier: String? {
        if case .string(let identifier)? = self["IBProxiedObjectIdentifier"] { return identifier }
        return identifier == "-1" ? "IBFilesOwner" : identifier == "-2" ? "IBFirstResponder" : nil
    }

    private var proxyTitle: String {
        switch proxyIdentifier {
        case "IBFilesOwner": "File's Owner"
        case "IBFirstResponder": "First Responder"
        case let other?: "Proxy Object (\(other))"
        case nil: "Proxy Object"
        }
    }

    private var plainName: String {
        if className == "IBUICustomObject" { return "Object" }
        return className.hasPrefix("IBUI") ? String(className.dropFirst(4)) : className
    }

    /// "UITableViewCell" in words: "Table View Cell".
    private static func words(_ name: String) -> String {
        var words = ""
        let letters = Array(name)
        for (index, letter) in letters.enumerated() {
            let startsWord =
                letter.isUppercase && index > 0
                && (letters[index - 1].isLowercase
                    || (index + 1 < letters.count && letters[index + 1].isLowercase && letters[index - 1].isUppercase))
            if startsWord { words += " " }
            words.append(letter)
        }
        return words
    }
}
