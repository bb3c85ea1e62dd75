import Foundation

/// The values of Foundation that stand in every archive.
enum FoundationValues {
    /// Whether a class with fields of its own is decoded here.
    static func isPlain(_ className: String) -> Bool {
        guard className.hasPrefix("NS") else { return false }
        switch className {
        case "NSURL", "NSLocale", "NSTimeZone", "NSCalendar", "NSUUID", "NSNull": return true
        default: return false
        }
    }

    /// One of the classes of which ``isPlain(_:)`` is true, from the fields of the object that is being decoded.
    static func decode(_ className: String, by decoder: ArchiveDecoder) -> Any? {
        switch className {
        case "NSURL":
            guard let text = decoder.decodeObject(forKey: "NS.relative") as? String else { return nil }
            return URL(string: text, relativeTo: decoder.decodeObject(forKey: "NS.base") as? URL)
        case "NSLocale":
            return (decoder.decodeObject(forKey: "NS.identifier") as? String).map { Locale(identifier: $0) }
        case "NSTimeZone":
            return (decoder.decodeObject(forKey: "NS.name") as? String).flatMap { TimeZone(identifier: $0) }
        case "NSCalendar": return calendar(by: decoder)
        case "NSUUID":
            return decoder.withDecodedUnsafeBytes(forKey: "NS.uuidbytes") { bytes in
                guard let bytes, bytes.count == 16 else { return nil }
                return UUID(uuid: bytes.loadUnaligned(as: uuid_t.self))
            }
        default: return NSNull()
        }
    }

    static func decode(_ object: ArchivedObject, by decoder: ArchiveDecoder) -> Any? {
        switch object.content {
        case .null: object.className == ArchivedObject.nothing.className ? nil : NSNull()
        case .string(let text): text
        case .integer(let value): NSNumber(value: value)
        case .real(let value): NSNumber(value: value)
        case .boolean(let value): NSNumber(value: value)
        case .data(let data): data
        case .date(let seconds): Date(timeIntervalSinceReferenceDate: seconds)
        case .elements(let elements) where object.isSet:
            Set(elements.compactMap { key(at: $0, by: decoder) }) as Set<AnyHashable>
        case .elements(let elements): elements.compactMap { decoder.object(at: $0) } as [Any]
        case .pairs(let pairs): dictionary(pairs, by: decoder)
        case .fields: nil
        }
    }

    private static func dictionary(_ pairs: [ArchivedPair], by decoder: ArchiveDecoder) -> [AnyHashable: Any] {
        var dictionary: [AnyHashable: Any] = [:]
        dictionary.reserveCapacity(pairs.count)
        for pair in pairs {
            guard let key = key(at: pair.key, by: decoder), let value = decoder.object(at: pair.value) else { continue }
            dictionary[key] = value
        }
        return dictionary
    }

    /// A key of a dictionary or an element of a set. Collections are none: they would be compared as deep as they go,
    /// which takes for ever where parts are shared.
    private static func key(at reference: ArchiveGraph.Reference, by decoder: ArchiveDecoder) -> AnyHashable? {
        guard let object = decoder.object(at: reference) else { return nil }
        // What nearly all keys are, before the questions that take long.
        if let text = object as? String { return text }
        if let number = object as? NSNumber { return number }
        if object is [Any] || object is [AnyHashable: Any] || object is Set<AnyHashable> {
            decoder.failWithError(
                ArchiveError("a collection cannot be a key or an element of a set", at: .object(reference.index)))
            return nil
        }
        return object as? AnyHashable
    }

    private static func calendar(by decoder: ArchiveDecoder) -> Calendar? {
        guard let name = decoder.decodeObject(forKey: "NS.identifier") as? String,
            var calendar = NSCalendar(identifier: NSCalendar.Identifier(rawValue: name)).map({ $0 as Calendar })
        else { return nil }
        if let locale = decoder.decodeObject(forKey: "NS.locale") as? Locale { calendar.locale = locale }
        if let zone = decoder.decodeObject(forKey: "NS.timezone") as? TimeZone { calendar.timeZone = zone }
        let (firstDay, days) = (
            decoder.decodeInteger(forKey: "NS.firstwkdy"), decoder.decodeInteger(forKey: "NS.mindays")
        )
        if (1...7).contains(firstDay) { calendar.firstWeekday = firstDay }
        if (1...7).contains(days) { calendar.minimumDaysInFirstWeek = days }
        return calendar
    }
}
