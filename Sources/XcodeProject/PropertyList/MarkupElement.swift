/// An element of an XML file.
struct MarkupElement {
    let name: String
    let attributes: [String: String]
    /// From 1.
    let line: Int
    /// The text between the tags, without that of elements inside.
    var text = ""
    var children: [MarkupElement] = []

    func child(_ name: String) -> MarkupElement? { children.first { $0.name == name } }

    func children(_ name: String) -> [MarkupElement] { children.filter { $0.name == name } }

    /// Whether an attribute is `YES`, as Xcode writes it.
    func isYes(_ attribute: String, default value: Bool = false) -> Bool {
        attributes[attribute].map { $0 == "YES" } ?? value
    }
}
