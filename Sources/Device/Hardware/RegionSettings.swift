import Foundation

/// What is set of a device's language, region and clock. What is nil is as the model comes, or as the machine has it.
package struct RegionSettings: Hashable, Sendable {
    /// A BCP 47 tag: `de`, `pt-BR`.
    package var language: String?
    /// The region's formats: `de_DE`.
    package var locale: String?
    /// A name of the time zone database: `Europe/Paris`.
    package var timeZone: String?
    /// `on` for hours from 0 to 23, `off` for AM and PM; nil for what the region has.
    package var clock: String?

    package init(language: String? = nil, locale: String? = nil, timeZone: String? = nil) {
        self.language = language
        self.locale = locale
        self.timeZone = timeZone
    }

    /// The settings by the names that commands, scripts and pages have for them.
    package enum Name: String, CaseIterable, Sendable {
        case language, region
        case timeZone = "time-zone"
        case clock = "24-hour"
    }

    package subscript(_ name: Name) -> String? {
        get {
            switch name {
            case .language: language
            case .region: locale
            case .timeZone: timeZone
            case .clock: clock
            }
        }
        set {
            switch name {
            case .language: language = newValue
            case .region: locale = newValue
            case .timeZone: timeZone = newValue
            case .clock: clock = newValue
            }
        }
    }

    /// Whether at most the time zone is another one.
    func isSame(exceptForTimeZoneAs other: RegionSettings) -> Bool {
        var copy = self
        copy.timeZone = other.timeZone
        return copy == other
    }

    /// Whether the clock is set to hours from 0 to 23; nil where it is not set.
    var uses24Hours: Bool? { clock.map { $0 == "on" } }

    /// Sets one of them.
    ///
    /// - Parameter value: `default` for what the model comes with, or what the machine has.
    /// - Throws: `badDevice` for what is no such value.
    package mutating func set(_ name: Name, to value: String) throws {
        guard value != "default" else { return self[name] = nil }
        guard Self.isValid(value, for: name) else {
            let example =
                switch name {
                case .language: "language, such as de or pt-BR"
                case .region: "region, such as de_DE"
                case .timeZone: "time zone, such as Europe/Paris"
                case .clock: "choice: on or off"
                }
            throw DeviceError(.badDevice, "\"\(value.prefix(100))\" is no \(example), nor “default”.")
        }
        self[name] = value
    }

    /// Whether a value can be one of these, wherever it comes from.
    static func isValid(_ value: String, for name: Name) -> Bool {
        switch name {
        case .language, .region:
            let parts = value.split(separator: name == .language ? "-" : "_", omittingEmptySubsequences: false)
            let isTag = parts.allSatisfy { part in
                (2...8).contains(part.utf8.count) && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
            }
            let range = name == .language ? 1...3 : 2...3
            return isTag && range.contains(parts.count) && (2...3).contains(parts.first?.utf8.count ?? 0)
        case .clock: return ["on", "off"].contains(value)
        case .timeZone:
            return value.utf8.count <= 64 && TimeZone(identifier: value) != nil
        }
    }
}
