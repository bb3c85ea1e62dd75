/// All known classes of documents, by name.
package enum ClassCatalog {
    package static let all: [ClassDescription] =
        ViewClasses.all + ControlClasses.all + ScrollClasses.all + BarClasses.all + ControllerClasses.all
        + GestureClasses.all + ObjectClasses.all + StoryboardClasses.all + ValueClasses.all + ValueClasses.unused

    private static let byName: [String: ClassDescription] = Dictionary(
        all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

    package static func description(of name: String) -> ClassDescription? { byName[name] }

    /// A class and its ancestors, the class itself first.
    package static func lineage(of name: String) -> [ClassDescription] {
        var result: [ClassDescription] = []
        var next = byName[name]
        while let description = next {
            result.append(description)
            next = description.parent.flatMap { byName[$0] }
        }
        return result
    }

    /// The rule of a class for a key; nil if neither the class nor an ancestor has the key.
    package static func rule(for key: String, of name: String) -> KeyRule? {
        for description in lineage(of: name) {
            if let rule = description.rules.first(where: { $0.key == key }) { return rule }
        }
        return nil
    }
}
