import Archiving

extension NibCompiler {
    /// The nib's value for a property; nil if it equals the default and the key is left out.
    mutating func value(
        of property: InterfaceProperty, for field: NibField, of object: InterfaceObject
    ) -> ArchivedValue? {
        if case .null = property.value { return nil }
        switch field.kind {
        case .boolean, .inverse:
            guard let flag = property.value.flag else { return refuse(property, "YES or NO", of: object) }
            let value = field.kind == .inverse ? !flag : flag
            return .boolean(value) == field.leftOut ? nil : .boolean(value)
        case .integer:
            guard let value = property.value.integer else { return refuse(property, "a number", of: object) }
            return .integer(value) == field.leftOut ? nil : .integer(Int64(value))
        case .float, .double:
            guard let value = property.value.number else { return refuse(property, "a number", of: object) }
            if .real(value) == field.leftOut { return nil }
            return field.kind == .double ? .double(value) : .float(Float(value))
        case .text:
            guard let text = property.value.text else { return refuse(property, "a text", of: object) }
            return .object(string(text))
        case .pair:
            guard let numbers = property.value.numbers, numbers.count == 2 else {
                return refuse(property, "two numbers", of: object)
            }
            let isLeftOut = .pair(numbers[0], numbers[1]) == field.leftOut
            return isLeftOut ? nil : .structure(.pair(numbers[0], numbers[1]))
        case .rectangle, .insets:
            guard let numbers = property.value.numbers, numbers.count == 4 else {
                return refuse(property, "four numbers", of: object)
            }
            return .structure(
                field.kind == .rectangle
                    ? .rectangle(numbers[0], numbers[1], numbers[2], numbers[3])
                    : .insets(numbers[0], numbers[1], numbers[2], numbers[3]))
        case .array, .mutableArray:
            guard case .array(let values) = property.value else { return refuse(property, "a list", of: object) }
            let elements = values.compactMap { reference(to: $0, of: object) }
            return elements.isEmpty ? nil : .object(array(elements, isMutable: field.kind == .mutableArray))
        case .colour, .image, .object:
            return reference(to: property.value, of: object).map { .object($0) }
        }
    }

    private mutating func refuse(
        _ property: InterfaceProperty, _ expected: String, of object: InterfaceObject
    ) -> ArchivedValue? {
        warn("\(property.key) is not \(expected); the nib goes without it", line: property.line, object: object)
        return nil
    }

    /// The nib's object for a value; nil for `null`.
    mutating func reference(to value: InterfaceValue, of owner: InterfaceObject) -> ArchiveGraph.Reference? {
        switch value {
        case .null: return nil
        case .boolean(let value): return graph.add(ArchivedObject(className: "NSNumber", content: .boolean(value)))
        case .integer(let value): return number(value)
        case .real(let value): return graph.add(ArchivedObject(className: "NSNumber", content: .real(value)))
        case .string(let text): return string(text)
        case .data(let data): return graph.add(ArchivedObject(className: "NSData", content: .data(data)))
        case .numbers(let numbers):
            return array(numbers.map { graph.add(ArchivedObject(className: "NSNumber", content: .real($0))) })
        case .object(let object): return reference(to: object)
        case .array(let values): return array(values.compactMap { reference(to: $0, of: owner) })
        case .dictionary(let entries):
            let pairs = entries.compactMap { entry -> ArchivedPair? in
                guard let key = reference(to: entry.key, of: owner), let value = reference(to: entry.value, of: owner)
                else { return nil }
                return ArchivedPair(key: key, value: value)
            }
            return graph.add(ArchivedObject(className: "NSDictionary", content: .pairs(pairs)))
        }
    }

    /// A string object. Equal strings share one object.
    mutating func string(_ text: String) -> ArchiveGraph.Reference {
        if let known = strings[text] { return known }
        let reference = graph.add(ArchivedObject(className: "NSString", content: .string(text)))
        strings[text] = reference
        return reference
    }

    mutating func number(_ value: Int) -> ArchiveGraph.Reference {
        graph.add(ArchivedObject(className: "NSNumber", content: .integer(Int64(value))))
    }

    mutating func array(_ elements: [ArchiveGraph.Reference], isMutable: Bool = false) -> ArchiveGraph.Reference {
        graph.add(
            ArchivedObject(className: isMutable ? "NSMutableArray" : "NSArray", content: .elements(elements)))
    }

    /// The nib's object for an object of a value class, such as a colour; nil for other classes.
    mutating func archivedValue(of object: InterfaceObject) -> ArchiveGraph.Reference? {
        switch object.className {
        case "NSColor": return colour(object)
        case "NSFont": return font(object)
        case "IBUIFontDescription": return fontOfDescription(object)
        case "NSCustomResource": return image(object)
        case "NSMutableString", "NSString": return string(InterfaceValue.object(object).text ?? "")
        case "NSDate":
            let seconds = object["NS.time"]?.number ?? 0
            return graph.add(ArchivedObject(className: "NSDate", content: .date(seconds)))
        case "NSLocale", "NSCalendar": return named(object, "NS.identifier")
        case "NSTimeZone": return named(object, "NS.name")
        default: return nil
        }
    }

    private mutating func named(_ object: InterfaceObject, _ key: String) -> ArchiveGraph.Reference? {
        let name = string(object[key]?.text ?? "")
        return graph.add(
            ArchivedObject(className: object.className, content: .fields([ArchivedField(key, .object(name))])))
    }
}
