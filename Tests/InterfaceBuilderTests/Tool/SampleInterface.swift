import Foundation

/// A view with a label, a button, a segmented control and a connection; texts of all kinds.
enum SampleInterface {
    static var archive: ArchiveText {
        var archive = ArchiveText()
        archive.objects = """
            <object class="IBUIView" id="view">
            <object class="NSMutableArray" key="NSSubviews">
            \(ArchiveText.mark)
            <object class="IBUILabel" id="label">
            <string key="NSFrame">{{20, 20}, {280, 21}}</string>
            <string key="IBUIText">Hello &amp; "you"</string>
            <object class="IBUIAccessibilityConfiguration" key="IBUIAccessibilityConfiguration">
            <string key="IBUIAccessibilityLabel">Greeting</string>
            </object>
            </object>
            <object class="IBUIButton" id="button">
            <string key="NSFrame">{{20, 60}, {72, 37}}</string>
            <int key="IBUIButtonType">1</int>
            <string key="IBUINormalTitle" id="shared">Go</string>
            <reference key="IBUIHighlightedTitle" ref="shared"/>
            </object>
            <object class="IBUISegmentedControl" id="segments">
            <string key="NSFrame">{{20, 120}, {207, 44}}</string>
            <object class="NSArray" key="IBSegmentTitles">
            \(ArchiveText.mark)
            <string>First</string>
            <string/>
            </object>
            </object>
            </object>
            <string key="NSFrameSize">{320, 460}</string>
            </object>
            """
        archive.top = ["view"]
        archive.records =
            ArchiveText.record(1, "view", children: ["label", "button", "segments"])
            + ArchiveText.record(5, "label", parent: "view") + ArchiveText.record(10, "button", parent: "view")
            + ArchiveText.record(7, "segments", parent: "view")
        archive.connections =
            ArchiveText.connection(
                "IBCocoaTouchEventConnection",
                """
                <string key="label">go:</string>
                <reference key="source" ref="button"/>
                <reference key="destination" ref="owner"/>
                <int key="IBEventType">7</int>
                """)
        archive.flattened = [("-1.CustomClassName", "<string>HelloController</string>")]
        return archive
    }
}
