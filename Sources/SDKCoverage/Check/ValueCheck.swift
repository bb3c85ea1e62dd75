/// Compares the values of constants with the phone's, by assertions that clang decides.
struct ValueCheck {
    /// Values that differ, by name: `1, not 2`.
    private(set) var wrong: [String: String] = [:]
    /// Names whose values were compared.
    private(set) var compared: Set<String> = []

    /// - Parameters:
    ///   - prelude: The imports that bring all names into sight.
    ///   - exceptions: Names whose values are those of 64 bits, or differ for another reason that the list of
    ///     exceptions gives.
    init(_ rows: [APIRow], prelude: String, exceptions: Set<String>, declarations: Declarations, clang: Clang) throws {
        var names: [Int: (name: String, value: String)] = [:]
        var source = prelude + "\n"
        var line = source.utf8.count { $0 == UInt8(ascii: "\n") } + 1
        for row in rows where ["macro", "enumerator"].contains(row.kind) && !row.value.isEmpty {
            guard !exceptions.contains(row.name), !row.note.contains("function-like") else { continue }
            let isThere =
                row.kind == "macro"
                ? declarations.macros[row.name] != nil
                : declarations.find(row.name, [.enumerator]) != nil || declarations.macros[row.name] != nil
            guard isThere, let test = Self.test(row) else { continue }
            source += "_Static_assert(\(test), \"\");\n"
            names[line] = (row.name, row.value)
            line += 1
        }
        compared = Set(names.values.map(\.name))
        let answer = try clang.ask(["-fsyntax-only"], source: source).errors
        for report in answer.split(separator: "\n") where report.contains("names.m:") {
            let parts = report.split(separator: ":")
            guard parts.count > 3, let number = Int(parts[1]), let (name, value) = names[number] else { continue }
            if let found = report.firstRange(of: "evaluates to '") {
                let actual = report[found.upperBound...].prefix { $0 != " " && $0 != "'" }
                wrong[name] = "\(actual), not \(value)"
            } else if report.contains("error:"), wrong[name] == nil {
                wrong[name] = report.contains("static assertion failed") ? "not \(value)" : "no constant, not \(value)"
            }
        }
    }

    /// The phone's integers have 32 bits, so unsigned ones are compared by their bits.
    private static func test(_ row: APIRow) -> String? {
        if let integer = Int64(row.value) {
            if integer < 0 || integer > 0x7fff_ffff, integer <= 0xffff_ffff, integer >= -0x8000_0000 {
                return "(unsigned)(\(row.name)) == \(UInt32(truncatingIfNeeded: integer))u"
            }
            if integer == Int64.min { return nil }
            return "(\(row.name)) == \(integer)"
        }
        guard let number = Double(row.value) else { return nil }
        return "(\(row.name)) > \(number * 0.999999 - 1e-45) && (\(row.name)) < \(number * 1.000001 + 1e-45)"
    }
}
