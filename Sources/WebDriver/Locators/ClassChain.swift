import Foundation

/// A class chain (`-ios class chain`): steps from one kind of element to the next, such as
/// ``**/XCUIElementTypeCell[`name BEGINSWITH "A"`]/XCUIElementTypeButton[-1]``.
package struct ClassChain: Hashable, Sendable {
    struct Step: Hashable, Sendable {
        /// True after `**/`: elements at any depth, otherwise children only.
        var isDeep = false
        /// The type that is wanted; nil for `*`.
        var type: String?
        var conditions: [Condition] = []
    }

    enum Condition: Hashable, Sendable {
        /// In backquotes: the element itself fits.
        case own(Predicate)
        /// In dollar signs: one of its descendants fits.
        case contains(Predicate)
        /// Counted from 1, or from the end with negative numbers.
        case number(Int)
    }

    private(set) var steps: [Step] = []
    private let text: String

    private static let longest = 10_000
    private static let mostSteps = 100

    /// - Throws: `invalidSelector` with what is wrong.
    package init(_ text: String) throws {
        self.text = text
        guard text.utf8.count <= Self.longest else { throw wrong("it is too long") }
        var rest = text[...]
        repeat {
            guard steps.count < Self.mostSteps else { throw wrong("it has more than \(Self.mostSteps) steps") }
            steps.append(try takeStep(&rest))
        } while take("/", &rest)
        guard rest.isEmpty else { throw wrong("“\(rest.prefix(20))” means nothing here") }
    }

    private func wrong(_ problem: String) -> DriverError {
        DriverError(.invalidSelector, "The class chain “\(text.prefix(200))” cannot be read: \(problem).")
    }

    private func take(_ word: String, _ rest: inout Substring) -> Bool {
        guard rest.hasPrefix(word) else { return false }
        rest.removeFirst(word.count)
        return true
    }

    private func takeStep(_ rest: inout Substring) throws -> Step {
        var step = Step()
        if take("**/", &rest) { step.isDeep = true }
        if !take("*", &rest) {
            let name = rest.prefix { $0.isLetter || $0.isNumber }
            guard !name.isEmpty else { throw wrong("a type such as XCUIElementTypeButton is missing, or *") }
            guard name.hasPrefix(ElementType.prefix) else {
                throw wrong("“\(name)” is no type: they begin with XCUIElementType")
            }
            step.type = String(name)
            rest.removeFirst(name.count)
        }
        while take("[", &rest) { step.conditions.append(try takeCondition(&rest)) }
        return step
    }

    private func takeCondition(_ rest: inout Substring) throws -> Condition {
        for (quote, make) in [("`", Condition.own), ("$", Condition.contains)] where take(quote, &rest) {
            let predicate = try takeQuoted(&rest, Character(quote))
            guard take("]", &rest) else { throw wrong("a closing bracket is missing after \(quote)") }
            return make(try PredicateParser.parse(predicate))
        }
        let digits = rest.prefix { $0 != "]" }
        rest.removeFirst(digits.count)
        guard let number = Int(digits), number != 0, take("]", &rest) else {
            throw wrong("brackets hold a number from 1, a negative one, `predicate` or $predicate$")
        }
        return .number(number)
    }

    /// Within, the quote itself is written twice.
    private func takeQuoted(_ rest: inout Substring, _ quote: Character) throws -> String {
        var result = ""
        while let character = rest.popFirst() {
            if character == quote {
                guard rest.first == quote else { return result }
                rest.removeFirst()
            }
            result.append(character)
        }
        throw wrong("a closing \(quote) is missing")
    }

    // MARK: Searching

    package func find(from root: ScreenElement) -> [ScreenElement] {
        var found = [root]
        for step in steps {
            var next: [ScreenElement] = []
            var seen: Set<ObjectIdentifier> = []
            for element in found {
                for match in Self.candidates(step, in: element)
                where seen.insert(ObjectIdentifier(match)).inserted {
                    next.append(match)
                }
            }
            // Numbers count all that the step has found, as XCUITest's queries do.
            found = Self.apply(step.conditions, to: next)
        }
        return found
    }

    private static func candidates(_ step: Step, in element: ScreenElement) -> [ScreenElement] {
        (step.isDeep ? element.descendants : element.children).filter { step.type == nil || $0.type == step.type }
    }

    private static func apply(_ conditions: [Condition], to elements: [ScreenElement]) -> [ScreenElement] {
        var left = elements
        for condition in conditions {
            switch condition {
            case .own(let predicate): left = left.filter(predicate.matches)
            case .contains(let predicate): left = left.filter { $0.descendants.contains(where: predicate.matches) }
            case .number(let number):
                let index = number > 0 ? number - 1 : left.count + number
                left = left.indices.contains(index) ? [left[index]] : []
            }
        }
        return left
    }
}
