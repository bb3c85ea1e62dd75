import CoreGraphics

/// What one finger or one keyboard does, moment by moment (WebDriver section 17, Actions).
package struct ActionSequence {
    package enum Source: Hashable {
        case none, key, pointer
    }

    package enum Origin: Hashable {
        case viewport, pointer
        case element(String)
    }

    package enum Action {
        case pause(seconds: Double)
        case down, up, cancel
        case move(x: Double, y: Double, origin: Origin, seconds: Double)
        case keyDown(String), keyUp(String)

        /// How long it takes, in seconds.
        package var duration: Double {
            switch self {
            case .pause(let seconds), .move(_, _, _, let seconds): seconds
            default: 0
            }
        }
    }

    package let identifier: String
    package let source: Source
    package let actions: [Action]

    /// Sources of one request, actions of one source, and seconds of one action.
    static let mostSources = 16
    private static let mostActions = 10_000
    private static let longest = 600.0

    /// Reads the parameter `actions`.
    ///
    /// - Throws: `invalidArgument` for what W3C does not know, `unsupported` for wheels.
    package static func read(_ parameters: Parameters) throws -> [ActionSequence] {
        let list = try parameters.list("actions")
        guard list.count <= mostSources else { throw parameters.wrong("actions", "at most \(mostSources) sources") }
        let sequences = try list.map(ActionSequence.init)
        guard Set(sequences.map(\.identifier)).count == sequences.count else {
            throw parameters.wrong("actions", "sources with different identifiers")
        }
        return sequences
    }

    private init(_ value: JSONValue) throws {
        let parameters = Parameters(value)
        identifier = try parameters.text("id")
        let list = try parameters.list("actions")
        guard list.count <= Self.mostActions else { throw parameters.wrong("actions", "at most \(Self.mostActions)") }
        switch try parameters.text("type") {
        case "none": source = .none
        case "key": source = .key
        case "pointer":
            source = .pointer
            if let kind = try Parameters(parameters["parameters"] ?? [:]).optionalText("pointerType"),
                !["mouse", "pen", "touch"].contains(kind)
            {
                throw Parameters(parameters["parameters"] ?? [:]).wrong("pointerType", "mouse, pen or touch")
            }
        case "wheel": throw DriverError(.unsupported, "A phone has no wheel; use “mobile: scroll”.")
        default: throw parameters.wrong("type", "none, key or pointer")
        }
        let source = source
        actions = try list.map { try Self.action(Parameters($0), of: source) }
    }

    private static func action(_ parameters: Parameters, of source: Source) throws -> Action {
        let type = try parameters.text("type")
        switch (source, type) {
        case (_, "pause"): return .pause(seconds: try seconds(parameters))
        case (.key, "keyDown"): return .keyDown(try key(parameters))
        case (.key, "keyUp"): return .keyUp(try key(parameters))
        case (.pointer, "pointerDown"): return .down
        case (.pointer, "pointerUp"): return .up
        case (.pointer, "pointerCancel"): return .cancel
        case (.pointer, "pointerMove"):
            return .move(
                x: try parameters.number("x"), y: try parameters.number("y"), origin: try origin(parameters),
                seconds: try seconds(parameters))
        default: throw parameters.wrong("type", "an action of its source")
        }
    }

    private static func seconds(_ parameters: Parameters) throws -> Double {
        let milliseconds = try parameters.optionalNumber("duration") ?? 0
        guard milliseconds >= 0, milliseconds <= longest * 1000 else {
            throw parameters.wrong("duration", "milliseconds from 0 to \(Int(longest * 1000))")
        }
        return milliseconds / 1000
    }

    private static func key(_ parameters: Parameters) throws -> String {
        let key = try parameters.text("value")
        guard key.count == 1 else { throw parameters.wrong("value", "one character") }
        return key
    }

    private static func origin(_ parameters: Parameters) throws -> Origin {
        guard let origin = parameters["origin"] else { return .viewport }
        if origin.text == "viewport" { return .viewport }
        if origin.text == "pointer" { return .pointer }
        guard origin.text == nil, let reference = DriverSession.reference(origin) else {
            throw parameters.wrong("origin", "viewport, pointer or an element")
        }
        return .element(reference)
    }
}
