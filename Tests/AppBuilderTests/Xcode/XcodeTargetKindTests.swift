import AppBuilder
import Foundation
import Testing
import XcodeProject

/// Targets that are neither apps nor libraries, and those that mix what does not mix.
@Suite struct XcodeTargetKindTests {
    private let fixture: BuilderFixture

    init() throws { fixture = try BuilderFixture() }

    private func folder(_ targets: [ProjectText.Target], _ files: [String: String]) throws -> TemporaryFolder {
        var files = files
        files["Sample.xcodeproj/project.pbxproj"] = ProjectText(targets: targets).text
        files["Info.plist"] = infoPlist()
        return try TemporaryFolder(files)
    }

    private func plan(_ folder: TemporaryFolder, _ target: String) throws -> BuildPlan {
        try BuildPlan.load(
            folder.url, configuration: "Debug", target: target, toolchain: fixture.toolchain, sdk: fixture.sdk)
    }

    @Test func `A tool is a program beside the other products`() throws {
        let folder = try folder(
            [
                .init(name: "Sample", sources: ["main.c"], dependencies: ["maker"]),
                .init(name: "maker", type: "tool", sources: ["maker.c"]),
            ], ["main.c": "int main(void) { return 0; }\n", "maker.c": "int main(void) { return 7; }\n"])
        try fixture.build(folder.url)
        let tool = Process()
        tool.executableURL = folder.url.appendingPathComponent("build/Debug/maker")
        try tool.run()
        tool.waitUntilExit()
        #expect(tool.terminationStatus == 7)
        #expect(try fixture.build(folder.url).steps.isEmpty)
    }

    @Test func `Tests without an app get a program that runs them, right before them`() throws {
        let folder = try folder(
            [
                .init(name: "Sample", sources: ["main.c"]),
                .init(name: "Tests", type: "bundle.unit-test", sources: ["tests.c"], libraries: ["Library"]),
                .init(name: "Library", type: "library.static", sources: ["library.c"]),
            ], ["main.c": "", "tests.c": "", "library.c": ""])
        let plan = try plan(folder, "Tests")
        #expect(plan.targets.map(\.name) == ["Library", "otest", "Tests"])
        #expect(plan.targets.last?.linkedTargets == [0])
        #expect(plan.targets.last?.testHost == nil)
        #expect(plan.targets.last?.product?.lastPathComponent == "Tests.octest")
    }

    @Test func `Tests in an app know its program, and Xcode's script of running them`() throws {
        let script = "# Run the unit tests in this test bundle.\n\"${SYSTEM_DEVELOPER_DIR}/Tools/RunUnitTests\"\n"
        let tests = ProjectText.Target(
            name: "Tests", type: "bundle.unit-test", sources: ["tests.c"], dependencies: ["Sample"],
            settings: [
                "BUNDLE_LOADER": "$(BUILT_PRODUCTS_DIR)/Sample.app/Sample", "TEST_HOST": "$(BUNDLE_LOADER)",
                "GCC_PREFIX_HEADER": "$(SYSTEM_LIBRARY_DIR)/Frameworks/Verger.framework/Headers/Prefix.h",
            ], script: .init(text: script))
        let folder = try folder([.init(name: "Sample", sources: ["main.c"]), tests], ["main.c": "", "tests.c": ""])
        let plan = try plan(folder, "Tests")
        #expect(plan.targets.map(\.name) == ["Sample", "Tests"])
        let built = try #require(plan.targets.last)
        #expect(built.testHost?.path == folder.url.path + "/build/Debug/Sample.app/Sample")
        #expect(built.testsAfterBuild)
        #expect(built.compile.prefixHeader?.path == fixture.sdk.headers.path + "/Verger/Prefix.h")
        #expect(throws: BuildError.self) { try BuiltTests(plan) }
    }

    @Test func `Swift beside Objective-C is refused with the files and the cure`() throws {
        let folder = try folder(
            [.init(name: "Sample", sources: ["main.swift", "Old.m", "part.c"])],
            ["main.swift": "", "Old.m": "", "part.c": ""])
        let error = #expect(throws: BuildError.self) { try fixture.build(folder.url) }
        #expect(
            error?.problem == "the target “Sample” has sources in Swift (main.swift) and in Objective-C (Old.m)")
        #expect(error?.cure?.contains("C and C++ sources go with either") == true)
    }

    @Test(
        arguments: [
            ("#import <UIKit/UIKit.h>\n", "1: error: the bridging header has the framework <UIKit/UIKit.h> in it"),
            ("#include \"part.h\"\n#import \"Old.h\"\n", "2: error: the bridging header has Objective-C, Old.h, in it"),
            ("\n\n@class Old;\n", "3: error: the bridging header has Objective-C in it"),
        ])
    func `A bridging header is for C`(text: String, message: String) throws {
        let target = ProjectText.Target(
            name: "Sample", sources: ["main.swift"], settings: ["SWIFT_OBJC_BRIDGING_HEADER": "Bridge.h"])
        var project = ProjectText(targets: [target])
        project.otherFiles = ["Old.h", "part.h"]
        let folder = try TemporaryFolder([
            "Sample.xcodeproj/project.pbxproj": project.text, "Info.plist": infoPlist(), "main.swift": "",
            "Bridge.h": text, "Old.h": "#import <UIKit/UIKit.h>\n@interface Old\n@end\n", "part.h": "int part(void);\n",
        ])
        let error = #expect(throws: BuildError.self) { try fixture.build(folder.url) }
        #expect(error?.description.hasPrefix("\(folder.url.path)/Bridge.h:\(message)") == true)
    }

    @Test func `A target without an app is told before anything is built, with what to do instead`() throws {
        let folder = try folder(
            [
                .init(name: "Words", type: "library.static", sources: ["main.c"]),
                .init(name: "Tests", type: "bundle.unit-test", sources: ["main.c"]),
            ], ["main.c": ""])
        let log = BuildLog()
        let library = #expect(throws: BuildError.self) { try fixture.build(folder.url, target: "Words", log: log) }
        #expect(library?.cure?.hasSuffix("verger xcodebuild -target \"Words\"") == true)
        let tests = #expect(throws: BuildError.self) { try fixture.build(folder.url, target: "Tests", log: log) }
        #expect(tests?.cure == "Run its tests: verger xcodebuild -target \"Tests\" test")
        #expect(log.steps.isEmpty)
    }

    @Test func `A folder above projects, a workspace and a project's file are understood`() throws {
        let inner = try folder(
            [.init(name: "Sample", sources: ["main.c"])], ["main.c": "int main(void) { return 0; }\n"])
        let above = inner.url.deletingLastPathComponent()
        let error = #expect(throws: BuildError.self) { try fixture.build(above) }
        #expect(error?.problem == "no project in this folder, but Xcode projects below it: Sample/Sample.xcodeproj")
        #expect(error?.kind == .wrongUse)
        let workspace = above.appendingPathComponent("All.xcworkspace")
        try FileManager.default.createDirectory(at: workspace, withIntermediateDirectories: true)
        #expect(throws: BuildError.self) { try fixture.build(workspace) }
        let file = inner.url.appendingPathComponent("Sample.xcodeproj/project.pbxproj")
        #expect(try fixture.build(file).app.folder.lastPathComponent == "Sample.app")
    }
}
