/// The conversion of an element to an object with the class name and keys of archives.
final class ElementRule {
    /// The class name in archives: `IBUILabel`.
    let className: String
    /// The rule of the superclass, whose attributes and children the element has, too.
    let parent: ElementRule?
    private let attributes: [String: AttributeRule]
    /// The keys in archives of child elements, by the child's `key` attribute or name, if they differ from the default.
    private let partKeys: [String: String]
    /// The values of missing attributes that differ from the defaults of archives.
    let absent: [(attribute: String, key: String, value: InterfaceValue)]

    init(
        _ className: String, inherits parent: ElementRule? = nil, _ attributes: [String: AttributeRule] = [:],
        parts: [String: String] = [:], absent: [(attribute: String, key: String, value: InterfaceValue)] = []
    ) {
        self.className = className
        self.parent = parent
        self.attributes = attributes
        partKeys = parts
        self.absent = absent
    }

    func attribute(_ name: String) -> AttributeRule? { attributes[name] ?? parent?.attribute(name) }

    /// The key in archives of a child element.
    func partKey(_ name: String) -> String {
        var rule: ElementRule? = self
        while let current = rule {
            if let key = current.partKeys[name] { return key }
            rule = current.parent
        }
        return AttributeRule.archiveKey(for: name)
    }

    /// Whether the rule is `rule` or inherits from it.
    func inherits(from rule: ElementRule) -> Bool { self === rule || parent?.inherits(from: rule) == true }
}
