/// Converts pasteboard values to bytes and back.
@MainActor enum PasteboardValue {
    /// - Returns: the bytes of a value; nil if it has a type that a pasteboard cannot hold.
    static func data(_ value: Any) -> Data? {
        switch value {
        case let data as Data: data
        case let text as String: Data(text.utf8)
        case let url as URL: Data(url.absoluteString.utf8)
        case let image as UIImage: UIImagePNGRepresentation(image)
        case let color as UIColor: Data(components(of: color).map { "\($0)" }.joined(separator: " ").utf8)
        default: try? PropertyListSerialization.data(fromPropertyList: value, format: .binary, options: 0)
        }
    }

    /// Converts a value to the usual class of its pasteboard type: for a text type, bytes become a string.
    static func object(_ value: Any, _ type: String) -> Any? {
        if UIPasteboard.typeListString.contains(type) { return string(value) }
        if UIPasteboard.typeListURL.contains(type) {
            return value as? URL ?? string(value).flatMap { URL(string: $0) }
        }
        if UIPasteboard.typeListImage.contains(type) {
            return value as? UIImage ?? (value as? Data).flatMap { UIImage(data: $0) }
        }
        if UIPasteboard.typeListColor.contains(type) {
            return value as? UIColor ?? (value as? Data).flatMap(color)
        }
        return value
    }

    // MARK: In files

    /// Converts a value to a property list value and the kind from which `restored` restores it. nil if a pasteboard
    /// cannot hold it.
    static func storable(_ value: Any) -> (kind: String, value: Any)? {
        switch value {
        case let url as URL: ("url", url.absoluteString)
        case is UIImage: data(value).map { ("image", $0) }
        case is UIColor: data(value).map { ("color", $0) }
        default: PropertyListSerialization.propertyList(value, isValidFor: .binary) ? ("plain", value) : nil
        }
    }

    /// Restores a value that ``storable(_:)`` has converted.
    static func restored(_ value: Any, kind: String?) -> Any? {
        switch kind {
        case "url": (value as? String).flatMap { URL(string: $0) }
        case "image": (value as? Data).flatMap { UIImage(data: $0) }
        case "color": (value as? Data).flatMap(color)
        default: value
        }
    }

    private static func string(_ value: Any) -> String? {
        switch value {
        case let text as String: text
        case let url as URL: url.absoluteString
        case let data as Data: String(decoding: data, as: UTF8.self)
        default: nil
        }
    }

    private static func components(of color: UIColor) -> [CGFloat] {
        let components = color.cgColor.components ?? []
        return components.count == 2 ? [components[0], components[0], components[0], components[1]] : components
    }

    private static func color(_ data: Data) -> UIColor? {
        let parts = String(decoding: data, as: UTF8.self).split(separator: " ").compactMap { Double($0) }
        guard parts.count == 4 else { return nil }
        return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    }
}
