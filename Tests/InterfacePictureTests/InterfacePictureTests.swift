import CoreGraphics
import Device
import Foundation
import InterfaceBuilder
import InterfacePicture
import OwnProcess
import Testing

@Suite(.ownProcess, .serialized) @MainActor struct InterfacePictureTests {
    /// A document with a view of 320 × 416 points under a navigation bar, a button in it, and a cell.
    private func makeDocument() -> InterfaceDocument {
        var document = InterfaceDocument(path: "/nowhere/Screen.xib", family: .archive(version: "7.10"))
        func object(_ identifier: String?, _ className: String, _ properties: [(String, InterfaceValue)])
            -> InterfaceObject
        {
            let object = InterfaceObject(identifier: identifier, className: className, line: 1)
            object.properties = properties.map { InterfaceProperty(key: $0.0, value: $0.1, line: 1) }
            return object
        }
        let owner = object("-1", "IBProxyObject", [("IBProxiedObjectIdentifier", .string("IBFilesOwner"))])
        let cell = object("7", "IBUITableViewCell", [("NSFrameSize", .string("{320, 80}"))])
        let button = object(
            "5", "IBUIButton",
            [
                ("NSFrame", .string("{{20, 30}, {100, 37}}")), ("IBUIButtonType", .integer(1)),
                ("IBUINormalTitle", .string("Count")),
            ])
        let view = object(
            "4", "IBUIView",
            [
                ("NSFrameSize", .string("{320, 416}")), ("NSSubviews", .array([.object(button)])),
                ("IBUISimulatedStatusBarMetrics", .object(object(nil, "IBUISimulatedStatusBarMetrics", []))),
                ("IBUISimulatedTopBarMetrics", .object(object(nil, "IBUISimulatedNavigationBarMetrics", []))),
            ])
        view.customClassName = "NoSuchView"
        view.children = [button]
        button.parent = view
        document.objects = [owner, cell, view, button]
        document.topLevel = [owner, cell, view]
        document.connections = [
            InterfaceConnection(
                kind: .outlet, label: "view", source: owner, destination: view, identifier: "8", line: 1)
        ]
        return document
    }

    @Test func theOwnersViewIsDrawnBetweenItsBars() throws {
        let document = makeDocument()
        let drawing = try InterfacePicture(document).draw()
        #expect(drawing.size == CGSize(width: 320, height: 480) && drawing.scale == 1)
        #expect(drawing.image.width == 320 && drawing.image.height == 480)
        #expect(drawing.complaints.isEmpty)
        let frames = Dictionary(uniqueKeysWithValues: drawing.places.map { ($0.object.identifier ?? "", $0.frame) })
        #expect(frames["4"] == CGRect(x: 0, y: 64, width: 320, height: 416))
        #expect(frames["5"] == CGRect(x: 20, y: 94, width: 100, height: 37))
        #expect(frames["7"] == nil)
    }

    @Test func aCellIsDrawnAsLargeAsItIs() throws {
        let document = makeDocument()
        var picture = InterfacePicture(document, model: try DeviceModel.named("iPhone 4"))
        picture.subject = document.objects.first { $0.identifier == "7" }
        let drawing = try picture.draw()
        #expect(drawing.size == CGSize(width: 320, height: 80) && drawing.scale == 2)
        #expect(drawing.image.width == 640)
    }

    @Test func theSameDocumentGivesTheSamePicture() throws {
        let pictures = try (0..<2).map { _ in try InterfacePicture(makeDocument()).draw().png }
        #expect(pictures[0] != nil && pictures[0] == pictures[1])
    }

    @Test func aDocumentWithNothingToShowIsAnError() {
        let document = InterfaceDocument(path: "/nowhere/Empty.xib", family: .archive(version: "7.10"))
        #expect(throws: InterfacePicture.Failure.self) { try InterfacePicture(document).draw() }
    }
}
