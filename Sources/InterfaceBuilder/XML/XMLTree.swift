import Foundation

/// An XML file as a tree of elements with line numbers.
///
/// It is parsed by libxml2 without access to the network or other files. Files with a document type declaration are
/// refused, so only XML's five predefined entities exist. Sizes and depth are limited (``XMLLimits``).
///
/// Names and attribute values are stored once; an element's text is converted to a string when it is read.
package final class XMLTree {
    struct Node {
        var name: Int32
        var line: Int32
        var parent: Int32
        var firstChild: Int32 = -1
        var nextSibling: Int32 = -1
        var firstAttribute: Int32
        var attributeCount: Int32
        /// The range of the element's text in ``XMLTree/text``.
        var textStart: Int32 = 0
        var textEnd: Int32 = 0
        /// The byte offsets of the end of its start tag, before `>` or `/>`, and of the end of the element.
        var tagEnd: Int32
        var end: Int32 = 0
    }

    struct Attribute {
        var name: Int32
        var value: Int32
    }

    /// The file's path, for messages.
    package let path: String

    /// The lines with text between elements. Interface Builder's files have none, and the readers ignore it.
    package let strayTextLines: [Int]

    let nodes: [Node]
    let attributes: [Attribute]
    private let names: XMLStrings
    var strings: [String] { names.strings }
    let text: [UInt8]

    init(
        path: String, strayTextLines: [Int], nodes: [Node], attributes: [Attribute], names: XMLStrings, text: [UInt8]
    ) {
        self.path = path
        self.strayTextLines = strayTextLines
        self.nodes = nodes
        self.attributes = attributes
        self.names = names
        self.text = text
    }

    /// Parses an XML file in UTF-8.
    /// - Throws: `InterfaceFileError` with the line, for a file that is not well-formed or exceeds a limit.
    package static func parse(_ data: Data, path: String) throws -> XMLTree {
        try data.withUnsafeBytes { bytes in
            let tagCount = try XMLLimits.check(bytes, path: path)
            return try XMLTreeBuilder(path: path, expectedCount: tagCount).parse(bytes)
        }
    }

    package var root: Element { Element(tree: self, index: 0) }

    /// The index in ``strings`` of a name or attribute value, or -1 if it does not occur in the file. Readers that
    /// visit all elements compare indices instead of strings.
    func place(of string: String) -> Int32 { names.existingPlace(of: string) }

    /// The number of elements.
    package var count: Int { nodes.count }
}
