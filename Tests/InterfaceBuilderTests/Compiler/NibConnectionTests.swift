import Archiving
import InterfaceBuilder
import Testing

@Suite struct NibConnectionTests {
    @Test func outletsAndActionsKeepTheirOrder() {
        var maker = DocumentMaker()
        let button = maker.add("IBUIButton")
        let item = maker.add("IBUIBarButtonItem")
        maker.connect(.outlet, "play", maker.owner, button)
        maker.connect(.action(event: 7), "play:", button, maker.owner)
        maker.connect(.action(event: nil), "save:", item, maker.responder)
        let nib = maker.compile()
        let connections = nib.top("UINibConnectionsKey")
        #expect(
            connections.map(\.className) == [
                "UIRuntimeOutletConnection", "UIRuntimeEventConnection", "UIRuntimeEventConnection",
            ])
        #expect(connections.map { $0.text("UILabel") } == ["play", "play:", "save:"])
        #expect(connections.map { $0["UIEventMask"] } == [nil, .integer(64), nil])
        #expect(connections[0].object("UIDestination")?.reference == nib.objects[0].reference)
        #expect(connections[2].object("UIDestination")?.text("UIProxiedObjectIdentifier") == "IBFirstResponder")
        #expect(nib.problems.isEmpty)
    }

    @Test func aCollectionIsOneConnectionToAllItsMembers() {
        var maker = DocumentMaker()
        let first = maker.add("IBUIView")
        let second = maker.add("IBUIView")
        maker.connect(.outletCollection(className: "NSArray", addsContent: false), "views", maker.owner, second)
        maker.connect(.outlet, "view", maker.owner, first)
        maker.connect(.outletCollection(className: "NSArray", addsContent: false), "views", maker.owner, first)
        let nib = maker.compile()
        let connections = nib.top("UINibConnectionsKey")
        #expect(connections.map(\.className) == ["UIRuntimeOutletCollectionConnection", "UIRuntimeOutletConnection"])
        #expect(connections[0].text("runtimeCollectionClassName") == "NSArray")
        #expect(
            connections[0].object("UIDestination")?.elements.map(\.reference) == nib.objects.reversed().map(\.reference)
        )
    }

    @Test func whatIsWrongWithAConnectionIsTold() {
        var maker = DocumentMaker()
        let button = maker.add("IBUIButton")
        let lost = InterfaceObject(identifier: "99", className: "IBUIView", line: 50)
        maker.connect(.outlet, "lost", maker.owner, lost)
        maker.connect(.outlet, "button", maker.owner, button)
        maker.connect(.outlet, "button", maker.owner, button)
        maker.connect(.outlet, "button", maker.owner, maker.responder)
        maker.connect(.action(event: 99), "press:", button, maker.owner)
        maker.connect(.action(event: nil), "press:", button, maker.owner)
        let nib = maker.compile()
        #expect(
            nib.messages == [
                "IBUIView 99: the connection “lost” has a destination that is not in the nib",
                "IBProxyObject -1: the outlet “button” is connected twice",
                "IBProxyObject -1: the outlet “button” is connected twice; the last one holds",
                "IBUIButton 3: the action “press:” is for event 99, which there is not",
                "IBUIButton 3: the action “press:” has no event; it is sent on the control's usual one",
            ])
        #expect(nib.problems.map(\.severity) == [.error, .warning, .warning, .error, .warning])
        #expect(nib.top("UINibConnectionsKey").map { $0.text("UILabel") } == ["button", "button", "press:"])
        #expect(nib.top("UINibConnectionsKey")[2]["UIEventMask"] == .integer(64))
    }
}
