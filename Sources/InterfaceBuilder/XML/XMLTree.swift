import Foundation

/// An XML file as a tree of elements, each with the line it begins on.
///
/// Read with libxml2, which never sees the network or another file. Files with a document type declaration are refused,
/// so there are no entities but XML's own five. Sizes and depths have limits (``XMLLimits``).
///
/// Names and attributes are kept once however often they occur; an element's text becomes a string when it is asked
/// for.
package final class XMLTree {
    struct Node {
        var name: Int32
        var line: Int32
        var parent: Int32
        var firstChild: Int32 = -1
        var nextSibling: Int32 = -1
        var firstAttribute: Int32
        var attributeCount: Int32
        /// Where the element's text stands in ``XMLTree/text``.
        var textStart: Int32 = 0
        var textEnd: Int32 = 0
        /// Where in the file its start tag ends, before `>` or `/>`, and where the element itself ends, in bytes.
        var tagEnd: Int32
        var end: Int32 = 0
    }

    struct Attribute {
        var name: Int32
        var value: Int32
    }

    /// The file's path, for messages.
    package let path: String

    /// The lines on which there is text between elements, which no file of Interface Builder has and no reader reads.
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

    /// Reads an XML file's bytes, which are UTF-8.
    /// - Throws: `InterfaceFileError` with the line, for what is not well-formed or beyond a limit.
    package static func parse(_ data: Data, path: String) throws -> XMLTree {
        try data.withUnsafeBytes { bytes in
            let tagCount = try XMLLimits.check(bytes, path: path)
            return try XMLTreeBuilder(path: path, expectedCount: tagCount).parse(bytes)
        }
    }

    package var root: Element { Element(tree: self, index: 0) }

    /// The place in ``strings`` of a name or an attribute's value, or -1 if the file has none like it. Readers that
    /// look at every element compare places.
    func place(of string: String) -> Int32 { names.existingPlace(of: string) }

    /// How many elements there are.
    package var count: Int { nodes.count }
}
