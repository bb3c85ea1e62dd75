import CoreGraphics
import Display
import Foundation

/// Bringing elements into sight, and moving what is on the screen.
extension DriverSession {
    /// Scrolls until an element can be touched.
    ///
    /// - Returns: the element where it is then.
    /// - Throws: `notInteractable` if it cannot be brought into sight.
    func show(_ element: ScreenElement) throws -> ScreenElement {
        var element = element
        for _ in 0..<Self.mostDrags {
            let all = try look().descendants
            let keyboard = all.keyboard(inFrontOf: element)
            let isCovered = keyboard?.contains(element.center) ?? false
            if element.isVisible, !isCovered { return element }
            guard let view = element.ancestors.first(where: \.scrolls), view.isVisible else { break }
            let before = element.frame
            try scroll(view, towards: element.frame, above: keyboard)
            element = try elements.element(reference(to: element), in: look())
            if element.frame == before { break }
        }
        throw DriverError(
            .notInteractable,
            "The element cannot be seen: it is at \(ElementAttribute.rect.text(of: element).text ?? "").")
    }

    private static let mostDrags = 40

    private func reference(to element: ScreenElement) -> String {
        elements.reference(to: element)[ElementStore.member]?.text ?? ""
    }

    func keyboardFrame() throws -> CGRect? {
        try look().descendants.first { $0.type == "XCUIElementTypeKeyboard" && $0.isVisible }?.frame
    }

    /// Drags the content of a view so that a rectangle comes nearer to its middle.
    private func scroll(_ view: ScreenElement, towards target: CGRect, above keyboard: CGRect?) throws {
        var area = view.visibleFrame.insetBy(dx: view.visibleFrame.width * 0.1, dy: view.visibleFrame.height * 0.1)
        if let keyboard, keyboard.minY < area.maxY { area.size.height = max(keyboard.minY - 10 - area.minY, 20) }
        func part(_ distance: Double, _ room: Double) -> Double { min(max(distance, -room), room) }
        let isBeside = target.maxX <= area.minX || target.minX >= area.maxX
        let dx = isBeside ? part(area.midX - target.midX, area.width) : 0
        let dy = part(area.midY - target.midY, area.height)
        let from = CGPoint(x: area.midX - dx / 2, y: area.midY - dy / 2)
        try drag(from: from, to: CGPoint(x: from.x + dx, y: from.y + dy), seconds: 0.4)
    }

    /// Drags a finger between two points of the screen as it is looked at.
    func drag(from: CGPoint, to: CGPoint, seconds: Double, lifting: DeviceHand.Lifting = .atRest) throws {
        let geometry = geometry
        try hand.move([(geometry.device(from), geometry.device(to))], seconds: seconds, lifting: lifting)
        try rest()
    }

    /// The directions of `mobile: swipe` and `mobile: scroll`.
    enum Direction: String {
        case up, down, left, right

        /// Where the finger goes.
        var finger: (dx: Double, dy: Double) {
            switch self {
            case .up: (0, -1)
            case .down: (0, 1)
            case .left: (-1, 0)
            case .right: (1, 0)
            }
        }
    }

    /// Moves a finger through an area.
    ///
    /// - Parameter part: how much of the area's size it goes.
    func swipe(_ direction: Direction, in area: CGRect, part: Double, seconds: Double, lifting: DeviceHand.Lifting)
        throws
    {
        let (dx, dy) = direction.finger
        let half = (x: area.width * part / 2 * dx, y: area.height * part / 2 * dy)
        try drag(
            from: CGPoint(x: area.midX - half.x, y: area.midY - half.y),
            to: CGPoint(x: area.midX + half.x, y: area.midY + half.y), seconds: seconds, lifting: lifting)
    }
}

extension ScreenElement {
    var scrolls: Bool {
        ["XCUIElementTypeTable", "XCUIElementTypeScrollView", "XCUIElementTypeTextView"].contains(type)
    }

}

extension [ScreenElement] {
    /// Where the keyboard is, if it lies over an element: it comes later in the page's source, and is not around it.
    fileprivate func keyboard(inFrontOf element: ScreenElement) -> CGRect? {
        guard let place = firstIndex(where: { $0.key == element.key }),
            let keyboard = self[place...].first(where: { $0.type == "XCUIElementTypeKeyboard" && $0.isVisible }),
            keyboard.key != element.key
        else { return nil }
        return keyboard.frame
    }
}
