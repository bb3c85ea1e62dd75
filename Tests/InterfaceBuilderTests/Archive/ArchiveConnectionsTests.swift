import InterfaceBuilder
import Testing

@Suite struct ArchiveConnectionsTests {
    private func archive(_ className: String, _ contents: String) -> ArchiveText {
        var archive = ArchiveText()
        archive.objects = #"<object class="IBUIButton" id="button"/>"# + "\n" + #"<object class="IBUIView" id="lost"/>"#
        archive.records = ArchiveText.record(5, "button")
        archive.top = ["button"]
        archive.connections = ArchiveText.connection(className, contents)
        return archive
    }

    private let ends = """
        <string key="label">press</string>
        <reference key="source" ref="button"/>
        <reference key="destination" ref="owner"/>
        """

    @Test func anOutletLeadsFromItsSourceToItsDestination() throws {
        let archive = archive("IBCocoaTouchOutletConnection", ends)
        let document = try archive.read()
        #expect(document.problems == [])
        let connection = try #require(document.connections.first)
        #expect(connection.kind == .outlet)
        #expect(connection.label == "press")
        #expect(connection.source.identifier == "5")
        #expect(connection.destination.identifier == "-1")
        #expect(connection.identifier == "20")
        #expect(connection.line == archive.line(of: #"<object class="IBCocoaTouchOutletConnection""#))
    }

    @Test func anActionHasItsEvent() throws {
        let withEvent = try archive("IBCocoaTouchEventConnection", ends + #"<int key="IBEventType">7</int>"#).read()
        #expect(withEvent.connections.map(\.kind) == [.action(event: 7)])
        let without = try archive("IBCocoaTouchEventConnection", ends).read()
        #expect(without.connections.map(\.kind) == [.action(event: nil)])
        #expect(withEvent.problems == [] && without.problems == [])
    }

    @Test func aCollectionSaysOfWhichClassItIsAndWhetherItAdds() throws {
        let plain = try archive("IBCocoaTouchOutletCollectionConnection", ends).read()
        #expect(plain.connections.map(\.kind) == [.outletCollection()])
        let adding = try archive(
            "IBCocoaTouchOutletCollectionConnection",
            ends
                + """
                <string key="cachedDesigntimeCollectionClassName">NSMutableArray</string>
                <bool key="addsContentToExistingCollection">YES</bool>
                """
        ).read()
        #expect(adding.connections.map(\.kind) == [.outletCollection(className: "NSMutableArray", addsContent: true)])
        #expect(plain.problems == [] && adding.problems == [])
    }

    @Test func whatIsNotKnownOfAConnectionIsTold() throws {
        let archive = archive("IBCocoaTouchOutletConnection", ends + "\n" + #"<int key="IBEventType">7</int>"#)
        let document = try archive.read()
        #expect(document.connections.count == 1)
        #expect(document.problems.map(\.message) == ["IBEventType of a connection is not known; it is ignored"])
        #expect(document.problems.first?.line == archive.line(of: #"<int key="IBEventType">"#))
    }

    @Test(arguments: [
        ("IBBindingConnection", "", "connections of the kind IBBindingConnection are not known; it is ignored"),
        ("IBCocoaTouchOutletConnection", "", "the connection has no label; it is ignored"),
        (
            "IBCocoaTouchOutletConnection",
            #"<string key="label">a</string><reference key="source"/><reference key="destination" ref="owner"/>"#,
            "the connection “a” has no source among the document's objects; it is ignored"
        ),
        (
            "IBCocoaTouchOutletConnection", #"<string key="label">a</string><reference key="source" ref="button"/>"#,
            "the connection “a” has no destination among the document's objects; it is ignored"
        ),
        (
            "IBCocoaTouchOutletConnection",
            #"<string key="label">a</string><reference key="source" ref="lost"/><reference key="destination" ref="owner"/>"#,
            "the connection “a” has no source among the document's objects; it is ignored"
        ),
    ])
    func connectionsThatLackAnEndAreTold(className: String, contents: String, expected: String) throws {
        let archive = archive(className, contents)
        let document = try archive.read()
        #expect(document.connections.isEmpty)
        #expect(document.problems.map(\.message) == [expected])
        #expect(document.problems.first?.line == archive.line(of: "<object class=\"\(className)\" key=\"connection\""))
    }

    @Test func aDestinationThatIsNowhereIsToldTwiceAndIgnored() throws {
        let document = try archive(
            "IBCocoaTouchOutletConnection",
            #"<string key="label">a</string><reference key="source" ref="button"/><reference key="destination" ref="404"/>"#
        ).read()
        #expect(document.connections.isEmpty)
        #expect(document.problems.count == 2)
        #expect(document.problems.allSatisfy { $0.severity == .error })
    }

    @Test func recordsWithoutAConnectionAreTold() throws {
        var archive = ArchiveText()
        archive.connections = """
            <object class="IBConnectionRecord"><int key="connectionID">3</int><int key="odd">3</int></object>
            """
        #expect(
            try archive.read().problems.map(\.message) == [
                "odd of a connection record is not known; it is ignored",
                "the connection record has no connection; it is ignored",
            ])
    }
}
