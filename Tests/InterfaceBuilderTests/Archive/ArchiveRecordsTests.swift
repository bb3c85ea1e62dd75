import InterfaceBuilder
import Testing

@Suite struct ArchiveRecordsTests {
    /// Objects "a", "b" … of class IBUIView, with these records.
    private func archive(_ names: [String], top: [String], records: String) -> ArchiveText {
        var archive = ArchiveText()
        archive.objects = names.map { "<object class=\"IBUIView\" id=\"\($0)\"/>\n" }.joined()
        archive.top = top
        archive.records = records
        return archive
    }

    @Test func anObjectsNameIsItsLabel() throws {
        let record = ArchiveText.record(5, "a").replacing(
            "</object>", with: #"<string type="base64-UTF8" key="objectName">TG9nbwA</string></object>"#)
        let document = try archive(["a"], top: ["a"], records: record).read()
        #expect(document.problems == [])
        #expect(document.topLevel.last?.label == "Logo")
    }

    @Test func placeholdersComeFirst() throws {
        var archive = archive(["a"], top: [], records: ArchiveText.record(5, "a"))
        archive.objects += "<object class=\"IBProxyObject\" id=\"p\"/>"
        archive.records += ArchiveText.record(9, "p")
        #expect(try archive.read().topLevel.map(\.identifier) == ["-1", "-2", "9", "5"])
    }

    @Test func anObjectThatNamesItsParentLiesBeneathItThoughTheParentDoesNotNameIt() throws {
        let records = ArchiveText.record(5, "a") + ArchiveText.record(6, "b", parent: "a")
        let document = try archive(["a", "b"], top: ["a"], records: records).read()
        #expect(document.problems == [])
        #expect(document.topLevel.last?.children.map(\.identifier) == ["6"])
    }

    @Test func anObjectOfTwoParentsIsToldAndStaysWithTheFirst() throws {
        let records = [
            ArchiveText.record(5, "a", children: ["c"]), ArchiveText.record(6, "b", children: ["c"]),
            ArchiveText.record(7, "c", parent: "a"),
        ]
        let document = try archive(["a", "b", "c"], top: ["a", "b"], records: records.joined()).read()
        #expect(document.problems.map(\.message) == ["object 7 lies beneath two others; the first one has it"])
        #expect(document.topLevel.map { $0.children.count } == [0, 0, 1, 0])
    }

    @Test func anObjectBeneathItselfIsToldAndTakenToTheTop() throws {
        let records = ArchiveText.record(5, "a", parent: "b") + ArchiveText.record(6, "b", parent: "a")
        let document = try archive(["a", "b"], top: [], records: records).read()
        #expect(document.problems.map(\.severity) == [.error])
        #expect(document.problems.first?.message == "object 5 lies beneath itself")
        let top = try #require(document.topLevel.last)
        #expect(top.parent == nil)
        #expect(top.children.map(\.identifier) == ["6"])
        #expect(top.children.first?.children.isEmpty == true)
    }

    @Test func aListHasALimitToItsDepth() throws {
        let names = (0..<500).map { "v\($0)" }
        let records = names.indices.map {
            ArchiveText.record($0 + 5, names[$0], parent: $0 == 0 ? "root" : names[$0 - 1])
        }
        let document = try archive(names, top: ["v0"], records: records.joined()).read()
        #expect(
            document.problems.map(\.message) == [
                "object 206 lies more than 200 deep in the list", "object 407 lies more than 200 deep in the list",
            ])
        #expect(document.topLevel.count == 5)
    }

    @Test func recordsThatCannotBeReadAreToldWithTheirLines() throws {
        let records = """
            <object class="IBObjectRecord"><int key="objectID">8</int><nil key="object"/></object>
            <object class="IBObjectRecord"><reference key="object" ref="a"/></object>
            \(ArchiveText.record(5, "a"))\(ArchiveText.record(5, "b"))\(ArchiveText.record(6, "a"))
            <object class="IBObjectRecord"><int key="objectID">7</int><reference key="object" ref="c"/><int key="odd">1</int></object>
            """
        let archive = archive(["a", "b", "c"], top: ["a", "b"], records: records)
        let document = try archive.read()
        let messages = document.problems.map(\.message)
        #expect(
            messages == [
                "what lies beneath object 0 here has no record",
                "the object record has no object or no objectID; it is ignored",
                "the object record has no object or no objectID; it is ignored",
                "two objects have the objectID 5; the first one has it",
                "the object of record 6 has record 5 already",
                "odd of an object record is not known; it is ignored",
            ])
        #expect(document.problems.first?.line == archive.line(of: #"<reference ref="b"/>"#))
        #expect(document.problems.last?.line == archive.line(of: #"<int key="odd">"#))
        #expect(document.objects.map(\.identifier) == ["-1", "-2", "5", "7"])
    }

    @Test func aParentWithoutARecordIsTold() throws {
        let document = try archive(["a", "b"], top: [], records: ArchiveText.record(5, "a", parent: "b")).read()
        #expect(document.problems.map(\.message) == ["the parent of object 5 has no record"])
        #expect(document.topLevel.last?.identifier == "5")
    }
}
