extension InterfaceText {
    /// The strings file of a document's texts, sorted by their keys, with ibtool's comments.
    package static func strings(of document: InterfaceDocument) -> StringsFile {
        var file = StringsFile()
        file.entries = texts(of: document).map { text in
            // A comment cannot hold what ends it.
            let value = StringsFile.quoted(text.value).replacing("*/", with: "* /")
            let comment = """
                Class = "\(text.object.className)"; \(text.name) = \(value); ObjectID = "\(text.object.identifier ?? "")";
                """
            return (text.key, text.value, comment)
        }.sorted { $0.key < $1.key }
        return file
    }
}
