/// How an element that stands for an object becomes an object of the archive family's vocabulary.
final class ElementRule {
    /// The archive's class: `IBUILabel`.
    let className: String
    /// The element whose attributes and children it has, too.
    let parent: ElementRule?
    private let attributes: [String: AttributeRule]
    /// The archive's keys of children that are marked with a key or hold a list, where they are not the plain ones.
    private let partKeys: [String: String]
    /// What the file means that leaves an attribute out, where an archive that leaves its key out means something else.
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

    /// The archive's key of a child.
    func partKey(_ name: String) -> String {
        var rule: ElementRule? = self
        while let current = rule {
            if let key = current.partKeys[name] { return key }
            rule = current.parent
        }
        return AttributeRule.archiveKey(for: name)
    }

    /// Whether it is of that element's kind.
    func inherits(from rule: ElementRule) -> Bool { self === rule || parent?.inherits(from: rule) == true }
}
