/// Why a command failed, in the words of W3C WebDriver (section 6.6, Errors).
package struct DriverError: Error, CustomStringConvertible, Hashable, Sendable {
    package enum Code: String, Codable, Sendable, CaseIterable {
        case clickIntercepted = "element click intercepted"
        case notInteractable = "element not interactable"
        case invalidArgument = "invalid argument"
        case invalidElementState = "invalid element state"
        case invalidSelector = "invalid selector"
        case invalidSession = "invalid session id"
        case scriptError = "javascript error"
        case moveOutOfBounds = "move target out of bounds"
        case noAlert = "no such alert"
        case noCookie = "no such cookie"
        case noElement = "no such element"
        case noWindow = "no such window"
        case notCreated = "session not created"
        case stale = "stale element reference"
        case timeout = "timeout"
        case noScreen = "unable to capture screen"
        case unknownCommand = "unknown command"
        case unknown = "unknown error"
        case unknownMethod = "unknown method"
        case unsupported = "unsupported operation"

        /// The status of the HTTP response that tells it.
        package var status: Int {
            switch self {
            case .clickIntercepted, .notInteractable, .invalidArgument, .invalidElementState, .invalidSelector: 400
            case .invalidSession, .noAlert, .noCookie, .noElement, .noWindow, .stale, .unknownCommand: 404
            case .unknownMethod: 405
            case .scriptError, .moveOutOfBounds, .notCreated, .timeout, .noScreen, .unknown, .unsupported: 500
            }
        }
    }

    package let code: Code
    package let message: String
    package var description: String { "\(code.rawValue): \(message)" }

    package init(_ code: Code, _ message: String) {
        self.code = code
        self.message = message
    }
}
