extension InterfaceText {
    /// A strings file with the document's texts, sorted by key, with ibtool's comments.
    package static func strings(of document: InterfaceDocument) -> StringsFile {
        var file = StringsFile()
        file.entries = texts(of: document).map { text in
            // A comment cannot contain its own end mark.
            let value = StringsFile.quoted(text.value).replacing("*/", with: "* /")
            let comment = """
                Class = "\(text.object.className)"; \(text.name) = \(value); ObjectID = "\(text.object.identifier ?? "")";
                """
            return (text.key, text.value, comment)
        }.sorted { $0.key < $1.key }
        return file
    }
}
