import BridgeGenerator
import Foundation
import Testing

@Suite struct SwiftOutputTests {
    private func panel() throws -> String { try SmallFramework.file("Sources/ObjCBridge/Generated/Small/Panel.swift") }

    @Test func `a message to an open member passes through to the virtual call`() throws {
        #expect(
            try panel().contains(
                """
                private let Panel_layout: @convention(c) (ObjCObject, ObjCSelector) -> Void = {
                    object, _ in
                    let it = peer(object, as: Panel.self)
                    passThrough(it)
                    it.layout()
                }
                """))
    }

    @Test func `an argument that Swift needs is checked`() throws {
        #expect(try panel().contains("guard let v0 = peerIfAny(a0, as: Panel.self) else { return }"))
    }

    @Test func `a subclass's peer overrides what it inherits`() throws {
        let text = try SmallFramework.file("Sources/ObjCBridge/Generated/Small/SubPanel.swift")
        #expect(text.contains("final class Peer_SubPanel: SubPanel {"))
        #expect(
            text.contains(
                "override func layout() { if !looksUpOverrides || !override_Panel_layout(self) { super.layout() } }"))
        #expect(text.contains("initialize(object, command) { Peer_SubPanel(frame: a0.swift) }"))
        #expect(text.contains("deinit { sendDealloc(self) }"))
    }

    @Test func `an override is found by its place among the methods`() throws {
        let methods = try panel().split(separator: "\n").filter {
            $0.contains("it.method(") || $0.contains("it.variadic")
        }
        let place = try #require(methods.firstIndex { $0.contains("\"layout\"") })
        #expect(
            try panel().contains(
                """
                @inline(never) func override_Panel_layout(_ it: Panel) -> Bool {
                    guard let method = appMethod(it, Panel_methods, \(place)) else { return false }
                """))
    }

    @Test func `a plain init goes through the designated initialiser`() throws {
        let methods = try panel().split(separator: "\n").filter {
            $0.contains("it.method(") || $0.contains("it.variadic")
        }
        let place = try #require(methods.firstIndex { $0.contains("\"initWithFrame:\"") })
        #expect(try panel().contains("let command = selector(Panel_methods, \(place))"))
        #expect(try panel().contains("it.method(\"init\", \"@16@0:8\", implementation(Panel_init))"))
    }

    @Test func `an initialiser with any number of arguments gets them collected`() throws {
        #expect(
            try panel().contains(
                """
                private let Panel_initWithTitle_buttons_: @convention(c) (ObjCObject, ObjCSelector, VariadicArguments) -> ObjCObject? = {
                    object, command, arguments in
                    let a0 = arguments[0]
                    let a1 = arguments[1]
                    guard let v1 = swift(a1, as: [String].self) else { return initialize(object, command) { nil as Peer_Panel? } }
                    return initialize(object, command) { Peer_Panel(title: swift(a0, as: String.self), buttons: v1) }
                }
                """))
        #expect(
            try panel().contains(
                "it.variadicInitializer(\"initWithTitle:buttons:\", \"@32@0:8@16@24\", fixed: 1, "
                    + "implementation(Panel_initWithTitle_buttons_))"))
    }

    @Test func `an initialiser takes any coder, also none`() throws {
        #expect(
            try panel().contains(
                """
                private let Panel_initWithCoder_: @convention(c) (ObjCObject, ObjCSelector, ObjCObject?) -> ObjCObject? = {
                    object, command, a0 in
                    return initialize(object, command) { Peer_Panel(coder: swiftCoder(a0)) }
                }
                """))
        #expect(try panel().contains("superclass: nil, protocols: [\"NSCoding\"]"))
    }

    @Test func `members with blocks are called but not overridden`() throws {
        #expect(try panel().contains("let v0: () -> Void") || panel().contains("guard let v0 = AppBlock(a0)"))
        #expect(try !panel().contains("override_Panel_animate"))
    }

    @Test func `hidden members do not appear`() throws {
        #expect(try !panel().contains("secret"))
    }

    @Test func `encodings count arguments by eight bytes`() throws {
        #expect(try panel().contains("it.method(\"insertPanel:atIndex:\", \"v32@0:8@16q24\""))
    }

    @Test func `a proxy falls back on the protocol's default`() throws {
        let text = try SmallFramework.file("Sources/ObjCBridge/Generated/Small/PanelDelegate.swift")
        #expect(text.contains("final class Proxy_PanelDelegate: ProtocolProxy, PanelDelegate {"))
        #expect(text.contains("else { return Default_PanelDelegate.instance.panelDidMove(a0) }"))
        #expect(text.contains("missingRequirement(\"PanelDelegate\", \"panel:atRow:\")"))
    }

    @Test func `two runs give the same files`() throws {
        let first = try SmallFramework.generation().files
        let second = try SmallFramework.generation().files
        #expect(first == second)
        #expect(first == first.sorted())
    }
}

@Suite struct GeneratedTreeTests {
    @Test func `differences name missing, changed and stale files`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tree-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let tree = GeneratedTree(package: folder)
        let mark = "// \(GeneratedFile.mark)\n"
        let one = GeneratedFile(path: "SDK/include/A/One.h", text: mark)
        let two = GeneratedFile(path: "SDK/include/A/Two.h", text: mark)
        #expect(tree.differences(to: [one]) == [.missing(one.path)])
        _ = try tree.write([one, two])
        #expect(tree.differences(to: [one, two]).isEmpty)
        let changed = GeneratedFile(path: one.path, text: mark + "@class B;\n")
        #expect(tree.differences(to: [changed]) == [.changed(one.path), .stale(two.path)])
        try Data("by hand".utf8).write(to: folder.appendingPathComponent("SDK/include/A/Hand.h"))
        #expect(try tree.write([changed]).count == 2)
        #expect(FileManager.default.fileExists(atPath: folder.appendingPathComponent("SDK/include/A/Hand.h").path))
        #expect(!FileManager.default.fileExists(atPath: folder.appendingPathComponent(two.path).path))
        #expect(tree.surroundings(modules: ["A"]).headers["A"] == ["Hand.h"])
    }
}
