import Foundation
import Testing
import XcodeProject

@Suite struct XcodeWorkspaceTests {
    private func workspace(_ contents: String, in project: TemporaryProject) throws -> XcodeWorkspace {
        try project.write(contents, to: "All.xcworkspace/contents.xcworkspacedata")
        return try XcodeWorkspace(project.folder.appendingPathComponent("All.xcworkspace"))
    }

    @Test func itsProjectsAreFoundInGroups() throws {
        let project = try TemporaryProject(objects: TemporaryProject.target(), project: "targets = (T);")
        try project.write("", to: "Kits/Pods/Pods.xcodeproj/project.pbxproj")
        let read = try workspace(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <Workspace version = "1.0">
               <FileRef location = "group:App.xcodeproj"></FileRef>
               <Group location = "group:Kits" name = "Kits">
                  <FileRef location = "group:Pods/Pods.xcodeproj"></FileRef>
                  <FileRef location = "container:Kits/Pods/../Gone.xcodeproj"></FileRef>
               </Group>
               <FileRef location = "group:Readme.txt"></FileRef>
            </Workspace>
            """, in: project)
        #expect(read.name == "All")
        let folder = project.folder.path
        #expect(read.projects.map(\.path) == ["\(folder)/App.xcodeproj", "\(folder)/Kits/Pods/Pods.xcodeproj"])
        #expect(
            read.warnings == ["\(folder)/All.xcworkspace: warning: there is no project \(folder)/Kits/Gone.xcodeproj"])
        #expect(read.schemes.isEmpty)
    }

    @Test(arguments: ["<Workspace>", "<Scheme/>", ""]) func aDamagedWorkspaceIsRefused(_ text: String) throws {
        let project = try TemporaryProject(objects: TemporaryProject.target(), project: "targets = (T);")
        #expect(throws: XcodeProjectError.self) { try workspace(text, in: project) }
    }

    @Test func whatIsNotThereIsWrongUse() throws {
        let error = #expect(throws: XcodeProjectError.self) {
            try XcodeWorkspace(URL(fileURLWithPath: "/nowhere/A.xcworkspace"))
        }
        #expect(error?.kind == .wrongUse)
    }

    @Test func librariesOfOtherProjectsAreBuiltFirst() throws {
        let app = try TemporaryProject(
            objects: TemporaryProject.target(phases: "FP") + """
                FP = { isa = PBXFrameworksBuildPhase; files = (B); };
                B = { isa = PBXBuildFile; fileRef = L; };
                L = { isa = PBXFileReference; explicitFileType = archive.ar; path = libPods.a; sourceTree = BUILT_PRODUCTS_DIR; };
                """, project: "targets = (T);")
        let pods = try TemporaryProject(
            objects: """
                T = { isa = PBXNativeTarget; name = Pods; productName = Pods; productReference = R;
                    productType = "com.apple.product-type.library.static"; buildPhases = (); dependencies = ();
                    buildRules = (); };
                R = { isa = PBXFileReference; path = libPods.a; sourceTree = BUILT_PRODUCTS_DIR; };
                """, project: "targets = (T);")
        let project = try app.read()
        let alone = try XcodeBuildOrder(project.targets, of: project)
        #expect(alone.steps.map(\.target.name) == ["App"])
        let together = try XcodeBuildOrder(project.targets, of: project, siblings: [pods.read()])
        #expect(together.steps.map(\.target.name) == ["Pods", "App"])
        #expect(together.steps.last?.dependencies == [0])
        #expect(together.steps.last?.products == ["B": 0])
    }
}
