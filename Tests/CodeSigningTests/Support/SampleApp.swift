import Archiving
import CodeSigning
import Foundation

/// A small app of a test, with everything that a signature treats in its own way.
struct SampleApp {
    let folder: TestFolder
    var path: String { folder.path + "/Sample.app" }
    static let identifier = "com.example.Sample"

    init(programSize: Int = 10_000, hasCode: Bool = true) throws {
        folder = try TestFolder()
        try Self.fill(path, identifier: Self.identifier, program: "Sample", size: programSize)
        try write("APPL????", "PkgInfo")
        try write("png", "Icon.png")
        try write("\"a\" = \"b\";", "en.lproj/Localizable.strings")
        try write("nib", "Base.lproj/Main.nib")
        try write("text", "Data/Größe.txt")
        try link("Data/Latest.txt", to: "Größe.txt")
        guard hasCode else { return }
        try Self.fill(
            path + "/Frameworks/Kit.framework", identifier: "com.example.Kit", program: "Kit", size: 100)
        try write("resource", "Frameworks/Kit.framework/Data.txt")
    }

    private static func fill(_ path: String, identifier: String, program: String, size: Int) throws {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        let info = ["CFBundleIdentifier": identifier, "CFBundleExecutable": program, "CFBundleVersion": "1.0"]
        try PropertyListData.xml(info).write(to: URL(fileURLWithPath: path + "/Info.plist"))
        let bytes = Data((0..<size).map { UInt8(truncatingIfNeeded: $0 &* 31 ^ $0 >> 8) })
        try bytes.write(to: URL(fileURLWithPath: path + "/" + program))
    }

    var bundle: CodeBundle { get throws { try CodeBundle(at: path) } }

    func write(_ text: String, _ name: String) throws {
        let file = path + "/" + name
        try FileManager.default.createDirectory(
            atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: URL(fileURLWithPath: file))
    }

    func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: path + "/" + name) }

    func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: path + "/" + name, withDestinationPath: target)
    }

    /// Signs the app and the code in it.
    @discardableResult
    func sign(
        _ identity: SigningIdentity?, at time: Date, _ change: (inout SigningOptions) -> Void = { _ in }
    ) throws -> BundleSignature {
        var options = SigningOptions(identity: identity)
        options.time = time
        options.isForced = true
        options.isDeep = true
        change(&options)
        return try BundleSigner(try bundle, options).sign()
    }

    /// The paths of all files, without links.
    var files: [String] {
        get throws { try BundleTree(of: path).items.filter { $0.kind == .file }.map(\.path) }
    }
}
