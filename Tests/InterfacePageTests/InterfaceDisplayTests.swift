import Foundation
import InterfacePage
import OwnProcess
import Testing

/// The page of a document, by what it is told. The main loop belongs to the whole process.
@Suite(.ownProcess, .serialized) @MainActor struct InterfaceDisplayTests {
    private let folder: URL
    private let file: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("page-" + UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        file = folder.appendingPathComponent("Main.xib")
    }

    /// A view with a label and a button that sends an action.
    private func document(text: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="4514">
            <objects>
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="Owner">
                    <connections><outlet property="view" destination="1" id="9"/></connections>
                </placeholder>
                <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
                <view id="1" contentMode="scaleToFill">
                    <rect key="frame" x="0" y="0" width="320" height="460"/>
                    <subviews>
                        <label opaque="NO" contentMode="left" text="\(text)" id="2">
                            <rect key="frame" x="20" y="30" width="280" height="21"/>
                            <color key="textColor" red="1" green="0.5" blue="0" alpha="1" colorSpace="calibratedRGB"/>
                        </label>
                        <button opaque="NO" buttonType="roundedRect" id="3">
                            <rect key="frame" x="20" y="60" width="72" height="37"/>
                            <state key="normal" title="Press"/>
                            <connections>
                                <action selector="press:" destination="-1" eventType="touchUpInside" id="8"/>
                            </connections>
                        </button>
                    </subviews>
                </view>
            </objects>
        </document>
        """
    }

    private func write(_ text: String) throws { try Data(text.utf8).write(to: file, options: .atomic) }

    /// Shows the file to a page, and lets `body` see what the page is told.
    private func show(_ body: (InterfaceDisplay, URL, PageClient) throws -> Void) throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let display = try InterfaceDisplay(
            path: file.path, port: nil, tokenFile: folder.appendingPathComponent("token"))
        let address = try display.start()
        defer { display.stop() }
        let page = try PageClient(address)
        #expect(try page.open("/document?\(address.query ?? "")").contains(" 101 "))
        try body(display, address, page)
    }

    private func objects(_ message: [String: Any]) throws -> [[String: Any]] {
        let document = try #require(message["document"] as? [String: Any])
        return try #require(document["objects"] as? [[String: Any]])
    }

    @Test func `the list has every object, with its name, its class and its place`() throws {
        try write(document(text: "Hello"))
        try show { _, _, page in
            let message = try page.message()
            #expect(message["name"] as? String == "Main.xib")
            let objects = try objects(message)
            let titles = objects.compactMap { $0["title"] as? String }
            #expect(titles == ["File's Owner", "First Responder", "View", "Label (Hello)", "Button (Press)"])
            #expect(
                objects.map { $0["type"] as? String ?? "" } == [
                    "Owner", "UIResponder", "UIView", "UILabel", "UIButton",
                ])
            #expect(objects.map { $0["icon"] as? String ?? "" } == ["owner", "responder", "view", "text", "control"])
            #expect(objects[2]["children"] as? [Int] == [3, 4])
            #expect(objects[3]["frame"] as? [Double] == [20, 30, 280, 21])
            let picture = message["picture"] as? [String: Any]
            #expect((picture?["source"] as? String)?.hasPrefix("data:image/png;base64,") == true)
        }
    }

    @Test func `the inspector has what the document says of an object`() throws {
        try write(document(text: "Hello"))
        try show { _, _, page in
            let objects = try objects(try page.message())
            let properties = objects[3]["properties"] as? [[String: Any]] ?? []
            func value(_ key: String) -> [String: Any]? {
                properties.first { $0["key"] as? String == key }?["value"] as? [String: Any]
            }
            #expect(value("IBUIText")?["text"] as? String == "Hello")
            #expect(value("IBUITextColor")?["text"] as? String == "255 128 0")
            #expect(value("IBUITextColor")?["colour"] as? String == "rgba(255,128,0,1.0)")
            #expect(properties.contains { $0["line"] as? Int ?? 0 > 0 })
        }
    }

    @Test func `connections lead from one object to another`() throws {
        try write(document(text: "Hello"))
        try show { _, _, page in
            let document = try #require(try page.message()["document"] as? [String: Any])
            let connections = document["connections"] as? [[String: Any]] ?? []
            let lines = connections.map { connection in
                ["kind", "label", "event", "source", "destination"].map { "\(connection[$0] ?? "-")" }
                    .joined(separator: " ")
            }
            #expect(lines.sorted() == ["action press: Touch Up Inside 4 0", "outlet view - 0 2"])
        }
    }

    @Test func `a file that is saved again is told again, and one that is broken leaves the last that was not`() throws
    {
        try write(document(text: "Hello"))
        try show { display, _, page in
            var errors: [[String]] = []
            display.onReload = { errors.append($0) }
            #expect(try objects(page.message())[3]["title"] as? String == "Label (Hello)")
            try write(document(text: "Good bye"))
            #expect(try objects(page.message())[3]["title"] as? String == "Label (Good bye)")
            try write("<document><objects>")
            let broken = try page.message()
            #expect(try objects(broken)[3]["title"] as? String == "Label (Good bye)")
            let error = broken["error"] as? [String: Any]
            #expect((error?["message"] as? String)?.isEmpty == false && error?["line"] as? Int != nil)
            #expect(errors.count == 2 && errors.first == [] && errors.last?.first?.hasPrefix(file.path) == true)
        }
    }

    @Test func `the page's files are there for anybody, what it is told for those with the token only`() throws {
        try write(document(text: "Hello"))
        try show { _, address, _ in
            for (path, text) in [("/", "<!doctype html>"), ("/interface.js", "socket"), ("/interface.css", "{")] {
                let answer = try PageClient(address).get(path)
                #expect(answer.status.contains(" 200 ") && answer.body.contains(text), "\(path)")
            }
            #expect(try PageClient(address).get("/nothing").status.contains(" 404 "))
            #expect(
                try PageClient(address).open("/document?token=\(String(repeating: "0", count: 32))").contains(" 403 "))
        }
    }

    @Test func `a page is told that the command ends`() throws {
        try write(document(text: "Hello"))
        try show { display, _, page in
            _ = try page.message()
            display.stop()
            #expect(try page.message()["bye"] as? String != nil)
        }
    }
}
