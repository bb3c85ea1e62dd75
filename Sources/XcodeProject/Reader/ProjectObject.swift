/// An object of a project file: a target, a group, a file …
struct ProjectObject {
    let id: String
    /// `PBXNativeTarget`
    let className: String
    let fields: [PropertyListNode.Entry]
    let line: Int
    /// The project file, for messages.
    let path: String

    /// The object as messages name it: `1D60… “HelloWorld”`.
    var label: String {
        for key in ["name", "path", "remoteInfo"] {
            if case .text(let name)? = node(key)?.value, !name.isEmpty { return "\(id) “\(name)”" }
        }
        return id
    }

    func node(_ key: String) -> PropertyListNode? { fields.last { $0.key == key }?.value }

    /// - Returns: nil when there is no such field.
    /// - Throws: `XcodeProjectError` when it is not a text.
    func text(_ key: String) throws -> String? {
        guard let node = node(key) else { return nil }
        guard case .text(let text) = node.value else { throw typeError(key, node, wanted: "a text") }
        return text
    }

    func requiredText(_ key: String) throws -> String {
        guard let text = try text(key) else { throw error("\(className) has no “\(key)”") }
        return text
    }

    /// - Returns: an empty list when there is no such field.
    func texts(_ key: String) throws -> [String] {
        guard let node = node(key) else { return [] }
        guard case .list(let nodes) = node.value else { throw typeError(key, node, wanted: "a list") }
        return try nodes.map { node in
            guard case .text(let text) = node.value else { throw typeError(key, node, wanted: "a list of texts") }
            return text
        }
    }

    /// Words of a list or, as older versions of Xcode wrote some, of one text.
    func textOrTexts(_ key: String) throws -> [String] {
        if case .text(let text)? = node(key)?.value { return ShellWords.split(text) }
        return try texts(key)
    }

    func dictionary(_ key: String) throws -> [PropertyListNode.Entry] {
        guard let node = node(key) else { return [] }
        guard case .dictionary(let entries) = node.value else { throw typeError(key, node, wanted: "a dictionary") }
        return entries
    }

    /// Numbers stand for themselves, `YES` for 1 and `NO` for 0.
    func integer(_ key: String) throws -> Int? {
        guard let text = try text(key) else { return nil }
        if let number = Int(text) { return number }
        switch text {
        case "YES": return 1
        case "NO", "": return 0
        default: throw error("“\(key)” is “\(text)”, which is no whole number", line: node(key)?.line)
        }
    }

    func error(_ problem: String, line: Int? = nil, cure: String? = nil) -> XcodeProjectError {
        XcodeProjectError(problem, path: path, line: line ?? self.line, object: label, cure: cure ?? Self.usualCure)
    }

    private static let usualCure = "Take the project from version control, or mend the object."

    private func typeError(_ key: String, _ node: PropertyListNode, wanted: String) -> XcodeProjectError {
        error("“\(key)” of \(className) should be \(wanted) and is \(node.kind)", line: node.line)
    }
}
