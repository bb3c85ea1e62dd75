import Foundation
import ObjectiveCPrograms
import Testing

/// The programs under `Programs` are the tests of GLKit: each says what it must print.
@Suite struct GLKitProgramTests {
    /// Mesa's renderer, without which no context is made.
    static let hasRenderer = ["x86_64", "aarch64"].contains {
        FileManager.default.fileExists(atPath: "/usr/lib/\($0)-linux-gnu/dri/swrast_dri.so")
    }

    @Test(
        "An Objective-C program that uses GLKit prints what it says",
        .enabled(if: hasRenderer, "Mesa's renderer (Debian: libgl1-mesa-dri) is not installed"),
        arguments: ExpectedRun.programs())
    func programRunsAsItSays(_ name: String) throws {
        try expectProgramRunsAsItSays(name)
    }
}
