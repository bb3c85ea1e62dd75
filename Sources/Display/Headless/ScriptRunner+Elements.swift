import CoreGraphics
import Device
import DeviceLink
import Foundation
import UIKit

/// Steps that look for elements.
extension ScriptRunner {
    func find(_ element: ElementSelector) throws -> AccessibilityNode? {
        try element.find(in: device.accessibilityTree())
    }

    func element(_ element: ElementSelector) throws -> AccessibilityNode {
        guard let found = try find(element) else { throw StepError("\(element.text) is not on the screen") }
        return found
    }

    func center(of element: ElementSelector) throws -> CGPoint {
        let frame = try self.element(element).frame
        let visible = frame.intersection(device.screenBounds)
        guard !visible.isEmpty else { throw StepError("\(element.text) is outside the screen, at \(frame)") }
        return CGPoint(x: visible.midX, y: visible.midY)
    }

    // MARK: Expectations

    /// Lets time pass until something is true.
    ///
    /// - Returns: nil if it became true, else what `problem` says in the end.
    private func wait(_ seconds: Double, until problem: () throws -> String?) throws -> String? {
        var left = seconds
        while true {
            guard let problem = try problem() else { return nil }
            guard left > 0, !appHasFailed() else { return problem }
            try advance(by: min(left, Duration.look))
            left -= Duration.look
        }
    }

    func wait(for element: ElementSelector, _ seconds: Double) throws {
        let problem = try wait(seconds) {
            try find(element) == nil ? "\(element.text) did not appear within \(seconds) s" : nil
        }
        if let problem { throw StepError(problem) }
    }

    func expect(_ element: ElementSelector, _ seconds: Double) throws {
        let problem = try wait(seconds) {
            guard try find(element) == nil else { return nil }
            return seconds == 0
                ? "\(element.text) is not on the screen" : "\(element.text) did not appear within \(seconds) s"
        }
        if let problem { throw StepError(problem) }
    }

    func expectNot(_ element: ElementSelector, _ seconds: Double) throws {
        let problem = try wait(seconds) {
            guard let found = try find(element) else { return nil }
            let after = seconds == 0 ? "" : " after \(seconds) s"
            return "\(element.text) is on the screen\(after), at \(found.frame)"
        }
        if let problem { throw StepError(problem) }
    }

    func expectValue(_ element: ElementSelector, _ expected: TextMatch, _ seconds: Double) throws {
        let problem = try wait(seconds) { () -> String? in
            guard let found = try find(element) else { return "\(element.text) is not on the screen" }
            guard let value = found.value else { return "\(element.text) has no value, not \(expected.text)" }
            return try expected.fits(value) ? nil : "\(element.text) has the value \"\(value)\", not \(expected.text)"
        }
        if let problem { throw StepError(problem) }
    }

    // MARK: Scrolling

    /// The most drags on the way to an element, in each direction.
    private static let mostDrags = 40

    /// Drags until an element is in sight.
    func scroll(to element: ElementSelector, _ direction: ScriptDirection?) throws {
        for direction in direction.map({ [$0] }) ?? [.down, .up] {
            for _ in 0..<Self.mostDrags {
                let tree = try device.accessibilityTree()
                let path = try element.path(in: tree)
                if let path, isInSight(path) { return try uncover(element) }
                guard let view = scrollingView(around: path, in: tree) else { break }
                let way = path.flatMap { towards($0, in: view) } ?? direction
                let before = view.children
                try drag(view, towards: way)
                // At the end of what there is nothing moves any more.
                if try device.accessibilityTree().node(view.identity)?.children == before { break }
            }
        }
        guard let path = try element.path(in: device.accessibilityTree()), isInSight(path) else {
            throw StepError("\(element.text) was not found by scrolling")
        }
    }

    private static let scrolling: Set = ["UITableView", "UIScrollView", "UITextView", "UIWebView"]

    /// Whether the element's middle can be touched: it is on the screen, and no view cuts it off.
    private func isInSight(_ path: [AccessibilityNode]) -> Bool {
        guard let element = path.last else { return false }
        let area = visibleArea(path.dropLast())
        return !element.frame.isEmpty && area.contains(CGPoint(x: element.frame.midX, y: element.frame.midY))
    }

    private func visibleArea(_ views: some Sequence<AccessibilityNode>) -> CGRect {
        views.filter { Self.scrolling.contains($0.kind) }
            .reduce(device.screenBounds) { $0.intersection($1.frame) }
    }

    /// The view that has to scroll: the one around the element, or else the largest of the screen.
    private func scrollingView(around path: [AccessibilityNode]?, in tree: AccessibilityNode) -> AccessibilityNode? {
        if let view = path?.dropLast().last(where: { Self.scrolling.contains($0.kind) }) { return view }
        func size(_ node: AccessibilityNode) -> Double {
            let visible = node.frame.intersection(device.screenBounds)
            return visible.isEmpty ? 0 : visible.width * visible.height
        }
        func all(_ node: AccessibilityNode) -> [AccessibilityNode] {
            node.isHidden ? [] : (Self.scrolling.contains(node.kind) ? [node] : []) + node.children.flatMap(all)
        }
        return all(tree).filter { size($0) > 0 }.max { size($0) < size($1) }
    }

    /// Where an element is that the view does not show, as one looks at the screen.
    private func towards(_ path: [AccessibilityNode], in view: AccessibilityNode) -> ScriptDirection? {
        guard let element = path.last else { return nil }
        let (target, area) = (geometry.upright(element.frame), geometry.upright(view.frame))
        if target.midY >= area.maxY { return .down }
        if target.midY < area.minY { return .up }
        if target.midX >= area.maxX { return .right }
        return target.midX < area.minX ? .left : nil
    }

    /// Moves what a view shows by most of its size. The finger goes the other way.
    private func drag(_ view: AccessibilityNode, towards direction: ScriptDirection) throws {
        let size = geometry.upright(view.frame.intersection(device.screenBounds)).size
        switch direction {
        case .down: try drag(view, x: 0, y: -size.height)
        case .up: try drag(view, x: 0, y: size.height)
        case .right: try drag(view, x: -size.width, y: 0)
        case .left: try drag(view, x: size.width, y: 0)
        }
    }

    /// Drags across the middle of a view, at most as far as the finger stays well inside of it.
    private func drag(_ view: AccessibilityNode, x: Double, y: Double) throws {
        let area = geometry.upright(view.frame.intersection(device.screenBounds))
        func part(_ distance: Double, of size: Double) -> Double { min(max(distance / 2, -0.3 * size), 0.3 * size) }
        let (dx, dy) = (part(x, of: area.width), part(y, of: area.height))
        let from = CGPoint(x: area.midX - dx, y: area.midY - dy)
        let to = CGPoint(x: area.midX + dx, y: area.midY + dy)
        // A view that went on by itself could pass what is looked for.
        try hand.move([(geometry.device(from), geometry.device(to))], seconds: Self.dragTime, lifting: .standing)
        try waitUntilStill(view)
    }

    /// Waits until nothing moves any more in a view: a touch on one that still moves would only stop it.
    private func waitUntilStill(_ view: AccessibilityNode) throws {
        var last: AccessibilityNode?
        for _ in 0..<Self.mostLooks {
            let now = try device.accessibilityTree().node(view.identity)
            if now == last, last != nil { return }
            last = now
            try advance(by: Self.lookAtMovement)
        }
    }

    /// The time between two looks at a view that may still move: it moves a point meanwhile as long as a touch stops it.
    private static let lookAtMovement = 0.25
    private static let mostLooks = 40

    private static let dragTime = 0.3
    /// The height of what floats over the ends of a list, such as the title of a section.
    private static let margin = 30.0
    /// How far a finger moves before a view scrolls with it.
    private static let slack = 10.0

    /// Moves an element that is in sight away from the ends of its list, as far as that goes.
    private func uncover(_ element: ElementSelector) throws {
        for _ in 0..<3 {
            let tree = try device.accessibilityTree()
            guard let path = try element.path(in: tree), let frame = path.last?.frame,
                let view = scrollingView(around: path, in: tree)
            else { return }
            let (target, area) = (
                geometry.upright(frame), geometry.upright(view.frame.intersection(device.screenBounds))
            )
            guard target.height + 2 * Self.margin < area.height else { return }
            let (above, below) = (area.minY + Self.margin - target.minY, target.maxY - area.maxY + Self.margin)
            guard max(above, below) > 0 else { return }
            try drag(view, x: 0, y: above > 0 ? above + Self.slack : -below - Self.slack)
            if try device.accessibilityTree().node(view.identity)?.children == view.children { return }
        }
    }

    // MARK: Text

    /// Empties a field, as a person does who selects all and presses the delete key.
    func clear(_ field: ElementSelector?) throws {
        if let field, try !element(field).isFirstResponder {
            try hand.tap(center(of: field))
            try advance(by: Duration.transition)
        }
        func focus() throws -> AccessibilityNode? { try device.accessibilityTree().firstResponder }
        guard let before = try focus() else {
            throw StepError(
                field.map { "\($0.text) does not take text" }
                    ?? "no field has the keyboard; name one, like clear \"Name\"")
        }
        guard before.value?.isEmpty == false else { return }
        try hand.press(code: "KeyA", text: "a", modifiers: Int(KeyPress.Modifiers.control.rawValue))
        try hand.press(.delete)
        try advance(by: Duration.settling)
        if let left = try focus()?.value, !left.isEmpty, left != before.placeholder {
            throw StepError("\(field?.text ?? "the field") still has the text \"\(left)\"")
        }
    }

    // MARK: Pictures

    /// The screen as it is held now.
    var geometry: ScreenGeometry { ScreenGeometry(device) }

    /// The screen as it is looked at.
    func uprightScreen() throws -> ScreenPicture {
        guard let picture = ScreenPicture(device) else { throw StepError("there is no memory for the picture") }
        return picture
    }

    func uprightPicture() throws -> Data {
        guard let data = try uprightScreen().png(of: nil) else { throw StepError("there is no memory for the picture") }
        return data
    }
}

extension AccessibilityNode {
    fileprivate var firstResponder: AccessibilityNode? {
        // A search bar says that it is the first responder while its field is.
        for child in children { if let found = child.firstResponder { return found } }
        return isFirstResponder ? self : nil
    }

    fileprivate func node(_ identity: UInt64) -> AccessibilityNode? {
        if self.identity == identity { return self }
        for child in children { if let found = child.node(identity) { return found } }
        return nil
    }
}
