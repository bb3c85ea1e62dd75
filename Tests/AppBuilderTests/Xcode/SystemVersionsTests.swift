import AppBuilder
import Foundation
import Testing

/// What sources learn of the SDK that they are compiled with.
@Suite struct SystemVersionsTests {
    private let fixture: BuilderFixture

    init() throws { fixture = try BuilderFixture() }

    @Test(arguments: [
        ("iphoneos", 50100), ("iphonesimulator4.3", 40300), ("iphoneos3.1.3", 30100), ("iphoneos2.2.1", 20200),
        ("iphoneos6.1", 50100),
    ]) func `The base SDK is the project's`(sdk: String, version: Int) throws {
        let folder = try TemporaryFolder([
            "main.c": "int main(void) { return __IPHONE_OS_VERSION_MAX_ALLOWED != \(version)\n"
                + "|| __IPHONE_OS_VERSION_MIN_REQUIRED != 30102; }\n",
            "Info.plist": infoPlist(),
            "Sample.xcodeproj/project.pbxproj": ProjectText(
                targets: [.init(name: "Sample", sources: ["main.c"])],
                settings: ["SDKROOT": sdk, "IPHONEOS_DEPLOYMENT_TARGET": "3.1.2"]
            ).text,
        ])
        #expect(try fixture.status(of: fixture.build(folder.url).app) == 0)
    }

    @Test func `A project's own definition wins`() throws {
        let folder = try TemporaryFolder([
            "main.c": "int main(void) { return __IPHONE_OS_VERSION_MAX_ALLOWED != 40000; }\n",
            "Info.plist": infoPlist(),
            "Sample.xcodeproj/project.pbxproj": ProjectText(
                targets: [.init(name: "Sample", sources: ["main.c"])],
                settings: ["GCC_PREPROCESSOR_DEFINITIONS": "__IPHONE_OS_VERSION_MAX_ALLOWED=40000"]
            ).text,
        ])
        let log = BuildLog()
        #expect(try fixture.status(of: fixture.build(folder.url, log: log).app) == 0)
        #expect(log.toolOutput.isEmpty)
    }
}
