/// The declaration of a property.
struct PropertyDeclaration {
    var name: String
    var type: String
    /// The attributes: `readonly`, `retain` …
    var attributes: Set<String>
    var getter: String
    /// The selector of the setter, with its colon.
    var setter: String

    /// The accessors that `@synthesize` makes, except those that the class implements.
    func accessors(variable: String, isCounted: Bool, hasGetter: Bool, hasSetter: Bool) -> String {
        var text = ""
        if !hasGetter { text += "- (\(type))\(getter) { return \(variable); } " }
        if !hasSetter, !attributes.contains("readonly") {
            text += "- (void)\(setter)(\(type))newValue { \(assignment(variable, isCounted)) } "
        }
        return text
    }

    private func assignment(_ variable: String, _ isCounted: Bool) -> String {
        let copies = attributes.contains("copy")
        guard !isCounted, copies || attributes.contains("retain") || attributes.contains("strong") else {
            return "\(variable) = \(copies ? "[newValue copy]" : "newValue");"
        }
        return "if (\(variable) != newValue) { [\(variable) release]; "
            + "\(variable) = [newValue \(copies ? "copy" : "retain")]; }"
    }
}
