import Foundation

/// Gets the string by which an object is sorted.
@MainActor enum CollationString {
    /// - Returns: an empty string if the object has no string for the selector.
    static func of(_ object: Any, _ selector: Selector) -> String {
        if let string = object as? String { return transformed(string, selector) }
        if let answer = ActionDispatch.string(selector, of: object as AnyObject) { return answer }
        return property(selector.name, of: object) ?? ""
    }

    /// The result of NSString's method of this name, for the methods commonly used for collation.
    private static func transformed(_ string: String, _ selector: Selector) -> String {
        switch selector.name {
        case "lowercaseString": string.lowercased()
        case "uppercaseString": string.uppercased()
        case "capitalizedString": string.capitalized
        case "self", "description", "copy", "mutableCopy", "stringByStandardizingPath": string
        case "lastPathComponent": (string as NSString).lastPathComponent
        default: string
        }
    }

    /// The value of a stored property of a Swift object, of its class or a superclass.
    private static func property(_ name: String, of object: Any) -> String? {
        var mirror: Mirror? = Mirror(reflecting: object)
        while let current = mirror {
            if let child = current.children.first(where: { $0.label == name }) { return child.value as? String }
            mirror = current.superclassMirror
        }
        return nil
    }
}
