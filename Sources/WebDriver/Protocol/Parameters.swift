/// Takes what a command needs out of its parameters, with W3C's error for what is missing or of another kind.
package struct Parameters {
    package let values: JSONValue

    package init(_ values: JSONValue) { self.values = values }

    package subscript(_ name: String) -> JSONValue? { values[name] }

    package func text(_ name: String) throws -> String {
        guard let text = values[name]?.text else { throw wrong(name, "a string") }
        return text
    }

    package func optionalText(_ name: String) throws -> String? {
        guard let value = values[name] else { return nil }
        guard let text = value.text else { throw wrong(name, "a string") }
        return text
    }

    /// A number, or a string that spells one, as some clients send it.
    package func number(_ name: String) throws -> Double {
        guard let number = try optionalNumber(name) else { throw wrong(name, "a number") }
        return number
    }

    package func optionalNumber(_ name: String) throws -> Double? {
        guard let value = values[name] else { return nil }
        guard let number = value.double ?? value.text.flatMap({ Double($0) }), number.isFinite else {
            throw wrong(name, "a number")
        }
        return number
    }

    package func optionalTruth(_ name: String) throws -> Bool? {
        guard let value = values[name] else { return nil }
        guard let truth = value.truth else { throw wrong(name, "true or false") }
        return truth
    }

    package func list(_ name: String) throws -> [JSONValue] {
        guard let list = values[name]?.list else { throw wrong(name, "an array") }
        return list
    }

    package func wrong(_ name: String, _ wanted: String) -> DriverError {
        guard let value = values[name] else { return DriverError(.invalidArgument, "“\(name)” is missing: \(wanted).") }
        let shown = String(decoding: value.data.prefix(100), as: UTF8.self)
        return DriverError(.invalidArgument, "“\(name)” is \(shown), but must be \(wanted).")
    }
}
