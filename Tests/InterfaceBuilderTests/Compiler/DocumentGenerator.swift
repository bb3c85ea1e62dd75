import Foundation
import InterfaceBuilder

/// Writes archives in which an object of a class has every key that the class's table has.
struct DocumentGenerator {
    /// The classes that documents hold, but for those that only others build upon and those within others' objects.
    static let classes: [ClassDescription] = ClassCatalog.all.filter { description in
        description.name.hasPrefix("IB") && !description.nibName.isEmpty && !description.name.contains(".")
            && !description.nibName.hasPrefix("UIRuntime") && description.name != "IBProxyObject"
            && description.name != "IBUIFontDescription" && !isOfStoryboards(description.name)
    }

    /// Storyboards have readers and tests of their own.
    private static func isOfStoryboards(_ name: String) -> Bool {
        name.hasPrefix("IBUIStoryboard") || name == "IBUINib" || name == "IBUITableViewSection"
    }

    /// A key with the value that the document gives it.
    struct Entry {
        let rule: KeyRule
        let xml: String
    }

    let description: ClassDescription
    let entries: [Entry]

    init(_ description: ClassDescription) {
        self.description = description
        var entries: [Entry] = []
        var known: Set<String> = []
        for rule in ClassCatalog.lineage(of: description.name).flatMap(\.rules) where known.insert(rule.key).inserted {
            guard let xml = Self.xml(for: rule, of: description.name) else { continue }
            entries.append(Entry(rule: rule, xml: xml))
        }
        self.entries = entries
    }

    /// The whole file.
    var archive: String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="7.10">
          <data>
            <int key="IBDocument.SystemTarget">784</int>
            <object class="NSMutableArray" key="IBDocument.RootObjects" id="1000">
              <bool key="EncodedWithXMLCoder">YES</bool>
              <object class="IBProxyObject" id="1"><string key="IBProxiedObjectIdentifier">IBFilesOwner</string></object>
              <object class="IBProxyObject" id="2"><string key="IBProxiedObjectIdentifier">IBFirstResponder</string></object>
              <object class="\(description.name)" id="3">
                \(entries.map(\.xml).joined(separator: "\n        "))
              </object>
            </object>
            <object class="IBObjectContainer" key="IBDocument.Objects">
              <object class="NSMutableArray" key="connectionRecords"><bool key="EncodedWithXMLCoder">YES</bool></object>
              <object class="IBMutableOrderedSet" key="objectRecords">
                <object class="NSArray" key="orderedObjects">
                  <bool key="EncodedWithXMLCoder">YES</bool>
                  <object class="IBObjectRecord">
                    <int key="objectID">0</int>
                    <object class="NSArray" key="object" id="4"><bool key="EncodedWithXMLCoder">YES</bool></object>
                    <reference key="children" ref="1000"/>
                    <nil key="parent"/>
                  </object>
                  \(Self.record("-1", object: "1"))
                  \(Self.record("-2", object: "2"))
                  \(Self.record("5", object: "3"))
                </object>
              </object>
              <object class="NSMutableDictionary" key="flattenedProperties">
                <bool key="EncodedWithXMLCoder">YES</bool>
                <object class="NSArray" key="dict.sortedKeys">
                  <bool key="EncodedWithXMLCoder">YES</bool><string>5.CustomClassName</string>
                </object>
                <object class="NSMutableArray" key="dict.values">
                  <bool key="EncodedWithXMLCoder">YES</bool><string>\(customClassName)</string>
                </object>
              </object>
            </object>
          </data>
        </archive>
        """
    }

    /// Custom objects are nothing without a class; the others keep theirs.
    private var customClassName: String { description.name == "IBUICustomObject" ? "AppDelegate" : "" }

    private static func record(_ identifier: String, object: String) -> String {
        "<object class=\"IBObjectRecord\"><int key=\"objectID\">\(identifier)</int>"
            + "<reference key=\"object\" ref=\"\(object)\"/><reference key=\"parent\" ref=\"4\"/></object>"
    }

    // MARK: - Values

    private static func xml(for rule: KeyRule, of className: String) -> String? {
        switch rule.outcome {
        case .field(let field): return xml(for: rule.key, field, of: className)
        case .part(let part): return xml(for: rule.key, part)
        case .nothing: return "<string key=\"\(rule.key)\">nothing</string>"
        }
    }

    private static func xml(for key: String, _ field: NibField, of className: String) -> String {
        switch field.kind {
        case .boolean, .inverse:
            return "<bool key=\"\(key)\">\(field.absent == .boolean(true) ? "NO" : "YES")</bool>"
        case .integer: return "<int key=\"\(key)\">\(integer(for: field))</int>"
        case .float: return "<float key=\"\(key)\">\(number(for: field))</float>"
        case .double: return "<double key=\"\(key)\">\(number(for: field))</double>"
        case .text: return "<string key=\"\(key)\">Text of \(key)</string>"
        case .colour: return colour(key)
        case .image: return image(key)
        case .pair: return "<string key=\"\(key)\">{3, 4.5}</string>"
        case .rectangle: return "<string key=\"\(key)\">{{0.25, 0.5}, {0.5, 0.25}}</string>"
        case .insets: return "<string key=\"\(key)\">{1, 2, 3, 4}</string>"
        case .array, .mutableArray:
            return "<object class=\"NSMutableArray\" key=\"\(key)\"><bool key=\"EncodedWithXMLCoder\">YES</bool>"
                + element(of: key, in: className) + "</object>"
        case .object: return object(key)
        }
    }

    /// A number of most enumerations that is neither default.
    static func integer(for field: NibField) -> Int {
        if field.key == "UINumberOfPages" { return 3 }
        return (1...3).first { .integer($0) != field.absent && .integer($0) != field.leftOut } ?? 1
    }

    static func number(for field: NibField) -> Double { field.key.hasPrefix("UIMaximum") ? 4 : 0.75 }

    private static func xml(for key: String, _ part: NibPart) -> String? {
        switch part {
        case .geometry: return key == "NSFrame" ? "<string key=\"NSFrame\">{{0, 0}, {200, 100}}</string>" : nil
        case .viewFlags where key == "NSvFlags": return "<int key=\"NSvFlags\">-2147483356</int>"
        case .viewFlags: return "<bool key=\"\(key)\">\(key == "IBUIHidden" ? "YES" : "NO")</bool>"
        case .subviews:
            return "<object class=\"NSMutableArray\" key=\"NSSubviews\"><bool key=\"EncodedWithXMLCoder\">YES</bool>"
                + "<object class=\"IBUIView\"/></object>"
        case .accessibility:
            return "<object class=\"IBUIAccessibilityConfiguration\" key=\"\(key)\">"
                + "<string key=\"IBUIAccessibilityLabel\">Label</string></object>"
        case .font(.font):
            return "<object class=\"NSFont\" key=\"\(key)\"><string key=\"NSName\">Helvetica-Bold</string>"
                + "<double key=\"NSSize\">15</double><int key=\"NSfFlags\">16</int></object>"
        case .font(.description):
            return "<object class=\"IBUIFontDescription\" key=\"\(key)\"><int key=\"type\">1</int>"
                + "<double key=\"pointSize\">15</double></object>"
        case .buttonContent(_, .title): return "<string key=\"\(key)\">\(key)</string>"
        case .buttonContent(_, .titleColour), .buttonContent(_, .shadowColour): return colour(key)
        case .buttonContent: return image(key)
        case .insets: return "<float key=\"\(key)\">2</float>"
        case .segments:
            let element: [String: String] = [
                "IBSegmentTitles": "<string>A</string><string>B</string>",
                "IBSegmentImages": "<object class=\"NSNull\"/>",
                "IBSegmentWidths": "<real value=\"0.0\"/><real value=\"70\"/>",
                "IBSegmentEnabledStates": "<boolean value=\"YES\"/><boolean value=\"NO\"/>",
                "IBSegmentContentOffsets": "<string>{0, 0}</string><string>{1, 1}</string>",
            ]
            guard let elements = element[key] else { return "<int key=\"\(key)\">2</int>" }
            return "<object class=\"NSMutableArray\" key=\"\(key)\"><bool key=\"EncodedWithXMLCoder\">YES</bool>"
                + elements + "</object>"
        case .textInputTraits:
            return "<object class=\"IBUITextInputTraits\" key=\"\(key)\"><int key=\"IBUIKeyboardType\">4</int></object>"
        case .windowVisibility: return "<bool key=\"\(key)\">YES</bool>"
        case .contentView: return "<object class=\"IBUIView\" key=\"\(key)\"/>"
        case .viewControllers where key == "IBUIViewControllers":
            return "<object class=\"NSMutableArray\" key=\"\(key)\"><bool key=\"EncodedWithXMLCoder\">YES</bool>"
                + "<object class=\"IBUIViewController\"/></object>"
        case .viewControllers: return "<object class=\"IBUIViewController\" key=\"\(key)\"/>"
        case .navigationBar: return "<object class=\"IBUINavigationBar\" key=\"\(key)\"/>"
        case .tabBar: return "<object class=\"IBUITabBar\" key=\"\(key)\"/>"
        case .barOwner where key == "IBUINavigationBar": return "<object class=\"IBUINavigationBar\" key=\"\(key)\"/>"
        case .barOwner: return "<nil key=\"\(key)\"/>"
        case .buttonClass: return "<int key=\"\(key)\">1</int>"
        case .tableStyle where key == "IBUISeparatorStyle": return "<int key=\"\(key)\">2</int>"
        case .systemItem, .tableStyle: return "<int key=\"\(key)\">1</int>"
        case .sectionHeight: return "<float key=\"\(key)\">30</float>"
        case .countDown: return "<double key=\"\(key)\">3600</double>"
        case .dates where key.hasPrefix("IBUIHas"): return "<bool key=\"\(key)\">YES</bool>"
        case .dates: return "<object class=\"NSDate\" key=\"\(key)\"><double key=\"NS.time\">2.5e+08</double></object>"
        default: return nil
        }
    }

    private static func colour(_ key: String) -> String {
        let bytes = Data("0.25 0.5 0.75\0".utf8).base64EncodedString()
        return "<object class=\"NSColor\" key=\"\(key)\"><int key=\"NSColorSpace\">1</int>"
            + "<bytes key=\"NSRGB\">\(bytes)</bytes></object>"
    }

    private static func image(_ key: String) -> String {
        "<object class=\"NSCustomResource\" key=\"\(key)\"><string key=\"NSClassName\">NSImage</string>"
            + "<string key=\"NSResourceName\">\(key).png</string></object>"
    }

    private static func element(of key: String, in className: String) -> String {
        switch key {
        case "IBUIItems" where className == "IBUINavigationBar": return "<object class=\"IBUINavigationItem\"/>"
        case "IBUIItems" where className == "IBUITabBar": return "<object class=\"IBUITabBarItem\"/>"
        case "IBUIItems", "IBUIToolbarItems", "IBUILeftBarButtonItems", "IBUIRightBarButtonItems":
            return "<object class=\"IBUIBarButtonItem\"/>"
        case "IBUIGestureRecognizers": return "<object class=\"IBUITapGestureRecognizer\"/>"
        case "IBUIAnimationImages": return image("").replacingOccurrences(of: " key=\"\"", with: "")
        case "IBUICustomizableViewControllers": return "<object class=\"IBUIViewController\"/>"
        default: return "<string>Title</string>"
        }
    }

    /// An object of the kind that the key's name says.
    private static func object(_ key: String) -> String {
        let name: String
        switch key {
        case "IBUILocale":
            return "<object class=\"NSLocale\" key=\"\(key)\"><string key=\"NS.identifier\">en_US</string></object>"
        case "IBUICalendar":
            return
                "<object class=\"NSCalendar\" key=\"\(key)\"><string key=\"NS.identifier\">gregorian</string></object>"
        case _ where key.hasSuffix("BarButtonItem"): name = "IBUIBarButtonItem"
        case "IBUINavigationItem", "IBUITabBarItem", "IBUIToolbar", "IBUISearchBar", "IBUIImageView",
            "IBUISearchDisplayController":
            name = key
        case "IBUISelectedItem": name = "IBUITabBarItem"
        case _ where key.hasSuffix("Label"): name = "IBUILabel"
        case _ where key.hasSuffix("Controller"): name = "IBUIViewController"
        default: name = "IBUIView"
        }
        return "<object class=\"\(name)\" key=\"\(key)\"/>"
    }
}
