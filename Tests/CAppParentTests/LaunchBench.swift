import AppBuilder
import Device
import Foundation
import Testing

/// Apps that are built for the tests, on devices in virtual time.
@MainActor final class LaunchBench {
    /// How apps are started.
    enum Way: String, CaseIterable {
        case cold = "VERGER_COLD"
        case warm = "VERGER_WARM"
    }

    let folder: URL
    private let toolchain: Toolchain
    private let sdk: SDK

    init() throws {
        toolchain = try Toolchain.locate()
        sdk = try SDK.locate()
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("app-parent-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// Builds the app of a folder below the package's.
    func build(_ path: String) throws -> BuiltApp {
        let copy = folder.appendingPathComponent((path as NSString).lastPathComponent)
        try FileManager.default.copyItem(at: sdk.root.appendingPathComponent(path), to: copy)
        try? FileManager.default.removeItem(at: copy.appendingPathComponent("build"))
        return try AppBuild(
            project: try Project(folder: copy), configuration: .debug, toolchain: toolchain, sdk: sdk
        ).run()
    }

    /// Builds an app of C sources with the system's own headers.
    ///
    /// - Returns: the bundle's path.
    func buildPlain(_ name: String, identifier: String, sources path: String) throws -> String {
        let bundle = folder.appendingPathComponent("\(name).app")
        try FileManager.default.createDirectory(at: bundle, withIntermediateDirectories: true)
        let information = ["CFBundleIdentifier": identifier, "CFBundleExecutable": name]
        try PropertyListSerialization.data(fromPropertyList: information, format: .xml, options: 0)
            .write(to: bundle.appendingPathComponent("Info.plist"))
        let program = bundle.appendingPathComponent(name)
        let sources = sdk.root.appendingPathComponent(path)
        let files = try FileManager.default.contentsOfDirectory(atPath: sources.path).filter { $0.hasSuffix(".c") }
        let compiler = Process()
        compiler.executableURL = toolchain.clang
        let products = sdk.products.path, swift = toolchain.swiftLibraries.path
        var words = ["-D_GNU_SOURCE", "-fPIC", "-w", "-o", program.path]
        words += files.map { sources.appendingPathComponent($0).path }
        words.append(sdk.root.appendingPathComponent("SDK/Program/ProgramStart.S").path)
        words += ["-Wl,--no-as-needed", "-rdynamic", "-L\(products)", "-L\(swift)", "-lCocoaTouch"]
        words += ["-Wl,-rpath,\(products)", "-Wl,-rpath,\(swift)", "-Wl,-rpath-link,\(swift)"]
        compiler.arguments = words
        try compiler.run()
        compiler.waitUntilExit()
        try #require(compiler.terminationStatus == 0)
        try ProgramLoading.permit(program)
        return bundle.path
    }

    func device(_ way: Way, environment: [String: String] = [:], confinesApps: Bool = true) throws -> Device {
        let own = ["PATH": "/usr/bin:/bin", way.rawValue: "1"]
        return try Device(
            storage: .temporary(), time: .fixed, confinesApps: confinesApps,
            environment: own.merging(environment) { $1 })
    }
}
