/// What views of the framework's classes tell about themselves where the app says nothing.
struct AutomaticAccessibility {
    var isElement = false
    var label: String?
    var value: String?
    var traits: UIAccessibilityTraits = []
}

extension UIView {
    var automaticAccessibility: AutomaticAccessibility {
        switch self {
        case let label as UILabel: label.labelDescription
        case let button as UIButton: button.buttonDescription
        case let control as UIControl: control.controlDescription
        case let imageView as UIImageView: imageView.imageDescription
        default: AutomaticAccessibility(isElement: accessibility?.label != nil)
        }
    }
}

extension UILabel {
    fileprivate var labelDescription: AutomaticAccessibility {
        AutomaticAccessibility(
            isElement: true, label: text, traits: isEnabled ? .staticText : [.staticText, .notEnabled])
    }
}

extension UIControl {
    fileprivate var controlDescription: AutomaticAccessibility {
        var traits: UIAccessibilityTraits = []
        if isSelected { traits.insert(.selected) }
        if !isEnabled { traits.insert(.notEnabled) }
        return AutomaticAccessibility(isElement: true, traits: traits)
    }
}

extension UIButton {
    fileprivate var buttonDescription: AutomaticAccessibility {
        var description = controlDescription
        description.traits.insert(.button)
        description.label = currentTitle ?? defaultName
        return description
    }

    private var defaultName: String? {
        switch buttonType {
        case .detailDisclosure, .infoLight, .infoDark: "More Info"
        case .contactAdd: "Add Contact"
        case .custom, .roundedRect: nil
        }
    }
}

extension UIImageView {
    fileprivate var imageDescription: AutomaticAccessibility {
        AutomaticAccessibility(isElement: accessibility?.label != nil, traits: .image)
    }
}
