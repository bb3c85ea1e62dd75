import CoreGraphics
import Display
import Foundation

/// Alerts and sheets, of the app or of the device.
extension DriverSession {
    /// The one in front.
    ///
    /// - Throws: `noAlert` if there is none.
    private func alert() throws -> ScreenElement {
        let types = ["XCUIElementTypeAlert", "XCUIElementTypeSheet"]
        guard let alert = try look().descendants.last(where: { types.contains($0.type) && $0.isVisible }) else {
            throw DriverError(.noAlert, "There is no alert on the screen.")
        }
        return alert
    }

    func answerAlert(_ command: Command, _ parameters: Parameters) throws -> JSONValue {
        let alert = try alert()
        switch command {
        case .getAlertText: return .string(alert.alertText)
        case .setAlertText:
            let text = try Self.text(parameters)
            let fields = ["XCUIElementTypeTextField", "XCUIElementTypeSecureTextField"]
            guard let field = alert.descendants.first(where: { fields.contains($0.type) }) else {
                throw DriverError(.notInteractable, "The alert has no field for a text.")
            }
            if !field.isFirstResponder { try tap(field) }
            try type(text)
        case .acceptAlert: try tapButton(of: alert, named: parameters, isAccepting: true)
        case .dismissAlert: try tapButton(of: alert, named: parameters, isAccepting: false)
        default: break
        }
        return .null
    }

    /// `mobile: alert`.
    func answerAlert(_ parameters: Parameters) throws -> JSONValue {
        switch try parameters.text("action") {
        case "accept": return try answerAlert(.acceptAlert, parameters)
        case "dismiss": return try answerAlert(.dismissAlert, parameters)
        case "getButtons": return .array(try alert().alertButtons.map { .string($0.label ?? "") })
        default: throw parameters.wrong("action", "accept, dismiss or getButtons")
        }
    }

    private func tapButton(of alert: ScreenElement, named parameters: Parameters, isAccepting: Bool) throws {
        let buttons = alert.alertButtons
        let name = try parameters.optionalText("buttonLabel")
        let button = name == nil ? alert.button(isAccepting) : buttons.first { $0.label == name || $0.name == name }
        guard let button else {
            let known = buttons.compactMap(\.label).map { "“\($0)”" }.joined(separator: ", ")
            throw DriverError(.unknown, "The alert has no such button. It has: \(known).")
        }
        try tap(button)
    }
}

extension ScreenElement {
    /// The title and the message, a line each.
    fileprivate var alertText: String {
        descendants
            .filter { element in
                element.type == "XCUIElementTypeStaticText"
                    && !element.ancestors.contains { $0.type == "XCUIElementTypeButton" && $0 !== self }
            }
            .compactMap(\.label).filter { !$0.isEmpty }.joined(separator: "\n")
    }

    /// From top to bottom, then from left to right.
    fileprivate var alertButtons: [ScreenElement] {
        descendants.filter { $0.type == "XCUIElementTypeButton" && $0.isVisible }
            .sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
    }

    /// Of two buttons beside each other the right one accepts. Where they stand below each other the first accepts and the last
    /// cancels.
    fileprivate func button(_ isAccepting: Bool) -> ScreenElement? {
        let buttons = alertButtons
        let isRow = buttons.allSatisfy { $0.frame.minY == buttons.first?.frame.minY }
        return isRow == isAccepting ? buttons.last : buttons.first
    }
}
