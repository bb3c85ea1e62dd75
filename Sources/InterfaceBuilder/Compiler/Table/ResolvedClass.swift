/// A class with its own and inherited keys, resolved once per document.
final class ResolvedClass {
    /// A step in the conversion of an object.
    enum Step {
        case field(NibField, place: Int)
        case part(NibPart)
    }

    let name: String
    let nibName: String
    let rules: [KeyRule]
    let steps: [Step]
    let constants: [(key: String, value: NibConstant)]
    /// The indices of the rules, by key.
    private let places: [String: Int]

    init(name: String, nibName: String, lineage: [ClassDescription]) {
        self.name = name
        self.nibName = nibName
        constants = lineage.flatMap(\.constants)
        var rules: [KeyRule] = []
        var places: [String: Int] = [:]
        var overridden: Set<Int> = []
        for rule in lineage.reversed().flatMap(\.rules) {
            if let place = places[rule.key] { overridden.insert(place) }
            places[rule.key] = rules.count
            rules.append(rule)
        }
        var parts: Set<NibPart> = []
        steps = rules.indices.compactMap { place in
            guard !overridden.contains(place) else { return nil }
            switch rules[place].outcome {
            case .field(let field): return .field(field, place: place)
            case .part(let part): return parts.insert(part.whole).inserted ? .part(part.whole) : nil
            case .nothing: return nil
            }
        }
        self.rules = rules
        self.places = places
    }

    func place(of key: String) -> Int? { places[key] }
}
