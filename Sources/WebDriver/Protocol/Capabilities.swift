/// The capabilities that a client asks for, merged as W3C WebDriver says (section 7.2, Processing Capabilities).
package enum Capabilities {
    /// Finds the first set of capabilities that a device can have.
    ///
    /// - Parameters:
    ///   - parameters: those of New Session.
    ///   - booted: the devices that can be named besides the models.
    /// - Throws: `invalidArgument` for what is no set of capabilities, `notCreated` if none can be had, with the reason for the
    ///   last one.
    package static func choose(
        _ parameters: JSONValue, booted: BootedDevices = .none
    ) throws -> SessionOptions {
        guard let capabilities = parameters["capabilities"], capabilities.members != nil else {
            throw DriverError(.invalidArgument, "“capabilities” is missing: an object with alwaysMatch and firstMatch.")
        }
        let always = try set(capabilities["alwaysMatch"] ?? [:], "alwaysMatch")
        let firstMatch = capabilities["firstMatch"] ?? [[:]]
        guard let choices = firstMatch.list, !choices.isEmpty, choices.count <= 100 else {
            throw DriverError(.invalidArgument, "“firstMatch” must be an array of 1 to 100 objects.")
        }
        var refusal = DriverError(.notCreated, "")
        // All are checked before one is taken: a mistake in the last one is told, too.
        for merged in try choices.map({ try merge(always, set($0, "firstMatch")) }) {
            do {
                return try SessionOptions(merged, booted: booted)
            } catch let error as DriverError where error.code == .notCreated {
                refusal = error
            }
        }
        throw refusal
    }

    private static func set(_ value: JSONValue, _ name: String) throws -> [String: JSONValue] {
        guard let members = value.members else { throw DriverError(.invalidArgument, "“\(name)” must hold objects.") }
        return try members.filter { name, value in
            guard name.contains(":") || standard.contains(name) else {
                throw DriverError(
                    .invalidArgument,
                    "“\(name)” is no capability of W3C WebDriver. Appium's begin with “appium:”, such as appium:\(name)."
                )
            }
            return value != .null
        }
    }

    private static func merge(
        _ always: [String: JSONValue], _ first: [String: JSONValue]
    ) throws -> [String: JSONValue] {
        try always.merging(first) { _, _ in
            let both = Set(always.keys).intersection(first.keys).sorted().joined(separator: ", ")
            throw DriverError(.invalidArgument, "In alwaysMatch and in firstMatch: \(both).")
        }
    }

    private static let standard: Set<String> = [
        "browserName", "browserVersion", "platformName", "acceptInsecureCerts", "pageLoadStrategy", "proxy",
        "setWindowRect", "timeouts", "strictFileInteractability", "unhandledPromptBehavior", "userAgent",
        "webSocketUrl",
    ]
}
