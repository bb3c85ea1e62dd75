import Foundation

/// A property list in XML.
enum MarkupPropertyList {
    /// - Parameter element: `<plist>` or the value in it.
    static func node(_ element: MarkupElement, path: String) throws -> PropertyListNode {
        switch element.name {
        case "plist":
            guard let first = element.children.first, element.children.count == 1 else {
                throw XcodeProjectError(
                    "the property list has \(element.children.count) roots", path: path, line: element.line)
            }
            return try node(first, path: path)
        case "dict": return PropertyListNode(value: .dictionary(try entries(element, path: path)), line: element.line)
        case "array":
            return PropertyListNode(
                value: .list(try element.children.map { try node($0, path: path) }), line: element.line)
        case "string", "integer", "real", "date":
            return PropertyListNode(value: .text(element.text), line: element.line)
        case "true": return PropertyListNode(value: .text("YES"), line: element.line)
        case "false": return PropertyListNode(value: .text("NO"), line: element.line)
        case "data":
            let data = Data(base64Encoded: element.text, options: .ignoreUnknownCharacters)
            guard let data else { throw XcodeProjectError("<data> is not in base 64", path: path, line: element.line) }
            return PropertyListNode(value: .data(data), line: element.line)
        default:
            throw XcodeProjectError("<\(element.name)> is no value of a property list", path: path, line: element.line)
        }
    }

    private static func entries(_ element: MarkupElement, path: String) throws -> [PropertyListNode.Entry] {
        var entries: [PropertyListNode.Entry] = []
        var key: String?
        for child in element.children {
            if child.name == "key" {
                guard key == nil else {
                    throw XcodeProjectError("the key before “\(child.text)” has no value", path: path, line: child.line)
                }
                key = child.text
            } else {
                guard let name = key else {
                    throw XcodeProjectError("a value has no key", path: path, line: child.line)
                }
                entries.append(.init(key: name, value: try node(child, path: path)))
                key = nil
            }
        }
        if let key { throw XcodeProjectError("the key “\(key)” has no value", path: path, line: element.line) }
        return entries
    }
}
