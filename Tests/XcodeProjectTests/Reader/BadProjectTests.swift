import Foundation
import Testing
import XcodeProject

/// Projects that contradict themselves end with an error that names the object, or go without what is gone.
@Suite struct BadProjectTests {
    @Test func aProjectThatIsNotThereIsWrongUse() {
        #expect(throws: XcodeProjectError.self) { try XcodeProject(URL(fileURLWithPath: "/nowhere/App.xcodeproj")) }
        do {
            _ = try XcodeProject(URL(fileURLWithPath: "/nowhere/App.xcodeproj"))
        } catch let error as XcodeProjectError {
            #expect(error.kind == .wrongUse)
            #expect(error.problem == "no such project")
        } catch { Issue.record("\(error)") }
    }

    @Test func aFolderWithoutAProjectFileIsWrongUse() throws {
        let project = try TemporaryProject()
        try FileManager.default.removeItem(at: project.path.appendingPathComponent("project.pbxproj"))
        #expect(
            project.error()?.hasPrefix("./App.xcodeproj: error: there is no project.pbxproj in the project") == true)
    }

    @Test(
        arguments: [
            ("{ objectVersion = 45; }", "the file has no “objects”"),
            ("{ objects = (); }", "“objects” should be a dictionary and is a list"),
            ("{ objects = { A = B; }; }", "an object should be a dictionary and is a text (object A)"),
            ("{ objects = { A = {}; }; }", "the object has no “isa” (object A)"),
            ("{ objects = {}; }", "the file has no “objectVersion”"),
            ("{ objects = {}; objectVersion = 45; }", "the file has no “rootObject”"),
            ("{ objects = {}; objectVersion = 45; rootObject = A; }", "“rootObject” is A, and there is no such object"),
            ("{ objects = {}; objectVersion = 37; rootObject = A; }", "the file is of Project Builder"),
            (
                "{ objects = { A = {isa = PBXGroup; name = X;};}; objectVersion = 45; rootObject = A; }",
                "the root object is a PBXGroup (object A “X”)"
            ),
            (
                "{ objects = { A = {isa = PBXProject;};}; objectVersion = 45; rootObject = A; }",
                "PBXProject has no “mainGroup” (object A)"
            ),
            (
                "{ objects = { A = {isa = PBXProject; mainGroup = B;};}; objectVersion = 45; rootObject = A; }",
                "“mainGroup” of PBXProject refers to B, and there is no such object (object A)"
            ),
            (
                "{ objects = { A = {isa = PBXProject; mainGroup = (B);};}; objectVersion = 45; rootObject = A; }",
                "“mainGroup” of PBXProject should be a text and is a list (object A)"
            ),
        ])
    func whatIsEssentialMustBeThere(_ file: String, _ problem: String) throws {
        let error = try #require(try TemporaryProject(file: file).error())
        #expect(error.contains("error: \(problem)"), "\(error)")
    }

    @Test func aGroupInsideItselfIsNamed() throws {
        let project = try TemporaryProject(
            objects: """
                G = {isa = PBXGroup; children = (A); };
                A = {isa = PBXGroup; name = Classes; children = (B); };
                B = {isa = PBXGroup; children = (A); };
                """)
        #expect(project.error()?.contains("error: the group is inside itself (object A “Classes”)") == true)
    }

    @Test func manyGroupsInEachOtherAreRefused() throws {
        let groups = (0..<5000).map { "A\($0) = {isa = PBXGroup; children = (A\($0 + 1)); };" }.joined(separator: "\n")
        let project = try TemporaryProject(objects: "G = {isa = PBXGroup; children = (A0); };\n" + groups)
        #expect(project.error()?.contains("groups lie too deep in each other") == true)
    }

    @Test func entriesOfAPhaseWithoutAFileAreLeftOutWithAWarning() throws {
        let project = try TemporaryProject(
            objects: TemporaryProject.target(phases: "S, GONE") + """
                S = {isa = PBXSourcesBuildPhase; files = (F1, F2, F3, F4); };
                F1 = {isa = PBXBuildFile; };
                F2 = {isa = PBXBuildFile; fileRef = NOWHERE; };
                F4 = {isa = PBXBuildFile; fileRef = R; };
                R = {isa = PBXFileReference; path = main.m; sourceTree = "<group>"; };
                """, project: "targets = (T);")
        let read = try project.read()
        #expect(read.targets.first?.phases.flatMap(\.files).map(\.name) == ["main.m"])
        #expect(read.warnings.count == 4)
        #expect(read.warnings.contains { $0.contains("the phase refers to F3, and there is no such object") })
    }

    @Test(
        arguments: [
            ("S = {isa = PBXGroup; name = Odd; };", "a PBXGroup stands where a build phase should be (object S “Odd”)"),
            (
                "S = {isa = PBXSourcesBuildPhase; files = F; };",
                "“files” of PBXSourcesBuildPhase should be a list and is"
            ),
            (
                "S = {isa = PBXCopyFilesBuildPhase; dstSubfolderSpec = 99; };",
                "files are to be copied to the place number 99, which is none of Xcode's (object S)"
            ),
            (
                "S = {isa = PBXCopyFilesBuildPhase; dstSubfolderSpec = ten; };",
                "“dstSubfolderSpec” is “ten”, which is no"
            ),
        ])
    func wrongPhasesAreNamed(_ phase: String, _ problem: String) throws {
        let error = try #require(
            try TemporaryProject(
                objects: TemporaryProject.target(phases: "S") + phase, project: "targets = (T);"
            ).error())
        #expect(error.contains("error: \(problem)"), "\(error)")
    }

    @Test func targetsThatDependOnEachOtherAreNamedInACircle() throws {
        let target = { (id: String, next: String) in
            """
            \(id) = {isa = PBXAggregateTarget; name = "Target \(id)"; dependencies = (\(id)D); buildPhases = (); };
            \(id)D = {isa = PBXTargetDependency; target = \(next); };
            """
        }
        let read = try TemporaryProject(
            objects: target("A", "B") + target("B", "C") + target("C", "B"), project: "targets = (A, B, C);"
        ).read()
        do {
            _ = try XcodeBuildOrder([read.targets[0]], of: read)
            Issue.record("no error")
        } catch let error as XcodeProjectError {
            #expect(
                error.problem == "targets depend on each other in a circle: Target B → Target C → Target B",
                "\(error.problem)")
        }
    }

    @Test func targetsInALongRowAreRefused() throws {
        let count = 3000
        let targets = (0..<count).map { index in
            """
            T\(index) = {isa = PBXAggregateTarget; name = T\(index); dependencies = (D\(index)); buildPhases = (); };
            D\(index) = {isa = PBXTargetDependency; target = T\(index + 1); };
            """
        }.joined(separator: "\n")
        let read = try TemporaryProject(
            objects: targets + "T\(count) = {isa = PBXAggregateTarget; name = Last; };",
            project: "targets = (\((0...count).map { "T\($0)" }.joined(separator: ",")));"
        ).read()
        #expect(throws: XcodeProjectError.self) { try XcodeBuildOrder([read.targets[0]], of: read) }
        #expect(try XcodeBuildOrder([read.targets[count - 100]], of: read).steps.count == 101)
    }

    @Test func whatIsNotOfATextTypeInSettingsIsRefused() throws {
        let project = try TemporaryProject(
            objects: "PD = {isa = XCBuildConfiguration; name = Debug; buildSettings = { A = {}; }; };")
        #expect(
            project.error()?.contains(
                "the setting “A” should be a text or a list and is a dictionary (object PD “Debug”)")
                == true)
    }
}
