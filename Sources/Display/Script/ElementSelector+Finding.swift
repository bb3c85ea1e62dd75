import CoreGraphics
import Foundation
import UIKit

extension ElementSelector {
    /// The element on a screen; nil if there is none.
    ///
    /// - Throws: `TimedExpression.Failure`.
    package func find(in root: AccessibilityNode) throws -> AccessibilityNode? { try path(in: root)?.last }

    /// The element on a screen with all that it is in, from the outermost on; nil if there is none.
    package func path(in root: AccessibilityNode) throws -> [AccessibilityNode]? {
        var containers = [[root]]
        for (index, part) in parts.enumerated().reversed() {
            let found = try containers.flatMap { try Self.matches(part.text, below: $0) }
            if index == 0 { return Self.choose(part, from: found) }
            let chosen = part.ordinal == .first ? found : Self.choose(part, from: found).map { [$0] } ?? []
            containers = chosen.map(Self.surroundings)
            if containers.isEmpty { return nil }
        }
        return nil
    }

    private static func choose(_ part: Part, from found: [[AccessibilityNode]]) -> [AccessibilityNode]? {
        switch part.ordinal {
        case .first: return found.first
        case .last: return inReadingOrder(found).last
        case .number(let number): return number <= found.count ? inReadingOrder(found)[number - 1] : nil
        }
    }

    /// The row, bar or alert that a node is in, which belongs to what it says; else the node itself.
    private static func surroundings(_ path: [AccessibilityNode]) -> [AccessibilityNode] {
        guard let index = path.lastIndex(where: { groups.contains($0.kind) }) else { return path }
        return Array(path[...index])
    }

    private static let groups: Set = [
        "UITableViewCell", "UINavigationBar", "UIToolbar", "UITabBar", "UIAlertView", "UIActionSheet", "UISearchBar",
    ]

    // MARK: Matches

    /// All nodes below one that fit, front to back, each as the path to it. What is inside of a node that fits is not
    /// looked at.
    private static func matches(_ text: TextMatch, below path: [AccessibilityNode]) throws -> [[AccessibilityNode]] {
        for fits in conditions(text) {
            var found: [[AccessibilityNode]] = []
            try collect(path, isRoot: path.count > 1 || !isExact(text), fits, into: &found)
            if !found.isEmpty { return found }
        }
        return []
    }

    /// The whole screen has the device's name, of which parts are not meant.
    private static func isExact(_ text: TextMatch) -> Bool {
        if case .label = text { true } else { false }
    }

    /// The best first: if nothing on the screen fits one, the next is tried.
    private static func conditions(_ match: TextMatch) -> [(AccessibilityNode) throws -> Bool] {
        switch match {
        case .label(let text):
            let small = text.lowercased()
            return [
                { $0.label == text }, { $0.label == nil && $0.value == text }, { $0.label?.lowercased() == small },
                { $0.label == nil && $0.value?.lowercased() == small },
            ]
        case .identifier(let text): return [{ $0.identifier == text }]
        case .contains(let text):
            return [
                { ($0.label ?? $0.value)?.contains(text) ?? false },
                { ($0.label ?? $0.value)?.localizedCaseInsensitiveContains(text) ?? false },
            ]
        case .pattern: return [{ try ($0.label ?? $0.value).map(match.fits) ?? false }]
        }
    }

    private static func collect(
        _ path: [AccessibilityNode], isRoot: Bool, _ fits: (AccessibilityNode) throws -> Bool,
        into found: inout [[AccessibilityNode]]
    ) throws {
        guard let node = path.last, !node.isHidden else { return }
        if !isRoot, try fits(node) {
            found.append(path)
            return
        }
        for child in node.children.reversed() { try collect(path + [child], isRoot: false, fits, into: &found) }
    }

    /// From top to bottom; what is beside each other in a row, from left to right.
    private static func inReadingOrder(_ paths: [[AccessibilityNode]]) -> [[AccessibilityNode]] {
        func frame(_ path: [AccessibilityNode]) -> CGRect { path.last?.frame ?? .zero }
        var rows: [(frame: CGRect, paths: [[AccessibilityNode]])] = []
        for path in paths.sorted(by: { (frame($0).minY, frame($0).minX) < (frame($1).minY, frame($1).minX) }) {
            if let row = rows.last, frame(path).midY < row.frame.maxY {
                rows[rows.count - 1].paths.append(path)
            } else {
                rows.append((frame(path), [path]))
            }
        }
        return rows.flatMap { $0.paths.sorted { frame($0).minX < frame($1).minX } }
    }
}
