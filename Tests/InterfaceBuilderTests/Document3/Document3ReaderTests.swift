import Foundation
import InterfaceBuilder
import Testing

struct Document3ReaderTests {
    @Test(arguments: [
        ("glkView", "IBGLKView", "enableSetNeedsDisplay=\"NO\" drawableDepthFormat=\"24\""),
        ("glkViewController", "IBGLKViewController", "preferredFramesPerSecond=\"60\" pauseOnWillResignActive=\"NO\""),
    ]) func elementsOfGLKitAreItsClasses(element: String, className: String, attributes: String) throws {
        let (object, problems) = try DocumentText.object("<\(element) id=\"5\" \(attributes)/>")
        #expect(problems.isEmpty && object.className == className)
    }

    @Test func aLabelHasTheArchivesKeys() throws {
        let (label, problems) = try DocumentText.object(
            """
            <label opaque="NO" clipsSubviews="YES" userInteractionEnabled="NO" contentMode="left" text="Hello" \
            textAlignment="center" lineBreakMode="tailTruncation" numberOfLines="0" minimumFontSize="10" \
            adjustsFontSizeToFit="NO" baselineAdjustment="alignBaselines" tag="7" alpha="0.5" id="5" userLabel="Greeting">
            <rect key="frame" x="20" y="30.5" width="280" height="21"/>
            <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
            <fontDescription key="fontDescription" type="boldSystem" pointSize="17"/>
            <color key="textColor" cocoaTouchSystemColor="darkTextColor"/>
            <nil key="highlightedColor"/>
            <size key="shadowOffset" width="0.0" height="1"/>
            </label>
            """)
        #expect(problems.isEmpty)
        #expect(label.className == "IBUILabel" && label.identifier == "5" && label.label == "Greeting")
        let expected: [(String, String?)] = [
            ("IBUIOpaque", "false"), ("IBUIClipsSubviews", "true"), ("IBUIUserInteractionEnabled", "false"),
            ("IBUIContentMode", "7"), ("IBUIText", "\"Hello\""), ("IBUITextAlignment", "1"),
            ("IBUILineBreakMode", "4"), ("IBUINumberOfLines", "0"), ("IBUIMinimumFontSize", "10.0"),
            ("IBUIAdjustsFontSizeToFit", "false"), ("IBUIBaselineAdjustment", "0"), ("IBUITag", "7"),
            ("IBUIAlpha", "0.5"), ("NSFrame", "[20.0, 30.5, 280.0, 21.0]"), ("NSvFlags", "\(0x100 | 36)"),
            ("IBUIFontDescription", "IBUIFontDescription"), ("IBUITextColor", "NSColor"),
            ("IBUIHighlightedColor", "nil"), ("IBUIShadowOffset", "[0.0, 1.0]"),
        ]
        for (key, word) in expected { #expect(label.word(key) == word, "\(key)") }
        #expect(label.object("IBUIFontDescription")?.word("type") == "2")
        #expect(label.object("IBUIFontDescription")?.word("pointSize") == "17.0")
        #expect(label.object("IBUITextColor")?.word("IBUIColorCocoaTouchKeyPath") == "\"darkTextColor\"")
    }

    @Test(arguments: [
        ("widthSizable", 2), ("heightSizable", 16), ("flexibleMinX", 1), ("flexibleMaxX", 4), ("flexibleMinY", 8),
        ("flexibleMaxY", 32),
    ])
    func autoresizing(word: String, bit: Int) throws {
        let (view, _) = try DocumentText.object(
            "<view id=\"5\"><autoresizingMask key=\"autoresizingMask\" \(word)=\"YES\"/></view>")
        #expect(view.word("NSvFlags") == "\(0x100 | bit)")
    }

    @Test func hiddenViewsAndThoseThatDoNotResizeTheirSubviewsSayItInTheFlags() throws {
        let (view, _) = try DocumentText.object("<view hidden=\"YES\" autoresizesSubviews=\"NO\" id=\"5\"/>")
        #expect(view.word("NSvFlags") == "\(Int(Int32.min))")
    }

    @Test func coloursOfEveryKind() throws {
        func color(_ attributes: String) throws -> InterfaceObject? {
            try DocumentText.object("<view id=\"5\"><color key=\"backgroundColor\" \(attributes)/></view>").object
                .object("IBUIBackgroundColor")
        }
        let red = try color("red=\"1\" green=\"0.5\" blue=\"0.0\" alpha=\"0.25\" colorSpace=\"calibratedRGB\"")
        #expect(red?.word("NSRGB") == "[1.0, 0.5, 0.0, 0.25]" && red?.word("NSColorSpace") == "1")
        let gray = try color("white=\"0.75\" alpha=\"1\" colorSpace=\"calibratedWhite\"")
        #expect(gray?.word("NSWhite") == "[0.75, 1.0]" && gray?.word("NSColorSpace") == "3")
        let ink = try color(
            "cyan=\"1\" magenta=\"0\" yellow=\"0\" black=\"0.5\" alpha=\"1\" colorSpace=\"genericCMYK\"")
        #expect(ink?.word("NSRGB") == "[0.0, 0.5, 0.5, 1.0]")
        let system = try color("cocoaTouchSystemColor=\"groupTableViewBackgroundColor\"")
        #expect(system?.word("IBUIColorCocoaTouchKeyPath") == "\"groupTableViewBackgroundColor\"")
        #expect(try color("colorSpace=\"calibratedRGB\"") == nil)
    }

    @Test func namedColoursAreThoseOfTheFilesResources() throws {
        let text = DocumentText.xib("<view id=\"5\"><color key=\"backgroundColor\" systemColor=\"nice\"/></view>")
            .replacingOccurrences(
                of: "</objects>",
                with: """
                    </objects><resources><systemColor name="nice"><color white="0.5" alpha="1" colorSpace="custom"/>\
                    </systemColor></resources>
                    """)
        let document = try InterfaceFile.read(data: Data(text.utf8), path: "Test.xib")
        #expect(document.topLevel[2].object("IBUIBackgroundColor")?.word("NSWhite") == "[0.5, 1.0]")
        #expect(document.problems.isEmpty)
    }

    @Test func aButtonsStatesBecomeKeysOfTheirOwn() throws {
        let (button, problems) = try DocumentText.object(
            """
            <button buttonType="roundedRect" lineBreakMode="middleTruncation" id="5">
            <inset key="contentEdgeInsets" minX="1" minY="2" maxX="3" maxY="4"/>
            <state key="normal" title="Go" image="go.png" backgroundImage="back.png"><color key="titleColor" white="0"/></state>
            <state key="highlighted"><string key="title">Two
            lines</string></state>
            </button>
            """)
        #expect(problems.isEmpty)
        #expect(button.word("IBUIButtonType") == "1" && button.word("IBUILineBreakMode") == "5")
        #expect(button.word("IBUINormalTitle") == "\"Go\"")
        #expect(button.object("IBUINormalImage")?.word("NSResourceName") == "\"go.png\"")
        #expect(button.object("IBUINormalBackgroundImage")?.className == "NSCustomResource")
        #expect(button.word("IBUINormalTitleColor") == "NSColor")
        #expect(button.word("IBUIHighlightedTitle") == "\"Two\\nlines\"".replacingOccurrences(of: "\\n", with: "\n"))
        #expect(button.word("IBUIContentEdgeInsets") == "[2.0, 1.0, 4.0, 3.0]")
    }

    @Test func segmentsBecomeLists() throws {
        let (control, problems) = try DocumentText.object(
            """
            <segmentedControl segmentControlStyle="bar" selectedSegmentIndex="1" id="5"><segments>
            <segment title="One"/><segment image="two.png" width="40" enabled="NO">
            <size key="contentOffset" width="1" height="2"/></segment></segments></segmentedControl>
            """)
        #expect(problems.isEmpty)
        #expect(control.word("IBSegmentControlStyle") == "2" && control.word("IBSelectedSegmentIndex") == "1")
        #expect(control.word("IBNumberOfSegments") == "2")
        #expect(control.word("IBSegmentTitles") == "[\"One\", nil]")
        #expect(control.word("IBSegmentImages") == "[nil, NSCustomResource]")
        #expect(control.word("IBSegmentWidths") == "[0.0, 40.0]")
        #expect(control.word("IBSegmentEnabledStates") == "[true, false]")
        #expect(control.word("IBSegmentContentOffsets") == "[[0.0, 0.0], [1.0, 2.0]]")
    }

    /// What the file leaves out is the editor's default, not the archive's.
    @Test(arguments: [
        ("<barButtonItem id=\"5\"/>", "IBUIStyle", "1"),
        ("<barButtonItem style=\"plain\" id=\"5\"/>", "IBUIStyle", "0"),
        ("<textField id=\"5\"/>", "IBUIAdjustsFontSizeToFit", "true"),
        ("<textField adjustsFontSizeToFit=\"NO\" id=\"5\"/>", "IBUIAdjustsFontSizeToFit", "false"),
        ("<activityIndicatorView id=\"5\"/>", "IBUIHidesWhenStopped", "false"),
        ("<tableView id=\"5\"/>", "IBUISeparatorStyle", "1"),
        ("<tableView style=\"grouped\" separatorStyle=\"default\" id=\"5\"/>", "IBUISeparatorStyle", "2"),
        ("<tableView separatorStyle=\"none\" id=\"5\"/>", "IBUISeparatorStyle", "0"),
        ("<tableView rowHeight=\"-1\" id=\"5\"/>", "IBUIRowHeight", "44.0"),
        ("<tableView style=\"grouped\" id=\"5\"/>", "IBUISectionHeaderHeight", "10.0"),
        ("<stepper id=\"5\"/>", "IBUIMaximumValue", "100.0"),
    ])
    func defaults(element: String, key: String, value: String) throws {
        #expect(try DocumentText.object(element).object.word(key) == value)
    }

    @Test func cellsOfXcode4HaveAContentViewWithoutAnIdentifier() throws {
        let (cell, problems) = try DocumentText.object(
            """
            <tableViewCell style="IBUITableViewCellStyleSubtitle" accessoryType="disclosureIndicator" \
            selectionStyle="blue" reuseIdentifier="Row" textLabel="7" indentationWidth="0.0" id="5">
            <view key="contentView"><subviews><label text="Title" id="7"/></subviews></view></tableViewCell>
            """)
        #expect(problems.isEmpty)
        let content = try #require(cell.object("IBUIContentView"))
        #expect(content.className == "IBUITableViewCellContentView" && content.children.map(\.identifier) == ["7"])
        #expect(cell.word("NSSubviews") == "[IBUITableViewCellContentView]")
        #expect(cell.object("IBUITextLabel") === content.children.first)
        #expect(cell.word("IBUIStyle") == "3" && cell.word("IBUIAccessoryType") == "1")
        #expect(cell.word("IBUIReuseIdentifier") == "\"Row\"" && cell.word("IBUIIndentationWidth") == "0.0")
    }

    @Test func connectionsOfEveryKind() throws {
        let document = try DocumentText.readXib(
            """
            <view id="5"><gestureRecognizers/><subviews><button id="6"><connections>
            <action selector="tap:" destination="-1" eventType="touchUpInside" id="c1"/>
            <action selector="any:" destination="-2" eventType="editingDidEndOnExit" id="c2"/></connections></button></subviews>
            <connections><outletCollection property="gestureRecognizers" destination="8" appends="YES" id="c3"/></connections>
            </view>
            <tapGestureRecognizer numberOfTapsRequired="2" id="8"><connections>
            <action selector="tapped:" destination="-1" id="c4"/></connections></tapGestureRecognizer>
            """)
        #expect(document.problems.isEmpty)
        let words = document.connections.map {
            "\($0.identifier ?? "") \($0.label) \($0.source.identifier ?? "")→\($0.destination.identifier ?? "")"
        }
        #expect(Set(words) == ["c1 tap: 6→-1", "c2 any: 6→-2", "c3 gestureRecognizers 5→8", "c4 tapped: 8→-1"])
        let kinds = Dictionary(uniqueKeysWithValues: document.connections.map { ($0.identifier ?? "", $0.kind) })
        #expect(
            kinds["c1"] == .action(event: 7) && kinds["c2"] == .action(event: 20) && kinds["c4"] == .action(event: nil))
        #expect(kinds["c3"] == .outletCollection(className: "NSArray", addsContent: true))
    }

    @Test func runtimeAttributesAndAccessibility() throws {
        let (view, problems) = try DocumentText.object(
            """
            <view id="5"><accessibility key="accessibilityConfiguration" label="Map" hint="Shows it">
            <accessibilityTraits key="traits" image="YES" notEnabled="YES"/><bool key="isElement" value="YES"/></accessibility>
            <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="8"/>\
            </userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="string" keyPath="name" value="x"/>
            <userDefinedRuntimeAttribute type="boolean" keyPath="on" value="YES"/>
            <userDefinedRuntimeAttribute type="point" keyPath="at"><point key="value" x="1" y="2"/></userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="nil" keyPath="none"/></userDefinedRuntimeAttributes></view>
            """)
        #expect(problems.isEmpty)
        let access = try #require(view.object("IBUIAccessibilityConfiguration"))
        #expect(access.word("IBUIAccessibilityLabel") == "\"Map\"" && access.word("IBUIAccessibilityTraits") == "260")
        #expect(access.word("IBUIIsAccessibilityElement") == "true")
        #expect(
            view.runtimeAttributes.map { "\($0.keyPath) \(InterfaceObject.word($0.value))" } == [
                "layer.cornerRadius 8", "name \"x\"", "on true", "at [1.0, 2.0]", "none nil",
            ])
    }

    @Test func controllersHaveTheirItems() throws {
        let (controller, problems) = try DocumentText.object(
            """
            <navigationController title="Top" id="5"><navigationBar key="navigationBar" barStyle="black" id="6"/>
            <viewControllers><viewController nibName="Next" id="7"><navigationItem key="navigationItem" title="Root" id="8">
            <barButtonItem key="rightBarButtonItem" systemItem="add" id="9"/></navigationItem>
            <value key="contentSizeForViewInPopover" type="size" width="300" height="200"/>
            <extendedEdge key="edgesForExtendedLayout"/></viewController></viewControllers></navigationController>
            """)
        #expect(problems.isEmpty)
        #expect(controller.className == "IBUINavigationController" && controller.word("IBUITitle") == "\"Top\"")
        #expect(controller.object("IBUINavigationBar")?.word("IBUIBarStyle") == "1")
        #expect(controller.word("IBUIViewControllers") == "[IBUIViewController]")
        let child = try #require(controller.children.last)
        #expect(child.word("IBUINibName") == "\"Next\"")
        #expect(child.word("IBUIContentSizeForViewInPopover") == "[300.0, 200.0]")
        let item = child.object("IBUINavigationItem")?.object("IBUIRightBarButtonItem")
        #expect(item?.word("IBUISystemItemIdentifier") == "4")
    }

    @Test func unknownThingsAreToldWithTheirLine() throws {
        let document = try DocumentText.readXib(
            """
            <view id="5" wobbles="YES" contentMode="sideways">
            <hologram id="6"/>
            <connections><outlet property="x" destination="99" id="7"/></connections></view>
            """)
        #expect(
            document.problems.map { "\($0.line): \($0.message)" } == [
                "5: the attribute \"wobbles\" of <view> is not known",
                "5: \"sideways\" is not a value of the attribute \"contentMode\" of <view>",
                "6: the element <hologram> is not known",
                "7: the destination \"99\" of a connection is not in the file",
            ])
        #expect(document.problems.allSatisfy { $0.severity == .warning })
    }

    @Test func constraintsAreToldOnce() throws {
        let document = try DocumentText.readXib(
            """
            <view id="5"><constraints><constraint firstAttribute="width" constant="5" id="6"/></constraints></view>
            <view id="7"><constraints><constraint firstAttribute="height" constant="5" id="8"/></constraints>
            <connections><outlet property="height" destination="8" id="9"/></connections></view>
            """)
        #expect(
            document.problems.map(\.message) == [
                "layout constraints came with iOS 6 and are left out; the frames stand"
            ])
        #expect(document.problems.map(\.severity) == [.notice] && document.connections.isEmpty)
    }

    @Test func twoObjectsOfOneIdentifierAreAnError() throws {
        let document = try DocumentText.readXib("<view id=\"5\"/><view id=\"5\"/>")
        #expect(document.problems.map(\.severity) == [.error])
    }

    @Test func documentsOfOtherPlatformsAreRefused() {
        let text = "<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\" version=\"3.0\"/>"
        #expect(throws: InterfaceFileError.self) { try InterfaceFile.read(data: Data(text.utf8), path: "Test.xib") }
    }
}
