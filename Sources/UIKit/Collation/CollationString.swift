import Foundation

/// The string by which an object is sorted.
@MainActor enum CollationString {
    /// - Returns: "" for an object that has no such string.
    static func of(_ object: Any, _ selector: Selector) -> String {
        if let string = object as? String { return transformed(string, selector) }
        if let answer = ActionDispatch.string(selector, of: object as AnyObject) { return answer }
        return property(selector.name, of: object) ?? ""
    }

    /// What Foundation's strings answer.
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

    /// A stored property of a Swift object, of its class or one above it.
    private static func property(_ name: String, of object: Any) -> String? {
        var mirror: Mirror? = Mirror(reflecting: object)
        while let current = mirror {
            if let child = current.children.first(where: { $0.label == name }) { return child.value as? String }
            mirror = current.superclassMirror
        }
        return nil
    }
}
