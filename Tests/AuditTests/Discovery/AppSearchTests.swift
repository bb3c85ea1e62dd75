import Audit
import Foundation
import Testing

@Suite struct AppSearchTests {
    private func names(_ files: [String]) throws -> [String] {
        let folder = try TemporaryFolder(Dictionary(uniqueKeysWithValues: files.map { ($0, "") }))
        return try AppSearch(folder.url).apps.map(\.identifier)
    }

    @Test func `A folder with sources and one Info.plist is a project, wherever in it these are`() throws {
        #expect(
            try names(["One/Info.plist", "One/main.m", "Two/App-Info.plist", "Two/Classes/main.m"]) == ["One", "Two"])
        #expect(try names(["Three/Resources/Info.plist", "Three/Sources/main.swift"]) == ["Three"])
        #expect(try names(["Info.plist", "main.m"]) == ["."])
    }

    @Test func `A project is a part of the topmost folder that it is in`() {
        func tree(_ path: String) -> String {
            AuditedApp(name: "A", project: URL(fileURLWithPath: "/all/" + path), path: path).tree
        }
        #expect(tree("Three/samples/One/One.xcodeproj") == "/all/Three")
        #expect(tree("One/One.xcodeproj") == "/all/One")
        #expect(tree("One.xcodeproj") == "/all")
        #expect(tree("Folder") == "/all/Folder")
    }

    @Test func `Groups of projects are no project`() throws {
        let files = ["All/One/Info.plist", "All/One/main.m", "All/Two/Info.plist", "All/Two/main.m", "All/shared.m"]
        #expect(try names(files) == ["All/One", "All/Two"])
        #expect(try names(["Docs/Info.plist", "Docs/readme.txt"]).isEmpty)
    }

    @Test func `Builds, bundles, hidden folders and links are not looked into`() throws {
        let files = [
            "A/Info.plist", "A/main.m", "A/build/B.app/Info.plist", "A/Settings.bundle/Info.plist", ".git/Info.plist",
            ".git/main.m", "X.app/Info.plist", "X.app/main.m",
        ]
        let folder = try TemporaryFolder(Dictionary(uniqueKeysWithValues: files.map { ($0, "") }))
        try FileManager.default.createSymbolicLink(
            at: folder.url.appendingPathComponent("A/loop"), withDestinationURL: folder.url)
        #expect(try AppSearch(folder.url).apps.map(\.identifier) == ["A"])
    }

    /// A project file with a target of each kind and SDK.
    private func project(_ targets: [(name: String, type: String, sdk: String)]) -> String {
        var objects = """
            P = { isa = PBXProject; attributes = {}; buildConfigurationList = L; mainGroup = G; targets = (
            """
        objects += targets.indices.map { "T\($0)," }.joined() + " ); };\n"
        objects += "G = { isa = PBXGroup; children = (); sourceTree = \"<group>\"; };\n"
        objects +=
            "L = { isa = XCConfigurationList; buildConfigurations = ( C ); defaultConfigurationName = Debug; };\n"
        objects += "C = { isa = XCBuildConfiguration; name = Debug; buildSettings = {}; };\n"
        for (index, target) in targets.enumerated() {
            objects += """
                T\(index) = { isa = PBXNativeTarget; name = "\(target.name)"; productName = "\(target.name)"; buildPhases = ();
                    dependencies = (); buildRules = (); productType = "com.apple.product-type.\(target.type)";
                    buildConfigurationList = L\(index); };
                L\(index) = { isa = XCConfigurationList; buildConfigurations = ( C\(index) );
                    defaultConfigurationName = Debug; };
                C\(index) = { isa = XCBuildConfiguration; name = Debug; buildSettings = { \(target.sdk) }; };

                """
        }
        return "// !$*UTF8*$!\n{ archiveVersion = 1; objectVersion = 45; objects = {\n\(objects)}; rootObject = P; }\n"
    }

    @Test func `Of a project, the targets count that make apps for the phone`() throws {
        let phone = "SDKROOT = iphoneos3.0;"
        let folder = try TemporaryFolder([
            "Demo/Demo.xcodeproj/project.pbxproj": project([
                ("Two words", "application", phone), ("Library", "library.static", phone), ("Lite", "application", ""),
                ("Tests", "bundle.unit-test", phone), ("Desktop", "application", "SDKROOT = macosx10.5;"),
            ]),
            "Demo/Info.plist": "", "Demo/main.m": "", "Demo/Parts/Info.plist": "", "Demo/Parts/main.m": "",
            "Library/Library.xcodeproj/project.pbxproj": project([("Library", "library.static", phone)]),
            "Mac/Mac.xcodeproj/project.pbxproj": project([("Mac", "application", "SDKROOT = macosx;")]),
            "New/___NAME___.xcodeproj/project.pbxproj": project([("___NAME___", "application", phone)]),
        ])
        let search = try AppSearch(folder.url)
        #expect(search.apps.map(\.identifier) == ["Demo/Demo.xcodeproj:Lite", "Demo/Demo.xcodeproj:Two words"])
        #expect(search.apps.map(\.name) == ["Lite", "Two words"])
        #expect(search.apps.first?.buildArguments.dropFirst() == ["--target", "Lite"])
        #expect(
            search.leftOut == [
                "Library/Library.xcodeproj: makes no app", "Mac/Mac.xcodeproj: makes Mac apps",
                "New/___NAME___.xcodeproj: is a template",
            ])
        let one = try AppSearch(folder.url.appendingPathComponent("Demo/Demo.xcodeproj"))
        #expect(one.apps.map(\.identifier) == ["Demo.xcodeproj:Lite", "Demo.xcodeproj:Two words"])
    }

    @Test func `Apps that are called the same are told apart by their folders`() throws {
        let app = project([("Demo", "application", ""), ("Own", "application", "")])
        let folder = try TemporaryFolder([
            "One/iOS/Demo.xcodeproj/project.pbxproj": app, "Two/iOS/Demo.xcodeproj/project.pbxproj": app,
        ])
        #expect(try AppSearch(folder.url).apps.map(\.name) == ["Demo (One)", "Own (One)", "Demo (Two)", "Own (Two)"])
        let beside = try TemporaryFolder([
            "A/Classic/Demo.xcodeproj/project.pbxproj": app, "A/New/Demo.xcodeproj/project.pbxproj": app,
        ])
        #expect(try AppSearch(beside.url).apps.map(\.name).contains("Demo (Classic)"))
    }

    @Test func `A project that cannot be read is an app whose build will tell why`() throws {
        let folder = try TemporaryFolder([
            "Demo/Bad.xcodeproj/project.pbxproj": "{ objects = ", "Demo/Info.plist": "", "Demo/main.m": "",
        ])
        let apps = try AppSearch(folder.url).apps
        #expect(apps.map(\.identifier) == ["Demo/Bad.xcodeproj"])
        #expect(apps.first?.target == nil)
    }

    @Test func `A project file without a project is left out, with the reason`() throws {
        let folder = try TemporaryFolder(["Demo.xcodeproj/user.pbxuser": ""])
        let search = try AppSearch(folder.url)
        #expect(search.apps.isEmpty)
        #expect(search.leftOut == ["Demo.xcodeproj: no project.pbxproj in it"])
    }

    @Test func `A folder that is not there is an error`() {
        #expect(throws: AuditError.self) { try AppSearch(URL(fileURLWithPath: "/nowhere/at/all")) }
    }
}
