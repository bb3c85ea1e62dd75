/// What a client looks for: a strategy and its selector.
package enum Locator: Sendable {
    case name(String)
    case type(String)
    case predicate(Predicate)
    case classChain(ClassChain)
    case xpath(String)
    case css(@Sendable (ScreenElement) -> Bool)

    /// - Throws: `invalidArgument` for a strategy that there is not, `invalidSelector` for a selector that it cannot read.
    package init(using strategy: String, value: String) throws {
        switch strategy {
        case "accessibility id", "id", "name": self = .name(value)
        case "class name", "tag name": self = .type(value)
        case "-ios predicate string": self = .predicate(try PredicateParser.parse(value))
        case "-ios class chain": self = .classChain(try ClassChain(value))
        case "xpath": self = .xpath(value)
        case "css selector":
            let selector = try CSSSelector(value)
            self = .css { selector.matches($0) }
        case "link text": self = .predicate(Self.link(value, .equal))
        case "partial link text": self = .predicate(Self.link(value, .contains))
        default:
            throw DriverError(
                .invalidArgument,
                "There is no strategy “\(strategy)”. Known: accessibility id, id, name, class name, xpath, css selector, "
                    + "-ios predicate string, -ios class chain.")
        }
    }

    private static func link(_ text: String, _ comparison: Predicate.Operator) -> Predicate {
        .and(
            .comparison(.attribute(.type), .equal, .value("XCUIElementTypeLink"), .init()),
            .comparison(.attribute(.label), comparison, .value(.string(text)), .init()))
    }

    /// The elements that fit, in the order of the page's source.
    ///
    /// - Parameter element: what they are in; nil for anywhere.
    package func find(in application: ScreenElement, from element: ScreenElement?) throws -> [ScreenElement] {
        let root = element ?? application
        func all() -> [ScreenElement] { (element == nil ? [application] : []) + root.descendants }
        switch self {
        // The app itself is not what is meant by the name of one of its buttons.
        case .name(let name): return root.descendants.filter { $0.name == name || $0.label == name && !name.isEmpty }
        case .type(let type): return all().filter { $0.type == type || type == "*" }
        case .predicate(let predicate): return all().filter(predicate.matches)
        case .classChain(let chain): return chain.find(from: root)
        case .xpath(let expression): return try PageSource(application).find(expression, from: element)
        case .css(let matches): return all().filter(matches)
        }
    }
}
