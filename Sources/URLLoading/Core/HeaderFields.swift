/// Header fields by their names, in whatever case of letters they are asked for.
struct HeaderFields: Hashable {
    private(set) var values: [String: String] = [:]
    /// The names as they were first set, by their lower-case form.
    private var names: [String: String] = [:]

    init(_ fields: [String: String] = [:]) {
        for (name, value) in fields { self[name] = value }
    }

    subscript(name: String) -> String? {
        get { names[name.lowercased()].flatMap { values[$0] } }
        set {
            let spelled = names[name.lowercased()] ?? name
            values[spelled] = newValue
            names[name.lowercased()] = newValue == nil ? nil : spelled
        }
    }
}
