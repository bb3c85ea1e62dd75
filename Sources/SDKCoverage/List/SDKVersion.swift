/// A version of the platform's SDK that coverage can be counted for.
public enum SDKVersion: String, CaseIterable, Sendable {
    case v3_1 = "3.1"
    case v4_3 = "4.3"
    case v5_1 = "5.1"

    /// The word for this version in the list of names.
    private var word: Substring { self == .v3_1 ? "3.1.3" : rawValue[...] }

    func contains(_ row: APIRow) -> Bool {
        row.versions.split(separator: " ").contains { $0 == word || $0 == word + "?" }
    }

    /// The versions that have a name which came with `introduced`, such as `4.0` or `<=4.3`; without a mark it stayed.
    static func versions(introduced: String) -> String {
        let number = introduced.split(separator: "-").last.map(String.init) ?? introduced
        guard !number.hasPrefix("<="), let version = Double(number) else { return "3.1.3? 4.3 5.1" }
        if version > 4.3 { return "5.1" }
        return version > 3.1 ? "4.3 5.1" : "3.1.3 4.3 5.1"
    }
}
