import Foundation

extension FoundationValues {
    /// Encodes one of Foundation's plain values; nil for all other objects.
    ///
    /// Values that Swift keeps as structures have no identity, so each is an object of its own; NSArray and its like
    /// are encoded once.
    static func content(of value: Any, by encoder: ArchiveEncoder) -> ArchiveGraph.Reference? {
        switch value {
        case let number as CGFloat:
            return encoder.add(ArchivedObject(className: "NSNumber", content: .real(Double(number))))
        case let number as NSNumber: return encoder.add(ArchivedObject(className: "NSNumber", content: content(number)))
        case let data as Data:
            let name = value is NSMutableData ? "NSMutableData" : "NSData"
            return encoder.add(ArchivedObject(className: name, content: .data(data)))
        case let date as Date:
            return encoder.add(
                ArchivedObject(className: "NSDate", content: .date(date.timeIntervalSinceReferenceDate)))
        case is NSNull: return encoder.add(ArchivedObject(className: "NSNull", content: .null))
        case let url as URL:
            return encoder.addFields("NSURL") {
                encoder.encode(url.baseURL, forKey: "NS.base")
                encoder.encode(url.relativeString, forKey: "NS.relative")
            }
        case let locale as Locale:
            return encoder.addFields("NSLocale") { encoder.encode(locale.identifier, forKey: "NS.identifier") }
        case let zone as TimeZone:
            return encoder.addFields("NSTimeZone") { encoder.encode(zone.identifier, forKey: "NS.name") }
        case let calendar as Calendar: return encode(calendar, by: encoder)
        case let identifier as UUID:
            return encoder.addFields("NSUUID") {
                withUnsafeBytes(of: identifier.uuid) { bytes in
                    encoder.encodeBytes(
                        bytes.bindMemory(to: UInt8.self).baseAddress, length: 16, forKey: "NS.uuidbytes")
                }
            }
        default: return collection(value, by: encoder)
        }
    }

    /// The name of an object's class as archives have it: without the module for classes of Objective-C's making.
    static func name(_ object: AnyObject) -> (name: String, ancestors: [String]) {
        var names = [NSStringFromClass(type(of: object))]
        var mirror = Mirror(reflecting: object).superclassMirror
        while let current = mirror, let above = current.subjectType as? AnyClass, names.count < 64 {
            names.append(NSStringFromClass(above))
            mirror = current.superclassMirror
        }
        return (names[0], Array(names.dropFirst()))
    }

    private static func content(_ number: NSNumber) -> ArchivedObject.Content {
        switch UInt8(bitPattern: number.objCType.pointee) {
        // Foundation calls a boolean a char, and a number of 8 bits an int.
        case UInt8(ascii: "c"), UInt8(ascii: "B"): .boolean(number.boolValue)
        case UInt8(ascii: "f"), UInt8(ascii: "d"): .real(number.doubleValue)
        default: .integer(number.int64Value)
        }
    }

    private static func encode(_ calendar: Calendar, by encoder: ArchiveEncoder) -> ArchiveGraph.Reference {
        encoder.addFields("NSCalendar") {
            encoder.encode((calendar as NSCalendar).calendarIdentifier.rawValue, forKey: "NS.identifier")
            encoder.encode(calendar.timeZone, forKey: "NS.timezone")
            encoder.encode(calendar.locale, forKey: "NS.locale")
            encoder.encode(calendar.firstWeekday, forKey: "NS.firstwkdy")
            encoder.encode(calendar.minimumDaysInFirstWeek, forKey: "NS.mindays")
        }
    }

    private static func collection(_ value: Any, by encoder: ArchiveEncoder) -> ArchiveGraph.Reference? {
        // What is an object already keeps its identity.
        let object: AnyObject? = value is NSObject ? value as AnyObject : nil
        if let object, let known = encoder.known(object) { return known }
        if let array = value as? [Any] {
            return encoder.add(object is NSMutableArray ? "NSMutableArray" : "NSArray", identity: object) {
                .elements(array.map { encoder.reference(to: $0) ?? encoder.add(.nothing) })
            }
        }
        if let dictionary = value as? [AnyHashable: Any] {
            return encoder.add(object is NSMutableDictionary ? "NSMutableDictionary" : "NSDictionary", identity: object)
            {
                .pairs(pairs(dictionary, by: encoder))
            }
        }
        if let set = value as? Set<AnyHashable> {
            return encoder.add(object is NSMutableSet ? "NSMutableSet" : "NSSet", identity: object) {
                .elements(set.sorted(by: inOrder).map { encoder.reference(to: $0.base) ?? encoder.add(.nothing) })
            }
        }
        return nil
    }

    private static func pairs(_ dictionary: [AnyHashable: Any], by encoder: ArchiveEncoder) -> [ArchivedPair] {
        dictionary.sorted { inOrder($0.key, $1.key) }.compactMap { key, value in
            guard let key = encoder.reference(to: key.base), let value = encoder.reference(to: value) else {
                return nil
            }
            return ArchivedPair(key: key, value: value)
        }
    }

    /// Keys in the order of numbers and letters, so that the same collection makes the same archive.
    private static func inOrder(_ first: AnyHashable, _ second: AnyHashable) -> Bool {
        if let first = first.base as? NSNumber, let second = second.base as? NSNumber {
            return first.compare(second) == .orderedAscending
        }
        return String(describing: first.base) < String(describing: second.base)
    }
}
