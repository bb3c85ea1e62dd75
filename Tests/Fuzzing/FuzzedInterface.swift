import Archiving
import Foundation
import InterfaceBuilder

/// All that is done with a document of Interface Builder on its way to a nib.
package enum FuzzedInterface {
    /// Reads a document, compiles it and writes the nib in every format, which must be read again.
    /// - Throws: `InterfaceFileError` for a file that is refused.
    package static func exercise(_ data: Data) throws {
        let document = try InterfaceFile.read(data: data, path: "fuzzed.xib")
        var compiler = NibCompiler(document: document)
        let (graph, problems) = compiler.compile()
        _ = problems.map(\.message)
        for format in FuzzedFormat.allCases {
            do { _ = try format.read(format.write(graph)) } catch {
                throw FuzzedFormat.Unsettled(message: "\(format): the nib cannot be kept: \(error)")
            }
        }
    }

    /// A document of each family, small, so that damage hits something.
    package static let samples = [Data(archive.utf8), Data(document.utf8)]

    private static let archive = """
        <?xml version="1.0" encoding="UTF-8"?>
        <archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="7.10">
        \t<data>
        \t\t<int key="IBDocument.SystemTarget">768</int>
        \t\t<string key="IBDocument.SystemVersion">10D573</string>
        \t\t<object class="NSMutableArray" key="IBDocument.RootObjects" id="1000">
        \t\t\t<bool key="EncodedWithXMLCoder">YES</bool>
        \t\t\t<object class="IBProxyObject" id="1">
        \t\t\t\t<string key="IBProxiedObjectIdentifier">IBFilesOwner</string>
        \t\t\t</object>
        \t\t\t<object class="IBUIView" id="2">
        \t\t\t\t<nil key="NSNextResponder"/>
        \t\t\t\t<int key="NSvFlags">274</int>
        \t\t\t\t<object class="NSMutableArray" key="NSSubviews">
        \t\t\t\t\t<bool key="EncodedWithXMLCoder">YES</bool>
        \t\t\t\t\t<object class="IBUIButton" id="3">
        \t\t\t\t\t\t<reference key="NSNextResponder" ref="2"/>
        \t\t\t\t\t\t<int key="NSvFlags">292</int>
        \t\t\t\t\t\t<string key="NSFrame">{{20, 40}, {280, 37}}</string>
        \t\t\t\t\t\t<reference key="NSSuperview" ref="2"/>
        \t\t\t\t\t\t<object class="NSFont" key="IBUIFont">
        \t\t\t\t\t\t\t<string key="NSName">Helvetica-Bold</string>
        \t\t\t\t\t\t\t<double key="NSSize">1.5e+01</double>
        \t\t\t\t\t\t\t<int key="NSfFlags">16</int>
        \t\t\t\t\t\t</object>
        \t\t\t\t\t\t<int key="IBUIButtonType">1</int>
        \t\t\t\t\t\t<string key="IBUINormalTitle">Go &amp; see</string>
        \t\t\t\t\t\t<object class="NSColor" key="IBUINormalTitleColor" id="4">
        \t\t\t\t\t\t\t<int key="NSColorSpace">1</int>
        \t\t\t\t\t\t\t<bytes key="NSRGB">MC4xOTYwNzg0MyAwLjMwOTgwMzkzIDAuNTIxNTY4NjYAA</bytes>
        \t\t\t\t\t\t</object>
        \t\t\t\t\t\t<reference key="IBUIHighlightedTitleColor" ref="4"/>
        \t\t\t\t\t</object>
        \t\t\t\t</object>
        \t\t\t\t<string key="NSFrameSize">{320, 460}</string>
        \t\t\t\t<bool key="IBUIClearsContextBeforeDrawing">NO</bool>
        \t\t\t</object>
        \t\t</object>
        \t\t<object class="IBObjectContainer" key="IBDocument.Objects">
        \t\t\t<object class="NSMutableArray" key="connectionRecords">
        \t\t\t\t<object class="IBConnectionRecord">
        \t\t\t\t\t<object class="IBCocoaTouchEventConnection" key="connection">
        \t\t\t\t\t\t<string key="label">go:</string>
        \t\t\t\t\t\t<reference key="source" ref="3"/>
        \t\t\t\t\t\t<reference key="destination" ref="1"/>
        \t\t\t\t\t\t<int key="IBEventType">7</int>
        \t\t\t\t\t</object>
        \t\t\t\t\t<int key="connectionID">7</int>
        \t\t\t\t</object>
        \t\t\t</object>
        \t\t\t<object class="IBMutableOrderedSet" key="objectRecords">
        \t\t\t\t<object class="NSArray" key="orderedObjects">
        \t\t\t\t\t<object class="IBObjectRecord">
        \t\t\t\t\t\t<int key="objectID">-1</int>
        \t\t\t\t\t\t<reference key="object" ref="1"/>
        \t\t\t\t\t</object>
        \t\t\t\t\t<object class="IBObjectRecord">
        \t\t\t\t\t\t<int key="objectID">5</int>
        \t\t\t\t\t\t<reference key="object" ref="2"/>
        \t\t\t\t\t\t<object class="NSMutableArray" key="children">
        \t\t\t\t\t\t\t<reference ref="3"/>
        \t\t\t\t\t\t</object>
        \t\t\t\t\t</object>
        \t\t\t\t\t<object class="IBObjectRecord">
        \t\t\t\t\t\t<int key="objectID">6</int>
        \t\t\t\t\t\t<reference key="object" ref="3"/>
        \t\t\t\t\t\t<reference key="parent" ref="2"/>
        \t\t\t\t\t</object>
        \t\t\t\t</object>
        \t\t\t</object>
        \t\t\t<object class="NSMutableDictionary" key="flattenedProperties">
        \t\t\t\t<object class="NSArray" key="dict.sortedKeys">
        \t\t\t\t\t<string>-1.CustomClassName</string>
        \t\t\t\t</object>
        \t\t\t\t<object class="NSMutableArray" key="dict.values">
        \t\t\t\t\t<string>FirstViewController</string>
        \t\t\t\t</object>
        \t\t\t</object>
        \t\t</object>
        \t</data>
        </archive>
        """

    private static let document = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
            <objects>
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="FirstViewController">
                    <connections>
                        <outlet property="view" destination="1" id="3"/>
                    </connections>
                </placeholder>
                <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
                <view contentMode="scaleToFill" id="1">
                    <rect key="frame" x="0.0" y="20" width="320" height="460"/>
                    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                    <subviews>
                        <label opaque="NO" text="Hello" lineBreakMode="tailTruncation" id="8">
                            <rect key="frame" x="20" y="20" width="280" height="21"/>
                            <fontDescription key="fontDescription" type="system" pointSize="17"/>
                            <color key="textColor" red="0.1" green="0.2" blue="0.3" alpha="1" colorSpace="calibratedRGB"/>
                        </label>
                        <button opaque="NO" buttonType="roundedRect" id="9">
                            <rect key="frame" x="20" y="60" width="72" height="37"/>
                            <state key="normal" title="Go"/>
                            <connections>
                                <action selector="go:" destination="-1" eventType="touchUpInside" id="11"/>
                            </connections>
                        </button>
                    </subviews>
                    <color key="backgroundColor" white="1" alpha="1" colorSpace="custom" customColorSpace="calibratedWhite"/>
                </view>
            </objects>
        </document>
        """
}
