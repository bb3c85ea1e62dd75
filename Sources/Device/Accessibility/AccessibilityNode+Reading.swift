import Foundation
import UIKit

/// Why something is not a tree.
package struct TreeError: Error, CustomStringConvertible {
    package let description: String
}

/// Reads the tree that an app sends. The input is hostile: sizes and depth are limited.
extension AccessibilityNode {
    private static let deepest = 200
    private static let most = 100_000

    /// Reads one node, or an array of them.
    package static func nodes(fromJSON data: Data) throws -> [AccessibilityNode] {
        let object: Any
        do {
            object = try JSONSerialization.jsonObject(with: data)
        } catch {
            throw TreeError(description: "not JSON: \(error.localizedDescription)")
        }
        var count = 0
        if let list = object as? [Any] { return try list.map { try AccessibilityNode($0, depth: 1, count: &count) } }
        return [try AccessibilityNode(object, depth: 0, count: &count)]
    }

    private init(_ object: Any, depth: Int, count: inout Int) throws {
        count += 1
        guard depth <= AccessibilityNode.deepest, count <= AccessibilityNode.most else {
            throw TreeError(
                description: "deeper than \(AccessibilityNode.deepest) or more than \(AccessibilityNode.most) nodes")
        }
        guard let fields = object as? [String: Any] else { throw TreeError(description: "a node is no dictionary") }
        let numbers = (fields["frame"] as? [Any] ?? []).compactMap { ($0 as? NSNumber)?.doubleValue }
        guard numbers.count == 4 else { throw TreeError(description: "a frame is not four numbers") }
        self.init(
            className: fields["class"] as? String ?? "",
            frame: CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]),
            label: fields["label"] as? String, value: fields["value"] as? String,
            identifier: fields["identifier"] as? String,
            traits: (fields["traits"] as? [Any] ?? []).compactMap { $0 as? String },
            isElement: fields["element"] as? Bool ?? false, isEnabled: fields["enabled"] as? Bool ?? true,
            isHidden: fields["hidden"] as? Bool ?? false)
        if let kind = fields["kind"] as? String { self.kind = kind }
        identity = (fields["id"] as? String).flatMap { UInt64($0, radix: 16) } ?? 0
        placeholder = fields["placeholder"] as? String
        isFirstResponder = fields["focused"] as? Bool ?? false
        for child in fields["children"] as? [Any] ?? [] {
            children.append(try AccessibilityNode(child, depth: depth + 1, count: &count))
        }
    }
}
