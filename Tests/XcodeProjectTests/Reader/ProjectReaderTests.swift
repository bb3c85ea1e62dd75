import Foundation
import Testing
import XcodeProject

@Suite struct ProjectReaderTests {
    /// One resource phase with a file of each entry: `F1 = { … };`.
    private func files(_ references: String, group: String, count: Int = 1) throws -> [XcodeFile] {
        let entries = (1...count).map { "E\($0) = {isa = PBXBuildFile; fileRef = F\($0); };" }.joined()
        let project = try TemporaryProject(
            objects: TemporaryProject.target(phases: "S") + """
                S = {isa = PBXResourcesBuildPhase; files = (\((1...count).map { "E\($0)" }.joined(separator: ",")), ); };
                \(entries)
                G = {isa = PBXGroup; children = (\(group)); sourceTree = "<group>"; };
                \(references)
                """, project: "targets = (T);")
        let files = try project.read().targets[0].phases.flatMap(\.files)
        return files
    }

    private func path(of file: XcodeFile) -> String {
        guard let range = file.path.range(of: "/xcode-") else { return file.path }
        return "./" + file.path[range.upperBound...].drop { $0 != "/" }.dropFirst()
    }

    @Test func groupsGiveTheirPathsToWhatIsInThem() throws {
        let file = try #require(
            try files(
                """
                A = {isa = PBXGroup; children = (B); path = Classes; sourceTree = "<group>"; };
                B = {isa = PBXGroup; children = (C); name = "No Folder"; sourceTree = "<group>"; };
                C = {isa = PBXGroup; children = (F1); path = "../Other Sources"; sourceTree = "<group>"; };
                F1 = {isa = PBXFileReference; path = main.m; sourceTree = "<group>"; };
                """, group: "A"
            ).first)
        #expect(path(of: file) == "./Other Sources/main.m")
        #expect(file.fileType == "sourcecode.c.objc")
        #expect(file.name == "main.m")
    }

    @Test(
        arguments: [
            ("SOURCE_ROOT", "a/b.png", "./a/b.png", XcodeSourceTree.project),
            ("\"<absolute>\"", "/etc/b.png", "/etc/b.png", .project),
            ("SDKROOT", "System/Library/Frameworks/UIKit.framework", "System/Library/Frameworks/UIKit.framework", .sdk),
            ("SDKROOT", "usr/lib/libz.dylib", "usr/lib/libz.dylib", .sdk),
            ("BUILT_PRODUCTS_DIR", "libA.a", "libA.a", .builtProducts),
            ("DEVELOPER_DIR", "Library/X.framework", "Library/X.framework", .developer),
            ("THREE20", "src/a.m", "src/a.m", .setting("THREE20")),
            (
                "\"<absolute>\"",
                "/Developer/Platforms/iPhoneOS.platform/Developer/SDKs/iPhoneOS3.0.sdk/usr/lib/libz.dylib",
                "usr/lib/libz.dylib", .sdk
            ),
            (
                "\"<group>\"", "iphoneos3.0/System/Library/Frameworks/A.framework",
                "System/Library/Frameworks/A.framework", .sdk
            ),
        ])
    func sourceTreesSayWhereAPathBegins(
        _ tree: String, _ written: String, _ expected: String, _ expectedTree: XcodeSourceTree
    ) throws {
        let file = try #require(
            try files(
                """
                A = {isa = PBXGroup; children = (F1); path = Folder; sourceTree = "<group>"; };
                F1 = {isa = PBXFileReference; path = "\(written)"; sourceTree = \(tree); };
                """, group: "A"
            ).first)
        #expect(path(of: file) == expected)
        #expect(file.sourceTree == expectedTree)
    }

    @Test func oldFilesHaveNumbersForSourceTrees() throws {
        let found = try files(
            """
            A = {isa = PBXGroup; children = (F1, F2, F3); path = Folder; refType = 4; };
            F1 = {isa = PBXFileReference; path = a.m; refType = 4; };
            F2 = {isa = PBXFileReference; path = b.m; refType = 2; };
            F3 = {isa = PBXFileReference; path = /c.m; refType = 0; };
            """, group: "A", count: 3)
        #expect(found.map(path) == ["./Folder/a.m", "./b.m", "/c.m"])
    }

    @Test func localisedFilesHaveALanguageForEachVariant() throws {
        let file = try #require(
            try files(
                """
                F1 = {isa = PBXVariantGroup; children = (V1, V2); name = Main.xib; sourceTree = "<group>"; };
                V1 = {isa = PBXFileReference; lastKnownFileType = file.xib; name = English;
                    path = English.lproj/Main.xib; sourceTree = "<group>"; };
                V2 = {isa = PBXFileReference; lastKnownFileType = file.xib; name = fr;
                    path = fr.lproj/Main.xib; sourceTree = "<group>"; };
                """, group: "F1"
            ).first)
        #expect(file.name == "Main.xib")
        #expect(file.fileType == "file.xib")
        #expect(file.variants.map(\.region) == ["English", "fr"])
        #expect(file.variants.map(\.url.lastPathComponent) == ["Main.xib", "Main.xib"])
        #expect(path(of: file) == "./English.lproj/Main.xib")
    }

    @Test func foldersThatAreCopiedWholeAreMarked() throws {
        let file = try #require(
            try files(
                "F1 = {isa = PBXFileReference; lastKnownFileType = folder; path = web; sourceTree = \"<group>\"; };",
                group: "F1"
            ).first)
        #expect(file.isFolderReference)
    }

    @Test func aVersionedModelHasItsCurrentVersionFirst() throws {
        let file = try #require(
            try files(
                """
                F1 = {isa = XCVersionGroup; children = (V1, V2); currentVersion = V2; path = M.xcdatamodeld;
                    sourceTree = "<group>"; versionGroupType = wrapper.xcdatamodel; };
                V1 = {isa = PBXFileReference; path = M.xcdatamodel; sourceTree = "<group>"; };
                V2 = {isa = PBXFileReference; path = "M 2.xcdatamodel"; sourceTree = "<group>"; };
                """, group: "F1"
            ).first)
        #expect(file.versions.map(\.lastPathComponent) == ["M 2.xcdatamodel", "M.xcdatamodel"])
        #expect(file.fileType == "wrapper.xcdatamodel")
        #expect(path(of: file) == "./M.xcdatamodeld")
    }

    @Test func namesInAnotherCaseAreFoundAsOnTheMac() throws {
        let project = try TemporaryProject(
            objects: TemporaryProject.target(phases: "S") + """
                S = {isa = PBXResourcesBuildPhase; files = (E); };
                E = {isa = PBXBuildFile; fileRef = F; };
                G = {isa = PBXGroup; children = (F); };
                F = {isa = PBXFileReference; path = images/default.PNG; sourceTree = "<group>"; };
                """, project: "targets = (T);")
        try project.write("", to: "Images/Default.png")
        let file = try #require(try project.read().targets.first?.phases.first?.files.first)
        #expect(path(of: file) == "./Images/Default.png")
    }

    @Test func filesHaveFlagsAndAttributes() throws {
        let project = try TemporaryProject(
            objects: TemporaryProject.target(phases: "S") + """
                S = {isa = PBXSourcesBuildPhase; files = (E1, E2); };
                E1 = {isa = PBXBuildFile; fileRef = F; settings = {COMPILER_FLAGS = "-fno-objc-arc -DA=\\"b c\\""; }; };
                E2 = {isa = PBXBuildFile; fileRef = F; settings = {ATTRIBUTES = (Weak, Public, ); }; };
                F = {isa = PBXFileReference; path = a.m; sourceTree = "<group>"; };
                """, project: "targets = (T);")
        let files = try project.read().targets[0].phases[0].files
        #expect(files[0].compilerFlags == ["-fno-objc-arc", "-DA=b c"])
        #expect(files[1].attributes == ["Weak", "Public"])
    }

    @Test func scriptsAndCopiesAreReadWhole() throws {
        let project = try TemporaryProject(
            objects: TemporaryProject.target(phases: "S, C", rules: "R") + """
                S = {isa = PBXShellScriptBuildPhase; name = "Say it"; shellPath = "/usr/bin/env python";
                    shellScript = "print \\"a\\"\\nexit 0"; inputPaths = ("$(SRCROOT)/a"); outputPaths = (b, c);
                    showEnvVarsInLog = 0; runOnlyForDeploymentPostprocessing = 1; };
                C = {isa = PBXCopyFilesBuildPhase; dstPath = "a/$(B)"; dstSubfolderSpec = 10; files = (); };
                R = {isa = PBXBuildRule; compilerSpec = com.apple.compilers.proxy.script; filePatterns = "*.x";
                    fileType = pattern.proxy; outputFiles = (d); script = "true"; };
                """, project: "targets = (T);")
        let target = try project.read().targets[0]
        guard case .shellScript(let script) = target.phases[0], case .copyFiles(let copy) = target.phases[1] else {
            Issue.record("other phases: \(target.phases)")
            return
        }
        #expect(script.name == "Say it")
        #expect(script.shell == "/usr/bin/env python")
        #expect(script.text == "print \"a\"\nexit 0")
        #expect(script.inputs == ["$(SRCROOT)/a"])
        #expect(script.outputs == ["b", "c"])
        #expect(script.onlyWhenInstalling)
        #expect(!script.showsEnvironment)
        #expect(copy.destination == .frameworks)
        #expect(copy.subpath == "a/$(B)")
        #expect(target.buildRules.first?.filePatterns == "*.x")
    }

    @Test func headersOfAllGroupsAreFound() throws {
        let project = try TemporaryProject(
            objects: """
                G = {isa = PBXGroup; children = (A); };
                A = {isa = PBXGroup; children = (F, H, I); path = Classes; };
                F = {isa = PBXFileReference; path = a.m; };
                H = {isa = PBXFileReference; path = a.h; fileEncoding = 4; };
                I = {isa = PBXFileReference; explicitFileType = sourcecode.cpp.h; path = b.tpl; };
                """)
        #expect(try project.read().headers.map(\.lastPathComponent) == ["a.h", "b.tpl"])
    }

    @Test func productsOfOtherProjectsAreFollowed() throws {
        let library = """
            L = {isa = PBXNativeTarget; name = Lib; productType = "com.apple.product-type.library.static";
                productReference = LP; buildConfigurationList = PL; buildPhases = (); };
            LP = {isa = PBXFileReference; path = libLib.a; sourceTree = BUILT_PRODUCTS_DIR; };
            """
        let project = try TemporaryProject(
            objects: TemporaryProject.target(phases: "S", dependencies: "D") + """
                S = {isa = PBXFrameworksBuildPhase; files = (E); };
                E = {isa = PBXBuildFile; fileRef = X; };
                X = {isa = PBXReferenceProxy; fileType = archive.ar; path = libLib.a; remoteRef = C2;
                    sourceTree = BUILT_PRODUCTS_DIR; };
                C2 = {isa = PBXContainerItemProxy; containerPortal = Q; proxyType = 2; remoteGlobalIDString = LP;
                    remoteInfo = Lib; };
                D = {isa = PBXTargetDependency; name = Lib; targetProxy = C1; };
                C1 = {isa = PBXContainerItemProxy; containerPortal = Q; proxyType = 1; remoteGlobalIDString = L;
                    remoteInfo = Lib; };
                Q = {isa = PBXFileReference; lastKnownFileType = "wrapper.pb-project"; path = Sub/Lib.xcodeproj;
                    sourceTree = "<group>"; };
                G = {isa = PBXGroup; children = (Q); };
                """, project: "targets = (T); projectReferences = ({ProductGroup = PG; ProjectRef = Q; });")
        let other = try TemporaryProject(objects: library, project: "targets = (L);")
        try FileManager.default.createDirectory(
            at: project.folder.appendingPathComponent("Sub"), withIntermediateDirectories: true)
        let place = project.folder.appendingPathComponent("Sub/Lib.xcodeproj")
        try FileManager.default.copyItem(at: other.path, to: place)

        let read = try project.read()
        let target = read.targets[0]
        #expect(read.subprojects.map(\.path) == [place.path])
        #expect(target.dependencies.map(\.projectPath?.path) == [place.path])
        #expect(target.dependencies.map(\.targetID) == ["L"])
        #expect(target.phases[0].files[0].product?.productReferenceID == "LP")
        let order = try XcodeBuildOrder([target], of: read)
        #expect(order.steps.map(\.target.name) == ["Lib", "App"])
        #expect(order.steps[1].dependencies == [0])
        #expect(order.steps[1].products == ["E": 0])

        try FileManager.default.removeItem(at: place)
        #expect(throws: XcodeProjectError.self) { try XcodeBuildOrder([target], of: read) }
    }

    @Test func projectsBeforeXcode2HaveStylesForConfigurations() throws {
        let project = try TemporaryProject(
            file: """
                { objectVersion = 38; rootObject = P; objects = {
                    P = {isa = PBXProject; mainGroup = G; buildStyles = (D, R); targets = (T);
                        buildSettings = {A = project; B = project; }; };
                    G = {isa = PBXGroup; children = (); refType = 4; };
                    D = {isa = PBXBuildStyle; name = Development; buildSettings = {B = style; }; };
                    R = {isa = PBXBuildStyle; name = Deployment; buildSettings = {}; };
                    T = {isa = PBXApplicationTarget; name = Old; buildSettings = {B = target; C = target; };
                        buildPhases = (); dependencies = (); };
                }; }
                """)
        let read = try project.read()
        #expect(read.configurations == ["Development", "Deployment"])
        #expect(read.targets[0].kind == .application)
        let settings = read.targets[0].settings(configuration: "Development")
        #expect(["A", "B", "C"].map { settings[$0] } == ["project", "style", "target"])
        #expect(read.targets[0].settings(configuration: "Deployment")["B"] == "target")
    }

    @Test func tenThousandFilesAreReadAtOnce() throws {
        let count = 10_000
        let objects = (0..<count).map { index in
            """
            1804550411D2CAB700C\(index) /* File\(index).m in Sources */ = {isa = PBXBuildFile; fileRef = 29B97316FDCFA39411C\(index) /* File\(index).m */; };
            29B97316FDCFA39411C\(index) /* File\(index).m */ = {isa = PBXFileReference; fileEncoding = 4; lastKnownFileType = sourcecode.c.objc; path = File\(index).m; sourceTree = "<group>"; };
            """
        }.joined(separator: "\n")
        let project = try TemporaryProject(
            objects: TemporaryProject.target(phases: "S") + """
                S = {isa = PBXSourcesBuildPhase; files = (\((0..<count).map { "1804550411D2CAB700C\($0)" }.joined(separator: ","))); };
                G = {isa = PBXGroup; children = (A); };
                A = {isa = PBXGroup; path = Classes;
                    children = (\((0..<count).map { "29B97316FDCFA39411C\($0)" }.joined(separator: ","))); };
                \(objects)
                """, project: "targets = (T);")
        let files = try project.read().targets[0].phases[0].files
        #expect(files.count == count)
        #expect(files.last.map(path) == "./Classes/File9999.m")
    }
}
