/// Prints the compiler's tables for docs/InterfaceBuilder.md.
package enum ClassTable {
    /// A section for each class, in Markdown.
    package static var markdown: String { ClassCatalog.all.map(section).joined(separator: "\n") }

    private static func section(_ description: ClassDescription) -> String {
        var text = "### `\(description.name)`"
        text += description.nibName.isEmpty ? "\n\n" : " → `\(description.nibName)`\n\n"
        if let parent = description.parent { text += "All of `\(parent)`, and:\n\n" }
        for constant in description.constants {
            text += "Always: `\(constant.key)` \(constant.value).\n\n"
        }
        guard !description.rules.isEmpty else { return text + "Nothing of its own.\n" }
        text += "| document | nib | kind | absent in the document | absent in the nib |\n|---|---|---|---|---|\n"
        for rule in description.rules { text += row(rule) + "\n" }
        return text
    }

    private static func row(_ rule: KeyRule) -> String {
        switch rule.outcome {
        case .field(let field):
            let leftOut = field.kind == .inverse ? "NO" : field.leftOut?.description ?? "–"
            let absent = field.absent?.description ?? "–"
            return "| `\(rule.key)` | `\(field.key)` | \(field.kind.rawValue) | \(absent) | \(leftOut) |"
        case .part(let part): return "| `\(rule.key)` | \(part.summary) | | | |"
        case .nothing(let reason): return "| `\(rule.key)` | – | \(reason.rawValue) | | |"
        }
    }
}
