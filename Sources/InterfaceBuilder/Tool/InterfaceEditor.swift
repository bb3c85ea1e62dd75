import Foundation

/// Replaces texts in the bytes of a file without changing any other byte, so that a diff shows only the texts.
package struct InterfaceEditor {
    private let data: Data
    private let tree: XMLTree
    private let document: InterfaceDocument

    /// - Parameter path: The path of the file, for messages.
    /// - Throws: `InterfaceFileError`, also for files of the `document` family.
    package init(data: Data, path: String) throws {
        self.data = data
        tree = try XMLTree.parse(data, path: path)
        document = try InterfaceFile.read(tree)
        guard case .archive = document.family else {
            throw InterfaceFileError(
                "texts can be put into archives only, not into documents of version 3", path: path,
                line: tree.root.line,
                cure: "Compile it with --import-strings-file; the texts are in the nib then.")
        }
    }

    /// The file with translated texts.
    /// - Parameter translations: The texts by the keys of strings files.
    package func replacingTexts(_ translations: [String: String]) -> (data: Data, unknownKeys: [String]) {
        var unknown = Set(translations.keys)
        var edits: [(range: Range<Int>, text: String)] = []
        for text in InterfaceText.texts(of: document) {
            guard let translation = translations[text.key] else { continue }
            unknown.remove(text.key)
            guard translation != text.value, let element = element(of: text) else { continue }
            let key = element["key"].map { " key=\"\(Self.escaped($0))\"" } ?? ""
            edits.append((range(of: element), "<string\(key)>\(Self.escaped(translation))</string>"))
        }
        var edited = data
        for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
            let start = edited.startIndex
            edited.replaceSubrange(
                start + edit.range.lowerBound..<start + edit.range.upperBound, with: Data(edit.text.utf8))
        }
        return (edited, unknown.sorted())
    }

    /// The element of a text. For a text that several objects share, it is the element that refers to it.
    private func element(of text: InterfaceText) -> XMLTree.Element? {
        switch text.place {
        case .property(let key): return element(of: text.owner)?.child(forKey: key)
        case .element(let key, let place):
            guard let list = element(of: text.owner)?.child(forKey: key) else { return nil }
            let elements = list.children.filter { $0["key"] != "EncodedWithXMLCoder" }
            return elements.indices.contains(place) ? elements[place] : nil
        case .runtimeAttribute(let place):
            return element(of: text.object.runtimeAttributes[place].object)?.child(forKey: "value")
        }
    }

    private func element(of object: InterfaceObject?) -> XMLTree.Element? {
        object?.element.map { XMLTree.Element(tree: tree, index: $0) }
    }

    /// The bytes of an element in the file, from its `<` to its last `>`.
    private func range(of element: XMLTree.Element) -> Range<Int> {
        let node = tree.nodes[element.index]
        // The search backwards for `<` is exact, since attribute values cannot contain it.
        let before = data.prefix(Int(node.tagEnd))
        let start = before.lastIndex(of: UInt8(ascii: "<")).map { $0 - data.startIndex } ?? Int(node.tagEnd)
        return start..<Int(node.end)
    }

    private static func escaped(_ text: String) -> String {
        var escaped = ""
        for character in text.unicodeScalars {
            switch character {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            case "\r": escaped += "&#xD;"
            default: escaped.unicodeScalars.append(character)
            }
        }
        return escaped
    }
}
