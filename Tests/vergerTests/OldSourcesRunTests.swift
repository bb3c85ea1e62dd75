import Foundation
import Testing

/// A project of 2009 with what GCC 4.2 took and clang refuses, compiled and run.
@Suite struct OldSourcesRunTests {
    @Test func `Sources that are mended do what they did`() throws {
        let folder = try TemporaryFolder()
        let copy = try folder.copyXcodeProject("OldSources")
        let result = try VergerProcess.run(
            ["run", "OldSources.xcodeproj", "--headless", "--script", "script"], home: folder.url, currentFolder: copy)
        #expect(result.status == 0, "\(result.errors)")
        #expect(result.errors.contains("Sources/Catalogue.h:6:11: warning: compiled as GCC 4.2 did"))
        #expect(!result.errors.contains("error:"), "\(result.errors)")
    }
}
