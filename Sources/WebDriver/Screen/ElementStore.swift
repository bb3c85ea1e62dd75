/// The elements that a client knows, by the references that it was given for them.
package struct ElementStore {
    /// The name under which W3C's clients find a reference.
    package static let member = "element-6066-11e4-a52e-4f735466cecf"

    private var references: [ElementKey: String] = [:]
    private var keys: [String: ElementKey] = [:]

    package init() {}

    package mutating func reference(to element: ScreenElement) -> JSONValue {
        let text: String
        if let known = references[element.key] {
            text = known
        } else {
            text = "e\(references.count + 1)"
            references[element.key] = text
            keys[text] = element.key
        }
        // Clients of JSON Wire look for the other name.
        return [Self.member: .string(text), "ELEMENT": .string(text)]
    }

    /// - Throws: `noElement` for a reference that was never given, `stale` if the element is gone.
    package func element(_ reference: String, in application: ScreenElement) throws -> ScreenElement {
        guard let key = keys[reference] else {
            throw DriverError(.noElement, "There was never an element “\(reference.prefix(100))”.")
        }
        if application.key == key { return application }
        guard let found = application.descendants.first(where: { $0.key == key }) else {
            throw DriverError(.stale, "The element is not on the screen any more.")
        }
        return found
    }
}
