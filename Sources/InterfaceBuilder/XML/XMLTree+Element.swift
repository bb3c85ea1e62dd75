extension XMLTree {
    /// An element: its name, line and attributes, and either its children or its text.
    package struct Element {
        package let tree: XMLTree
        /// The index among all elements of the file, in the order of their start tags.
        package let index: Int

        private var node: Node { tree.nodes[index] }

        package var name: String { tree.strings[Int(node.name)] }

        /// The line of the file, from 1.
        package var line: Int { Int(node.line) }

        /// The text of an element without children, including white space; otherwise "".
        package var text: String { withText { String(decoding: $0, as: UTF8.self) } }

        /// Calls a closure with the bytes of the text, without making a string.
        package func withText<Result>(_ body: (UnsafeBufferPointer<UInt8>) throws -> Result) rethrows -> Result {
            let node = node
            return try tree.text.withUnsafeBufferPointer {
                try body(UnsafeBufferPointer(rebasing: $0[Int(node.textStart)..<Int(node.textEnd)]))
            }
        }

        package var hasText: Bool { node.textEnd > node.textStart }

        /// The value of an attribute; nil if the element does not have it.
        package subscript(attribute: String) -> String? {
            let node = node
            for place in Int(node.firstAttribute)..<Int(node.firstAttribute + node.attributeCount)
            where tree.strings[Int(tree.attributes[place].name)] == attribute {
                return tree.strings[Int(tree.attributes[place].value)]
            }
            return nil
        }

        /// All attributes, in the order of the file.
        package var attributes: [(name: String, value: String)] {
            let node = node
            return tree.attributes[Int(node.firstAttribute)..<Int(node.firstAttribute + node.attributeCount)].map {
                (tree.strings[Int($0.name)], tree.strings[Int($0.value)])
            }
        }

        package var parent: Element? { node.parent < 0 ? nil : Element(tree: tree, index: Int(node.parent)) }

        package var nextSibling: Element? {
            node.nextSibling < 0 ? nil : Element(tree: tree, index: Int(node.nextSibling))
        }

        package var children: Children { Children(tree: tree, upcoming: node.firstChild) }

        package var hasChildren: Bool { node.firstChild >= 0 }

        /// The first child with that name; nil if there is none.
        package func child(named name: String) -> Element? { children.first { $0.name == name } }

        /// The first child with that value of the attribute `key`, which tells the purpose of a value in both families;
        /// nil if there is none.
        package func child(forKey key: String) -> Element? { children.first { $0["key"] == key } }
    }

    /// The children of an element, in the order of the file.
    package struct Children: Sequence, IteratorProtocol {
        let tree: XMLTree
        var upcoming: Int32

        package mutating func next() -> Element? {
            guard upcoming >= 0 else { return nil }
            let element = Element(tree: tree, index: Int(upcoming))
            upcoming = tree.nodes[Int(upcoming)].nextSibling
            return element
        }
    }
}
