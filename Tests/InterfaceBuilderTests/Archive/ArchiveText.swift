import Foundation
import InterfaceBuilder

/// Writes an archive for a test, in the spelling of version 7.10.
struct ArchiveText {
    /// The objects' elements. Owner and first responder are there anyway, as "owner" and "responder".
    var objects = ""
    var connections = ""
    /// Records beside those of the owner (-1) and the first responder (-2).
    var records = ""
    /// Keys and values of the flattened properties: `("5.CustomClassName", "<string>MyView</string>")`.
    var flattened: [(String, String)] = []
    /// The identifiers of the objects at the top, beside the placeholders.
    var top: [String] = []
    var attributes = ""
    var container = ""
    var classes = ""
    var type = "com.apple.InterfaceBuilder3.CocoaTouch.XIB"
    var version = "7.10"

    static let mark = #"<bool key="EncodedWithXMLCoder">YES</bool>"#

    static func record(_ identifier: Int, _ object: String, parent: String = "root", children: [String] = []) -> String
    {
        let list = children.map { #"<reference ref="\#($0)"/>"# }.joined()
        return """
            <object class="IBObjectRecord">
            <int key="objectID">\(identifier)</int>
            <reference key="object" ref="\(object)"/>
            \(children.isEmpty ? "" : #"<object class="NSMutableArray" key="children">\#(mark)\#(list)</object>"#)
            <reference key="parent" ref="\(parent)"/>
            </object>

            """
    }

    static func connection(_ className: String, _ contents: String, identifier: Int = 20) -> String {
        """
        <object class="IBConnectionRecord">
        <object class="\(className)" key="connection">
        \(contents)
        </object>
        <int key="connectionID">\(identifier)</int>
        </object>

        """
    }

    var text: String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <archive type="\(type)" version="\(version)">
        <data>
        \(attributes)
        <object class="NSMutableArray" key="IBDocument.RootObjects" id="1000">
        \(Self.mark)
        <object class="IBProxyObject" id="owner">
        <string key="IBProxiedObjectIdentifier">IBFilesOwner</string>
        </object>
        <object class="IBProxyObject" id="responder">
        <string key="IBProxiedObjectIdentifier">IBFirstResponder</string>
        </object>
        \(objects)
        </object>
        <object class="IBObjectContainer" key="IBDocument.Objects">
        <object class="NSMutableArray" key="connectionRecords">
        \(Self.mark)
        \(connections)
        </object>
        <object class="IBMutableOrderedSet" key="objectRecords">
        <object class="NSArray" key="orderedObjects">
        \(Self.mark)
        <object class="IBObjectRecord">
        <int key="objectID">0</int>
        <object class="NSArray" key="object" id="root">\(Self.mark)</object>
        <object class="NSMutableArray" key="children">
        \(Self.mark)
        \((["owner", "responder"] + top).map { #"<reference ref="\#($0)"/>"# }.joined(separator: "\n"))
        </object>
        <nil key="parent"/>
        </object>
        \(Self.record(-1, "owner"))\(Self.record(-2, "responder"))\(records)
        </object>
        </object>
        <object class="NSMutableDictionary" key="flattenedProperties">
        \(Self.mark)
        <object class="NSArray" key="dict.sortedKeys">
        \(Self.mark)
        \(flattened.map { "<string>\($0.0)</string>" }.joined(separator: "\n"))
        </object>
        <object class="NSMutableArray" key="dict.values">
        \(Self.mark)
        \(flattened.map(\.1).joined(separator: "\n"))
        </object>
        </object>
        \(container)
        </object>
        \(classes)
        </data>
        </archive>

        """
    }

    func read() throws -> InterfaceDocument { try InterfaceFile.read(data: Data(text.utf8), path: "Main.xib") }

    /// The line on which a piece of the text begins, from 1.
    func line(of piece: String) -> Int {
        guard let range = text.range(of: piece) else { return 0 }
        return text[..<range.lowerBound].count { $0 == "\n" } + 1
    }
}
