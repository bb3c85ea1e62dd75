import AppFoundation
import CObjCRuntime
import UIKit

extension Locale: ObjectiveCConvertible {
    package static func fromObjectiveC(_ object: ObjCObject) -> Locale? {
        foundation_locale_identifier(object).flatMap(String.fromObjectiveC).map(Locale.init(identifier:))
    }

    package func toObjectiveC() -> ObjCObject { foundation_locale(identifier.toObjectiveC()) }
}

/// A zone whose name is not known keeps its present distance from Greenwich.
extension TimeZone: ObjectiveCConvertible {
    package static func fromObjectiveC(_ object: ObjCObject) -> TimeZone? {
        var seconds = 0
        guard let name = foundation_time_zone_name(object, &seconds).flatMap(String.fromObjectiveC) else { return nil }
        return TimeZone(identifier: name) ?? TimeZone(secondsFromGMT: seconds)
    }

    package func toObjectiveC() -> ObjCObject { foundation_time_zone(identifier.toObjectiveC(), secondsFromGMT()) }
}

extension Calendar: ObjectiveCConvertible {
    package static func fromObjectiveC(_ object: ObjCObject) -> Calendar? {
        guard let name = foundation_calendar_identifier(object).flatMap(String.fromObjectiveC),
            let identifier = names.first(where: { $0.name == name })?.identifier
        else { return nil }
        var calendar = Calendar(identifier: identifier)
        if let zone = foundation_calendar_time_zone(object).flatMap(TimeZone.fromObjectiveC) {
            calendar.timeZone = zone
        }
        return calendar
    }

    package func toObjectiveC() -> ObjCObject {
        let name = Calendar.names.first { $0.identifier == identifier }?.name ?? "gregorian"
        return foundation_calendar(name.toObjectiveC(), timeZone.toObjectiveC()) ?? foundation_null()
    }

    /// As `NSCalendar` calls them.
    private static let names: [(name: String, identifier: Calendar.Identifier)] = [
        ("gregorian", .gregorian), ("buddhist", .buddhist), ("chinese", .chinese), ("hebrew", .hebrew),
        ("islamic", .islamic), ("islamic-civil", .islamicCivil), ("japanese", .japanese), ("roc", .republicOfChina),
        ("persian", .persian), ("indian", .indian), ("coptic", .coptic), ("iso8601", .iso8601),
    ]
}
