import CoreGraphics
import Device
import Display
import Foundation

/// Finding elements, and what they are.
extension DriverSession {
    func answerFind(_ command: Command, _ words: [String], _ parameters: Parameters) throws -> JSONValue {
        if command == .getActiveElement {
            guard let active = try look().descendants.last(where: \.isFirstResponder) else {
                throw DriverError(.noElement, "Nothing on the screen takes what is typed.")
            }
            return elements.reference(to: active)
        }
        let strategy = try parameters.text("using")
        let locator = try Locator(using: strategy, value: parameters.text("value"))
        let found = try find(locator, in: words.first)
        if command == .findElements || command == .findChildren {
            return .array(found.map { elements.reference(to: $0) })
        }
        guard let first = found.first(where: \.isVisible) ?? found.first else {
            let value = parameters["value"]?.text ?? ""
            throw DriverError(.noElement, "Nothing on the screen fits “\(value.prefix(200))” (\(strategy)).")
        }
        return elements.reference(to: first)
    }

    func describe(_ command: Command, _ words: [String]) throws -> JSONValue {
        let element = try element(words[0])
        switch command {
        case .getAttribute, .getProperty:
            guard let attribute = ElementAttribute(anyName: words[1]) else {
                throw DriverError(.invalidArgument, "Elements have no attribute “\(words[1].prefix(100))”.")
            }
            return attribute.text(of: element)
        case .getText: return .string(element.text)
        case .getName, .getRole: return .string(element.type)
        case .getLabel: return .string(element.label ?? "")
        case .getRect, .getLocation, .getSize, .getLocationInView: return element.frame.json
        case .isEnabled: return .bool(element.isEnabled)
        case .isSelected: return .bool(element.isSelected)
        case .isDisplayed: return .bool(element.isVisible)
        case .elementScreenshot: return try screenshot(of: element.visibleFrame)
        default: return .null
        }
    }

    // MARK: Acting

    func act(_ command: Command, _ words: [String], _ parameters: Parameters) throws {
        switch command {
        case .click: try tap(element(words[0]))
        case .clear: try clear(words[0])
        case .sendKeys: try sendKeys(Self.text(parameters), to: words[0])
        default: break
        }
    }

    /// The text of Send Keys: W3C's, or the list of JSON Wire.
    static func text(_ parameters: Parameters) throws -> String {
        if let text = parameters["text"]?.text { return text }
        guard let list = parameters["value"]?.list else { throw parameters.wrong("text", "a string") }
        return list.compactMap(\.text).joined()
    }

    func tap(_ element: ScreenElement, for seconds: Double = DeviceHand.tap) throws {
        try hand.tap(try reach(element), for: seconds)
        try rest()
    }

    /// Where a finger touches an element, on the device's own screen; brings it into sight before, if need be.
    ///
    /// - Throws: `notInteractable` if it cannot be seen.
    func reach(_ element: ScreenElement) throws -> CGPoint {
        let shown = try show(element)
        return geometry.device(shown.center)
    }

    /// The element that a text is typed into gets it: it is tapped unless the keyboard is its already.
    func sendKeys(_ text: String, to reference: String) throws {
        let element = try element(reference)
        switch element.type {
        case "XCUIElementTypePickerWheel": return try turnWheel(reference, to: text)
        case "XCUIElementTypeSlider": return try slide(element, to: text)
        default: break
        }
        guard element.isEnabled else { throw DriverError(.invalidElementState, "The element is not enabled.") }
        if !element.isFirstResponder {
            try tap(element)
            // Where the tap has put the caret is no matter: what is typed comes after what is there.
            try moveCaretToEnd()
        }
        guard try look().descendants.contains(where: \.isFirstResponder) else {
            throw DriverError(.notInteractable, "Nothing takes what is typed, even after a tap on the element.")
        }
        try type(text)
    }

    private func moveCaretToEnd() throws { try hand.press(code: "ArrowDown", text: "", modifiers: 8) }

    func type(_ text: String) throws {
        for piece in TypedKey.pieces(of: text) {
            switch piece {
            case .text(let text): try hand.type(text)
            case .key(let key): try hand.press(code: key.code, text: key.text)
            }
        }
        try rest()
    }

    /// Deletes what was typed.
    func clear(_ reference: String) throws {
        let element = try element(reference)
        guard element.isEnabled,
            ["TextField", "SecureTextField", "TextView", "SearchField"].contains(
                String(element.type.dropFirst(ElementType.prefix.count)))
        else { throw DriverError(.invalidElementState, "Only fields and views of text can be cleared.") }
        if element.typedText.isEmpty { return }
        if !element.isFirstResponder { try tap(element) }
        try moveCaretToEnd()
        for _ in 0..<element.typedText.count { try hand.press(.delete) }
        try rest()
        guard try self.element(reference).typedText.isEmpty else {
            throw DriverError(.invalidElementState, "The app keeps some of the text.")
        }
    }

    private func slide(_ element: ScreenElement, to text: String) throws {
        guard let part = Double(text), (0...1).contains(part) else {
            throw DriverError(.invalidArgument, "A slider takes a number from 0 to 1.")
        }
        let element = try show(element)
        let frame = element.visibleFrame
        // The knob's middle stays half its width inside of both ends.
        let inset = min(frame.height / 2, frame.width / 4)
        let now = Double(element.typedText.filter { $0.isNumber || $0 == "." }).map { min(max($0 / 100, 0), 1) } ?? 0
        func point(_ part: Double) -> CGPoint {
            geometry.device(CGPoint(x: frame.minX + inset + (frame.width - 2 * inset) * part, y: frame.midY))
        }
        try hand.move([(point(now), point(part))], seconds: 0.5)
        try rest()
    }

    /// Turns a wheel row by row until it shows the text.
    private func turnWheel(_ reference: String, to text: String) throws {
        for direction in [1.0, -1.0] {
            var last: String?
            for _ in 0..<Self.mostRows {
                let wheel = try element(reference)
                if wheel.typedText == text { return }
                if wheel.typedText == last { break }
                last = wheel.typedText
                try turnWheel(wheel, by: direction)
            }
        }
        guard try element(reference).typedText == text else {
            throw DriverError(.invalidArgument, "The wheel has no row “\(text.prefix(100))”.")
        }
    }

    private static let mostRows = 400

    /// Turns a wheel by a row: 1 for the next, -1 for the one before.
    func turnWheel(_ wheel: ScreenElement, by direction: Double) throws {
        let wheel = try show(wheel)
        let from = wheel.center
        try hand.tap(geometry.device(CGPoint(x: from.x, y: from.y + direction * Self.rowHeight)))
        try rest()
    }

    /// Of the rows of wheels, in points.
    private static let rowHeight = 44.0
}
