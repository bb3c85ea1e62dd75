import Archiving
import DataModel
import Foundation
import Testing

@Suite struct ModelCompilerTests {
    /// A folder that goes with the test.
    private final class Folder {
        let path = NSTemporaryDirectory() + "model-\(UUID().uuidString)"

        init() throws { try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true) }
        deinit { try? FileManager.default.removeItem(atPath: path) }

        func write(_ text: String, to name: String) throws {
            let url = URL(fileURLWithPath: "\(path)/\(name)")
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: url)
        }
    }

    private static let contents = """
        <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
        <model userDefinedModelVersionIdentifier="2" type="com.apple.IDECoreDataModeler.DataModel">
            <entity name="Person" representedClassName="Person" isAbstract="YES">
                <attribute name="name" attributeType="String" minValueString="2" indexed="YES"/>
                <attribute name="age" optional="YES" attributeType="Integer 16" maxValueString="150" defaultValueString="7"/>
                <relationship name="pets" optional="YES" toMany="YES" deletionRule="Cascade" destinationEntity="Pet"
                    inverseName="owner" inverseEntity="Pet" ordered="YES"/>
                <userInfo><entry key="a" value="b"/></userInfo>
            </entity>
            <entity name="Child" parentEntity="Person"/>
            <entity name="Pet">
                <relationship name="owner" minCount="1" maxCount="1" deletionRule="Deny" destinationEntity="Person"
                    inverseName="pets" inverseEntity="Person"/>
            </entity>
            <fetchRequest name="old" entity="Person" predicateString="age &gt; 60"/>
            <configuration name="Half"><memberEntity name="Pet"/></configuration>
        </model>
        """

    @Test func xmlModelsAreRead() throws {
        let folder = try Folder()
        try folder.write(Self.contents, to: "M.xcdatamodel/contents")
        var compiler = ModelCompiler()
        let model = try compiler.model(at: folder.path + "/M.xcdatamodel")
        #expect(model.entities.map(\.name) == ["Person", "Child", "Pet"])
        #expect(model.entities[0].isAbstract && model.entities[0].userInfo == ["a": "b"])
        #expect(model.entities[1].parent == "Person" && model.entities[1].className == "NSManagedObject")
        #expect(model.requests.map(\.predicate) == ["age > 60"])
        #expect(model.configurations == ["Half": ["Pet"]])
        #expect(model.versionIdentifier == "2")
        guard case .relationship(let pets) = model.entities[0].properties[2].kind else {
            Issue.record("pets is no relationship")
            return
        }
        #expect(pets.maximumCount == 0 && pets.isOrdered && pets.deleteRule == .cascade && pets.inverse == "owner")
    }

    @Test func compiledModelsAreKeyedArchives() throws {
        let folder = try Folder()
        try folder.write(Self.contents, to: "M.xcdatamodel/contents")
        var compiler = ModelCompiler()
        try compiler.compile(folder.path + "/M.xcdatamodel", to: folder.path + "/M.mom")
        let data = try Data(contentsOf: URL(fileURLWithPath: folder.path + "/M.mom"))
        let graph = try KeyedArchive.read(data)
        #expect(graph.objects.filter { $0.className == "NSEntityDescription" }.count == 3)
        #expect(graph.objects.filter { $0.className == "VergerPredicateText" }.count == 3)
        #expect(compiler.inputs == [folder.path + "/M.xcdatamodel/contents"])
    }

    @Test func theCurrentVersionIsTheFoldersElseTheProjects() throws {
        let folder = try Folder()
        try folder.write(Self.contents, to: "M.xcdatamodeld/A.xcdatamodel/contents")
        try folder.write(Self.contents, to: "M.xcdatamodeld/B.xcdatamodel/contents")
        let source = folder.path + "/M.xcdatamodeld", output = folder.path + "/M.momd"
        func current() throws -> String? {
            let data = try Data(contentsOf: URL(fileURLWithPath: output + "/VersionInfo.plist"))
            let list = try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
            return list?["NSManagedObjectModel_CurrentVersionName"] as? String
        }
        var compiler = ModelCompiler()
        try compiler.compileVersions(source, to: output)
        #expect(try current() == "A")
        try compiler.compileVersions(source, to: output, current: "B.xcdatamodel")
        #expect(try current() == "B")
        try folder.write(
            "<plist version=\"1.0\"><dict><key>_XCCurrentVersionName</key><string>A.xcdatamodel</string></dict></plist>",
            to: "M.xcdatamodeld/.xccurrentversion")
        try compiler.compileVersions(source, to: output, current: "B.xcdatamodel")
        #expect(try current() == "A")
    }

    @Test func brokenModelsAreRefusedWithTheirPlace() throws {
        let folder = try Folder()
        try folder.write("<model><entity/></model>", to: "A.xcdatamodel/contents")
        try folder.write(
            "<model>\n<entity name='A' parentEntity='B'/>\n<entity name='B' parentEntity='A'/></model>",
            to: "B.xcdatamodel/contents")
        try folder.write("bplist00 nothing", to: "C.xcdatamodel/elements")
        for (name, problem) in [("A", "<entity> has no name"), ("B", "is above itself"), ("C", "the model is no")] {
            var compiler = ModelCompiler()
            let error = #expect(throws: DataModelError.self) {
                try compiler.model(at: "\(folder.path)/\(name).xcdatamodel")
            }
            #expect(error?.description.contains(problem) == true, "\(error?.description ?? "")")
        }
        var compiler = ModelCompiler()
        #expect(throws: DataModelError.self) { try compiler.model(at: folder.path + "/None.xcdatamodel") }
    }

    /// Damaged files give a model or an error, never anything else.
    @Test func damagedModelsAreSurvived() throws {
        let folder = try Folder()
        var random = RepeatedNumbers(state: 7)
        let original = Array(Self.contents.utf8)
        for round in 0..<300 {
            var bytes = original
            for _ in 0...(round % 8) {
                bytes[Int(random.next() % UInt64(bytes.count))] = UInt8(truncatingIfNeeded: random.next())
            }
            if round % 3 == 0 { bytes.removeLast(Int(random.next() % UInt64(bytes.count))) }
            let url = URL(fileURLWithPath: folder.path + "/M.xcdatamodel/contents")
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(bytes).write(to: url)
            var compiler = ModelCompiler()
            try? compiler.compile(folder.path + "/M.xcdatamodel", to: folder.path + "/M.mom")
        }
    }
}
