/// A class as a keyed archive names it, and how its objects keep what is in them.
struct KeyedClass {
    enum Kind {
        case string, array, set, dictionary, data, date, null, other
    }

    let name: String
    let ancestors: [String]
    let kind: Kind

    init(name: String, ancestors: [String]) {
        (self.name, self.ancestors) = (name, ancestors)
        kind = ([name] + ancestors).lazy.compactMap(Self.kind).first ?? .other
    }

    private static func kind(_ name: String) -> Kind? {
        guard name.hasPrefix("NS") else { return nil }
        switch name {
        case "NSString", "NSMutableString": return .string
        case "NSArray", "NSMutableArray": return .array
        case "NSSet", "NSMutableSet": return .set
        case "NSDictionary", "NSMutableDictionary": return .dictionary
        case "NSData", "NSMutableData": return .data
        case "NSDate": return .date
        case "NSNull": return .null
        default: return nil
        }
    }

    /// The classes above one of Foundation's, for archives that are written; all others are below NSObject at least.
    static func ancestors(of name: String) -> [String] {
        if name.hasPrefix("NSMutable") { return ["NS" + name.dropFirst("NSMutable".count), "NSObject"] }
        return name == "NSObject" ? [] : ["NSObject"]
    }
}
