/// An interface file with one view, and what else shall stand in the archive's `<data>`.
func interfaceText(viewClass: String = "IBUIView", attributes: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="7.10">
    <data>
    \(attributes)
    <object class="NSMutableArray" key="IBDocument.RootObjects" id="1000">
    <object class="\(viewClass)" id="1"><string key="NSFrameSize">{320, 460}</string></object>
    </object>
    <object class="IBObjectContainer" key="IBDocument.Objects">
    <object class="IBMutableOrderedSet" key="objectRecords">
    <object class="NSArray" key="orderedObjects">
    <object class="IBObjectRecord">
    <int key="objectID">0</int><object class="NSArray" key="object" id="0"/><reference key="children" ref="1000"/>
    </object>
    <object class="IBObjectRecord">
    <int key="objectID">5</int><reference key="object" ref="1"/><reference key="parent" ref="0"/>
    </object>
    </object>
    </object>
    </object>
    </data>
    </archive>

    """
}
