/// How long a session waits, in seconds.
package struct Timeouts: Sendable, Hashable {
    /// Until an element that is looked for is there.
    package var implicit = 0.0
    /// For pages and scripts of the web, which are not here: kept for the client only.
    package var pageLoad = 300.0
    package var script: Double? = 30.0

    /// Milliseconds that may be given; W3C's limit.
    private static let longest = 9_007_199_254_740_991.0

    package init() {}

    /// Takes over those that are named, in milliseconds.
    package mutating func set(_ values: JSONValue) throws {
        guard let members = values.members else { throw DriverError(.invalidArgument, "Timeouts are an object.") }
        var new = self
        // What JSON Wire's clients send.
        if let kind = values["type"]?.text {
            let seconds = try Self.seconds(values["ms"] ?? .null, "ms")
            switch kind {
            case "implicit": new.implicit = seconds
            case "page load": new.pageLoad = seconds
            case "script": new.script = seconds
            default: throw DriverError(.invalidArgument, "There is no timeout “\(kind)”.")
            }
            self = new
            return
        }
        for (name, value) in members {
            switch name {
            case "implicit": new.implicit = try Self.seconds(value, name)
            case "pageLoad": new.pageLoad = try Self.seconds(value, name)
            case "script": new.script = value == .null ? nil : try Self.seconds(value, name)
            default: continue
            }
        }
        self = new
    }

    private static func seconds(_ value: JSONValue, _ name: String) throws -> Double {
        guard let number = value.double, number == number.rounded(), (0...longest).contains(number) else {
            throw DriverError(.invalidArgument, "“\(name)” must be a whole number of milliseconds from 0.")
        }
        return number / 1000
    }

    package var json: JSONValue {
        [
            "implicit": .number(implicit * 1000), "pageLoad": .number(pageLoad * 1000),
            "script": script.map { .number($0 * 1000) } ?? .null,
        ]
    }
}
