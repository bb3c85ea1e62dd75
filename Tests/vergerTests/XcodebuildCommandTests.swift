import Foundation
import Testing

/// `xcodebuild` as scripts call it: what it tells, what it takes, how it ends.
@Suite struct XcodebuildCommandTests {
    private let folder: TemporaryFolder
    private let project: URL

    init() throws {
        folder = try TemporaryFolder()
        project = try folder.copyXcodeProject("StaticLibrary")
    }

    private func xcodebuild(_ arguments: String..., at place: URL? = nil) throws -> VergerProcess.Result {
        try VergerProcess.run(
            ["xcodebuild"] + arguments, home: folder.url, currentFolder: place ?? project)
    }

    @Test func `It lists what is in a project`() throws {
        let result = try xcodebuild("-list")
        #expect(result.status == 0)
        #expect(
            result.output == """
                Information about project "Shelf":
                    Targets:
                        Shelf
                        Books

                    Build Configurations:
                        Debug
                        Release

                    If no build configuration is specified and -scheme is not passed then "Release" is used.

                    Schemes:
                        Shelf
                        Books


                """)
    }

    @Test func `It tells versions and SDKs without a project`() throws {
        #expect(try xcodebuild("-version", at: folder.url).output.hasPrefix("Xcode 4.3\nBuild version "))
        let sdks = try xcodebuild("-showsdks", at: folder.url)
        #expect(sdks.status == 0)
        #expect(sdks.output.contains("-sdk iphonesimulator5.1"))
        #expect(try xcodebuild("-help", at: folder.url).output.hasPrefix("Usage: xcodebuild"))
    }

    @Test func `It tells the settings of a build`() throws {
        let result = try xcodebuild(
            "-showBuildSettings", "-target", "Books", "-configuration", "Debug", "-sdk", "iphonesimulator",
            "MINE=a $(CONFIGURATION)",
            "CONFIGURATION_BUILD_DIR=out")
        #expect(result.status == 0)
        let lines = result.output.split(separator: "\n")
        #expect(lines.first == "Build settings for action build and target Books:")
        #expect(lines.contains("    MINE = a Debug"))
        #expect(lines.contains("    FULL_PRODUCT_NAME = libBooks.a"))
        #expect(lines.contains("    GCC_OPTIMIZATION_LEVEL = 0"))
        #expect(lines.contains("    PLATFORM_NAME = iphonesimulator"))
        #expect(lines.contains { $0.hasPrefix("    TARGET_BUILD_DIR = /") && $0.hasSuffix("/StaticLibrary/out") })
    }

    @Test func `A configuration file stands above the project's settings`() throws {
        try folder.write("PRODUCT_NAME = Other$(SUFFIX)\nSUFFIX = Name\n", to: "over.xcconfig")
        let result = try xcodebuild("-showBuildSettings", "-xcconfig", "../over.xcconfig")
        #expect(result.output.contains("    FULL_PRODUCT_NAME = OtherName.app\n"))
        #expect(result.output.contains("    PLATFORM_NAME = iphoneos\n"))
    }

    @Test func `A library builds alone, by a scheme, into the given folder`() throws {
        let result = try xcodebuild(
            "-project", "StaticLibrary/Shelf.xcodeproj", "-scheme", "Books", "-derivedDataPath", "Derived", "-sdk",
            "iphonesimulator", "-jobs", "2", "-arch", "i386", "-quiet", at: folder.url)
        #expect(result.status == 0, "\(result.output)\(result.errors)")
        #expect(result.output == "")
        let products = folder.url.appendingPathComponent("Derived/Build/Products/Debug-iphonesimulator")
        #expect(try FileManager.default.contentsOfDirectory(atPath: products.path).contains("libBooks.a"))
        #expect(!FileManager.default.fileExists(atPath: project.appendingPathComponent("build").path))
    }

    @Test func `A dry run makes nothing`() throws {
        let result = try xcodebuild("-dry-run", "-alltargets", "clean", "build")
        #expect(result.status == 0, "\(result.errors)")
        #expect(result.output.contains("=== BUILD TARGET Books OF PROJECT Shelf WITH CONFIGURATION Release ==="))
        #expect(result.output.contains("** CLEAN SUCCEEDED **"))
        #expect(!FileManager.default.fileExists(atPath: project.appendingPathComponent("build").path))
    }

    @Test func `A failed build says so, with the compiler's words, and answers 4`() throws {
        try folder.write("#import \"Book.h\"\n@implementation Book\nint broken( {\n", to: "StaticLibrary/Books/Book.m")
        let result = try xcodebuild("-sdk", "iphonesimulator")
        #expect(result.status == 4)
        #expect(result.output.contains("Book.m:3:13: error: "))
        #expect(result.output.hasSuffix("** BUILD FAILED **\n\n"))
        let left = FileManager.default.subpaths(atPath: project.appendingPathComponent("build").path) ?? []
        #expect(!left.contains { $0.hasSuffix(".app/Shelf") || $0.contains("unfinished") }, "\(left)")
    }

    @Test func `A scheme of a workspace is archived for release`() throws {
        let contents = """
            <?xml version="1.0" encoding="UTF-8"?>
            <Workspace version="1.0"><FileRef location="group:StaticLibrary/Shelf.xcodeproj"/></Workspace>
            """
        try folder.write(contents, to: "All.xcworkspace/contents.xcworkspacedata")
        let list = try xcodebuild("-list", "-workspace", "All.xcworkspace", at: folder.url)
        #expect(list.output == "Information about workspace \"All\":\n    Schemes:\n        Shelf\n        Books\n\n")
        let result = try xcodebuild(
            "-workspace", "All.xcworkspace", "-scheme", "Shelf", "-archivePath", "Out/Shelf", "archive", at: folder.url)
        #expect(result.status == 0, "\(result.output)\(result.errors)")
        #expect(result.output.contains("WITH CONFIGURATION Release ==="))
        #expect(result.output.hasSuffix("** ARCHIVE SUCCEEDED **\n\n"))
        let archive = folder.url.appendingPathComponent("Out/Shelf.xcarchive")
        for path in ["Products/Applications/Shelf.app/Shelf", "dSYMs/Shelf.app.dSYM/Contents/Info.plist"] {
            #expect(FileManager.default.fileExists(atPath: archive.appendingPathComponent(path).path), "\(path)")
        }
        let data = try Data(contentsOf: archive.appendingPathComponent("Info.plist"))
        let values = try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
        #expect(values?["SchemeName"] as? String == "Shelf")
        let properties = values?["ApplicationProperties"] as? [String: String]
        #expect(properties?["ApplicationPath"] == "Applications/Shelf.app")
        let library = try xcodebuild("-scheme", "Books", "archive")
        #expect(library.status == 2)
        #expect(library.errors.contains("there is no app to archive"))
    }

    @Test func `A scheme without tests builds, and it says so`() throws {
        let result = try xcodebuild("-scheme", "Shelf", "-dry-run", "test")
        #expect(result.status == 2)
        #expect(result.errors.contains("error: there are no tests to run"))
        #expect(result.output.hasSuffix("** TEST FAILED **\n\n"))
    }

    @Test(
        arguments: [
            (["-target", "Nobody"], "the project Shelf has no target “Nobody”\n    There are: Shelf, Books."),
            (["-scheme", "Nobody"], "the project Shelf has no scheme “Nobody”"),
            (["-configuration", "Nothing"], "the project Shelf has no configuration “Nothing”"),
            (["-sdk", "macosx10.5"], "SDK “macosx10.5” cannot be located"),
            (["-project", "Nowhere.xcodeproj"], "no such project"),
            (["-workspace", "A.xcworkspace"], "-workspace needs a -scheme as well"),
            (["-workspace", "A.xcworkspace", "-scheme", "A"], "there is no workspace here"),
            (["-workspace", "A.xcworkspace", "-project", "A.xcodeproj"], "-workspace and -project are both given"),
            (["-frobnicate"], "xcodebuild has no option -frobnicate"), (["-target"], "option -target needs a value"),
            (["install"], "the action “install” is not there yet"), (["biuld"], "unknown build action “biuld”"),
            (["-scheme", "Shelf", "-target", "Shelf"], "-scheme says which targets are meant"),
            (["-xcconfig", "none.xcconfig"], "the configuration file cannot be read"),
        ])
    func `Wrong use answers 2 or 4 and tells what there is`(_ arguments: [String], _ problem: String) throws {
        let result = try VergerProcess.run(["xcodebuild"] + arguments, home: folder.url, currentFolder: project)
        #expect([2, 4].contains(result.status))
        #expect(result.errors.contains("error: \(problem)"), "\(result.errors)")
        #expect(!FileManager.default.fileExists(atPath: project.appendingPathComponent("build").path))
    }

    @Test func `A folder without a project, and one with two, are told`() throws {
        let none = try xcodebuild("build", at: folder.url)
        #expect(none.status == 2)
        #expect(none.errors.contains("does not contain an Xcode project"))
        try FileManager.default.copyItem(
            at: project.appendingPathComponent("Shelf.xcodeproj"), to: project.appendingPathComponent("Two.xcodeproj"))
        let two = try xcodebuild("build")
        #expect(two.status == 2)
        #expect(two.errors.contains("contains 2 projects: Shelf.xcodeproj, Two.xcodeproj"))
    }

    @Test func `What a project lies in is not cleaned`() throws {
        let result = try xcodebuild("clean", "TARGET_TEMP_DIR=\(project.deletingLastPathComponent().path)")
        #expect(result.status == 4)
        #expect(result.errors.contains("is not cleaned: the project lies in it"))
        #expect(FileManager.default.fileExists(atPath: project.appendingPathComponent("App/main.m").path))
    }
}
