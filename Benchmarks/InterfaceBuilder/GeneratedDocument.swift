import Foundation

/// Documents as Interface Builder 3 wrote them.
enum GeneratedDocument {
    /// A view with labels, buttons, text fields and image views in turn, an outlet to each, and an action of each
    /// button.
    static func form(objectCount: Int) -> Data {
        var document = Writer(topLevelClass: "IBUIView", size: "{320, 460}")
        for index in 0..<objectCount {
            let frame = "{{20, \(index * 30)}, {280, 28}}"
            switch index % 4 {
            case 0: document.add("IBUILabel", frame, label(index))
            case 1: document.add("IBUIButton", frame, button(index), action: "tapped:")
            case 2: document.add("IBUITextField", frame, textField(index))
            default: document.add("IBUIImageView", frame, "<int key=\"IBUIContentMode\">1</int>")
            }
        }
        return document.data
    }

    /// A cell with a picture and two labels.
    static func cell() -> Data {
        var document = Writer(topLevelClass: "IBUITableViewCell", size: "{320, 44}")
        document.add("IBUIImageView", "{{6, 6}, {32, 32}}", "<int key=\"IBUIContentMode\">1</int>")
        document.add("IBUILabel", "{{46, 2}, {250, 22}}", label(0))
        document.add("IBUILabel", "{{46, 24}, {250, 16}}", label(1))
        return document.data
    }

    private static func label(_ index: Int) -> String {
        """
        <string key="IBUIText">Label number \(index)</string>
        <object class="NSFont" key="IBUIFont"><string key="NSName">Helvetica</string><double key="NSSize">17</double><int key="NSfFlags">16</int></object>
        \(colour("IBUITextColor"))
        <int key="IBUIBaselineAdjustment">1</int><float key="IBUIMinimumFontSize">10</float>
        """
    }

    private static func button(_ index: Int) -> String {
        """
        <int key="IBUIContentHorizontalAlignment">0</int><int key="IBUIContentVerticalAlignment">0</int>
        <object class="NSFont" key="IBUIFont"><string key="NSName">Helvetica-Bold</string><double key="NSSize">15</double><int key="NSfFlags">16</int></object>
        <int key="IBUIButtonType">1</int><string key="IBUINormalTitle">Button \(index)</string>
        \(colour("IBUINormalTitleColor"))
        """
    }

    private static func textField(_ index: Int) -> String {
        """
        <string key="IBUIText"/><int key="IBUIBorderStyle">3</int><string key="IBUIPlaceholder">Field \(index)</string>
        <bool key="IBUIAdjustsFontSizeToFit">YES</bool><float key="IBUIMinimumFontSize">17</float>
        <object class="IBUITextInputTraits" key="IBUITextInputTraits"><int key="IBUIReturnKeyType">9</int></object>
        """
    }

    private static func colour(_ key: String) -> String {
        """
        <object class="NSColor" key="\(key)"><int key="NSColorSpace">1</int><bytes key="NSRGB">MC4xOTYwNzg0MyAwLjMwOTgwMzkzIDAuNTIxNTY4NjYAA</bytes></object>
        """
    }

    /// Puts the parts of a document together: the objects, their connections, their records.
    private struct Writer {
        private let topLevelClass: String
        private let size: String
        private var views = ""
        private var connections = ""
        private var records = ""
        private var children = ""
        private var count = 0

        init(topLevelClass: String, size: String) {
            (self.topLevelClass, self.size) = (topLevelClass, size)
        }

        mutating func add(_ className: String, _ frame: String, _ content: String, action: String? = nil) {
            let identifier = 100 + count
            views += """
                <object class="\(className)" id="\(identifier)">
                <reference key="NSNextResponder" ref="2"/><int key="NSvFlags">292</int>
                <string key="NSFrame">\(frame)</string><reference key="NSSuperview" ref="2"/>
                <bool key="IBUIOpaque">NO</bool><bool key="IBUIClipsSubviews">YES</bool>
                \(content)
                </object>

                """
            addConnection(
                "IBCocoaTouchOutletConnection", "outlet\(count)", source: 1, destination: identifier, "", 1000 + count)
            if let action {
                addConnection(
                    "IBCocoaTouchEventConnection", action, source: identifier, destination: 1,
                    "<int key=\"IBEventType\">7</int>", 2000 + count)
            }
            records += record(identifier, "<reference key=\"parent\" ref=\"2\"/>")
            children += "<reference ref=\"\(identifier)\"/>"
            count += 1
        }

        private mutating func addConnection(
            _ className: String, _ label: String, source: Int, destination: Int, _ more: String, _ identifier: Int
        ) {
            connections += """
                <object class="IBConnectionRecord"><object class="\(className)" key="connection">
                <string key="label">\(label)</string><reference key="source" ref="\(source)"/>
                <reference key="destination" ref="\(destination)"/>\(more)
                </object><int key="connectionID">\(identifier)</int></object>

                """
        }

        private func record(_ identifier: Int, _ more: String) -> String {
            """
            <object class="IBObjectRecord"><int key="objectID">\(identifier == 1 ? -1 : identifier)</int>
            <reference key="object" ref="\(identifier)"/>\(more)</object>

            """
        }

        var data: Data {
            let text = """
                <?xml version="1.0" encoding="UTF-8"?>
                <archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="7.10"><data>
                <int key="IBDocument.SystemTarget">768</int>
                <object class="NSMutableArray" key="IBDocument.RootObjects" id="9000">
                <object class="IBProxyObject" id="1"><string key="IBProxiedObjectIdentifier">IBFilesOwner</string></object>
                <object class="\(topLevelClass)" id="2"><int key="NSvFlags">292</int>
                <object class="NSMutableArray" key="NSSubviews">
                \(views)</object>
                <string key="NSFrameSize">\(size)</string>
                </object></object>
                <object class="IBObjectContainer" key="IBDocument.Objects">
                <object class="NSMutableArray" key="connectionRecords">
                \(connections)</object>
                <object class="IBMutableOrderedSet" key="objectRecords"><object class="NSArray" key="orderedObjects">
                \(record(1, ""))\(record(2, "<object class=\"NSMutableArray\" key=\"children\">\(children)</object>"))\(records)
                </object></object>
                </object></data></archive>
                """
            return Data(text.utf8)
        }
    }
}
