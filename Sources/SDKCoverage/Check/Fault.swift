/// What is wrong with a name that the platform has.
public enum Fault: Equatable, Sendable, CustomStringConvertible {
    case missing
    case noHeader
    case wrongHeader(String)
    case wrongKind(String)
    case wrongOwner(String)
    case wrongSuperclass(String)
    case wrongValue(String)
    case noSetter
    case noGetter(String)
    case doesNotAdopt(String)
    case outOfSight(String)
    case notDefined
    case noTag

    public var description: String {
        switch self {
        case .missing: "missing"
        case .noHeader: "no such header"
        case .wrongHeader(let found): "wrong header: in \(found)"
        case .wrongKind(let kind): "wrong kind: \(kind)"
        case .wrongOwner(let owner): "wrong owner: \(owner)"
        case .wrongSuperclass(let name): "wrong owner: superclass is \(name)"
        case .wrongValue(let value): "wrong value: \(value)"
        case .noSetter: "no setter"
        case .noGetter(let name): "no getter \(name)"
        case .doesNotAdopt(let names): "does not adopt \(names)"
        case .outOfSight(let umbrella): "wrong header: not in sight after <\(umbrella)>"
        case .notDefined: "missing: declared, not defined in a library"
        case .noTag: "wrong kind: a type name without the structure's tag"
        }
    }
}
