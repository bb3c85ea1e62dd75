import BridgeGenerator
import Foundation

/// A symbol graph made by hand: two classes, a delegate protocol, an enumeration, an option set, a notification.
enum SmallFramework {
    /// The source that the graph's locations point to; line numbers count from 0.
    static let source = """
        enum ContentMode: Int {
            case scaleToFill = 0
            case center = 4
            case top
        }
        struct Mask: OptionSet {
            static let flexibleWidth = Mask(rawValue: 1 << 1)
            static let both: Mask = [.flexibleWidth, .flexibleHeight]
            static let flexibleHeight = Mask(rawValue: 1 << 4)
        }
        static let didStart = Notification.Name("PanelDidStartNotification")
        static let search = "{search}"
        static let kinds = ["public.text", "public.url"]
        """

    static let uri = "file:///Panel.swift"

    static func model() throws -> FrameworkModel {
        let graph = try SymbolGraph(json: Data(json.utf8), name: "Small.symbols.json")
        return ModelBuilder.model(of: [graph], source: SourceText(files: [uri: source]))
    }

    static func generation() throws -> BridgeGeneration { BridgeGeneration(try model()) }

    static func file(_ path: String) throws -> String {
        try generation().files.first { $0.path == path }?.text ?? "no such file"
    }

    private static func fragments(_ declaration: String) -> String {
        // Keywords before the name are told apart from types, as the real tool does.
        let words = declaration.split(separator: " ", maxSplits: 20, omittingEmptySubsequences: false)
        let keywords = words.prefix {
            ["weak", "final", "override", "convenience", "class", "static", "var", "func"].contains($0)
        }
        let rest = declaration.dropFirst(keywords.map { $0.count + 1 }.reduce(0, +))
        var parts = keywords.map {
            "{\"kind\":\"keyword\",\"spelling\":\"\($0)\"},{\"kind\":\"text\",\"spelling\":\" \"}"
        }
        parts.append("{\"kind\":\"identifier\",\"spelling\":\"\(rest)\"}")
        return "[\(parts.joined(separator: ","))]"
    }

    private static func symbol(
        _ kind: String, _ path: [String], _ declaration: String, access: String = "open",
        parameters: [(String, String, String)]? = nil, returns: String = "()", doc: [String] = [],
        place: (Int, Int)? = nil
    ) -> String {
        var fields = [
            "\"kind\":{\"identifier\":\"swift.\(kind)\"}",
            "\"identifier\":{\"precise\":\"\(path.joined(separator: "/"))\"}",
            "\"pathComponents\":[\(path.map { "\"\($0)\"" }.joined(separator: ","))]",
            "\"accessLevel\":\"\(access)\"", "\"declarationFragments\":\(fragments(declaration))",
        ]
        if let parameters {
            let list = parameters.map { label, name, type in
                "{\"name\":\"\(label)\",\"internalName\":\"\(name)\",\"declarationFragments\":"
                    + "[{\"kind\":\"identifier\",\"spelling\":\"\(name): \(type)\"}]}"
            }
            fields.append(
                "\"functionSignature\":{\"parameters\":[\(list.joined(separator: ","))],"
                    + "\"returns\":[{\"kind\":\"text\",\"spelling\":\"\(returns)\"}]}")
        }
        if !doc.isEmpty {
            fields.append("\"docComment\":{\"lines\":[\(doc.map { "{\"text\":\"\($0)\"}" }.joined(separator: ","))]}")
        }
        if let place {
            fields.append(
                "\"location\":{\"uri\":\"\(uri)\",\"position\":{\"line\":\(place.0),\"character\":\(place.1)}}")
        }
        return "{\(fields.joined(separator: ","))}"
    }

    private static func relation(_ kind: String, _ source: String, _ target: String) -> String {
        "{\"kind\":\"\(kind)\",\"source\":\"\(source)\",\"target\":\"\(target)\"}"
    }

    static var json: String {
        let members = [
            symbol(
                "init", ["Panel", "init(coder:)"], "required init?(coder: NSCoder)", access: "public",
                parameters: [("coder", "coder", "NSCoder")]),
            symbol(
                "init", ["Panel", "init(frame:)"], "init(frame: CGRect)", access: "public",
                parameters: [("frame", "frame", "CGRect")]),
            symbol(
                "init", ["Panel", "init(title:)"], "convenience init(title: String)", access: "public",
                parameters: [("title", "title", "String")], doc: ["- ObjC: initWithTitle: +panelWithTitle:"]),
            symbol(
                "init", ["Panel", "init(title:buttons:)"], "convenience init(title: String?, buttons: [String])",
                access: "public", parameters: [("title", "title", "String?"), ("buttons", "buttons", "[String]")],
                doc: ["- ObjC: initWithTitle:buttons:, ..."]),
            symbol("property", ["Panel", "isHidden"], "var isHidden: Bool"),
            symbol("property", ["Panel", "title"], "var title: String?"),
            symbol("property", ["Panel", "delegate"], "weak var delegate: (any PanelDelegate)?"),
            symbol("property", ["Panel", "subpanels"], "var subpanels: [Panel] { get }"),
            symbol("property", ["Panel", "mode"], "var mode: Panel.ContentMode"),
            symbol(
                "method", ["Panel", "insert(_:at:)"], "func insert(_ panel: Panel, at index: Int)",
                parameters: [("_", "panel", "Panel"), ("at", "index", "Int")], doc: ["- ObjC: insertPanel:atIndex:"]),
            symbol(
                "method", ["Panel", "layout()"], "func layout()", parameters: [], doc: ["Lays out.", "- Status: stub"]),
            symbol("method", ["Panel", "secret()"], "func secret()", parameters: [], doc: ["- ObjC: -"]),
            symbol(
                "method", ["Panel", "stream(_:)"], "func stream(_ values: AsyncStream<Int>)",
                parameters: [("_", "values", "AsyncStream<Int>")]),
            symbol(
                "type.method", ["Panel", "animate(_:completion:)"],
                "class func animate(_ changes: () -> Void, completion: ((Bool) -> Void)?)",
                parameters: [
                    ("_", "changes", "@escaping () -> Void"), ("completion", "completion", "((Bool) -> Void)?"),
                ],
                doc: ["- ObjC: animate:completion:"]),
            symbol(
                "type.property", ["Panel", "didStart"], "static var didStart: Notification.Name { get }",
                access: "public", place: (10, 11)),
            symbol(
                "type.property", ["Panel", "search"], "static var search: String { get }",
                access: "public", doc: ["- ObjC: PanelIndexSearch"], place: (11, 11)),
            symbol(
                "type.property", ["Panel", "kinds"], "static var kinds: [String] { get }",
                access: "public", doc: ["- ObjC: PanelKinds"], place: (12, 11)),
        ]
        let types = [
            symbol("class", ["PlatformObject"], "class PlatformObject"),
            symbol("class", ["Panel"], "class Panel"),
            symbol("class", ["SubPanel"], "class SubPanel"),
            symbol("protocol", ["PanelDelegate"], "protocol PanelDelegate : AnyObject", access: "public"),
            symbol(
                "method", ["PanelDelegate", "panelDidMove(_:)"], "func panelDidMove(_ panel: Panel)", access: "public",
                parameters: [("_", "panel", "Panel")]),
            symbol(
                "method", ["PanelDelegate", "panel(_:row:)"], "func panel(_ panel: Panel, row: Int) -> Panel",
                access: "public", parameters: [("_", "panel", "Panel"), ("row", "row", "Int")], returns: "Panel",
                doc: ["- ObjC: panel:atRow:"]),
            symbol(
                "method", ["PanelDelegate.default", "panelDidMove(_:)"], "func panelDidMove(_ panel: Panel)",
                access: "public", parameters: [("_", "panel", "Panel")]),
        ]
        let values = [
            symbol(
                "enum", ["Panel", "ContentMode"], "enum ContentMode", access: "public",
                doc: ["- ObjC: PanelContentMode"]),
            symbol(
                "init", ["Panel", "ContentMode", "init(rawValue:)"], "init?(rawValue: Int)", access: "public",
                parameters: [("rawValue", "rawValue", "Int")]),
            symbol(
                "enum.case", ["Panel", "ContentMode", "scaleToFill"], "case scaleToFill", access: "public",
                place: (1, 9)),
            symbol("enum.case", ["Panel", "ContentMode", "center"], "case center", access: "public", place: (2, 9)),
            symbol("enum.case", ["Panel", "ContentMode", "top"], "case top", access: "public", place: (3, 9)),
            symbol("struct", ["Panel", "Mask"], "struct Mask", access: "public"),
            symbol(
                "init", ["Panel", "Mask", "init(rawValue:)"], "init(rawValue: UInt)", access: "public",
                parameters: [("rawValue", "rawValue", "UInt")]),
            symbol(
                "type.property", ["Panel", "Mask", "flexibleWidth"], "static var flexibleWidth: Panel.Mask",
                access: "public", place: (6, 15)),
            symbol(
                "type.property", ["Panel", "Mask", "flexibleHeight"], "static var flexibleHeight: Panel.Mask",
                access: "public", place: (8, 15)),
        ]
        func owners(_ names: [String], _ owner: String, _ kind: String = "memberOf") -> [String] {
            names.map { relation(kind, owner + "/" + $0, owner) }
        }
        let relations =
            [
                relation("inheritsFrom", "Panel", "PlatformObject"), relation("inheritsFrom", "SubPanel", "Panel"),
                relation("conformsTo", "Panel/Mask", "s:s9OptionSetP"),
                relation("conformsTo", "Panel", "s:10Foundation8NSCodingP"),
                relation(
                    "defaultImplementationOf", "PanelDelegate.default/panelDidMove(_:)",
                    "PanelDelegate/panelDidMove(_:)"),
                relation("memberOf", "PanelDelegate.default/panelDidMove(_:)", "PanelDelegate"),
            ]
            + owners(
                [
                    "init(coder:)", "init(frame:)", "init(title:)", "init(title:buttons:)", "isHidden", "title",
                    "delegate",
                    "subpanels", "mode", "insert(_:at:)",
                    "layout()", "secret()", "stream(_:)", "animate(_:completion:)", "didStart", "search", "kinds",
                    "ContentMode", "Mask",
                ], "Panel")
            + owners(["panelDidMove(_:)", "panel(_:row:)"], "PanelDelegate", "requirementOf")
            + owners(["init(rawValue:)", "scaleToFill", "center", "top"], "Panel/ContentMode")
            + owners(["init(rawValue:)", "flexibleWidth", "flexibleHeight"], "Panel/Mask")
        return "{\"module\":{\"name\":\"Small\"},\"symbols\":[\((types + members + values).joined(separator: ","))],"
            + "\"relationships\":[\(relations.joined(separator: ","))]}"
    }
}
