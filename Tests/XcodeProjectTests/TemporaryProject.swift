import Foundation
import XcodeProject

/// A project in a folder of its own, which is gone with the value.
final class TemporaryProject {
    let folder: URL

    var path: URL { folder.appendingPathComponent("App.xcodeproj") }

    /// - Parameters:
    ///   - objects: what stands between the braces of `objects`, without the project object.
    ///   - project: more fields of the project object.
    convenience init(objects: String = "", project: String = "") throws {
        try self.init(
            file: """
                // !$*UTF8*$!
                {
                    archiveVersion = 1;
                    objectVersion = 45;
                    objects = {
                        P = {isa = PBXProject; buildConfigurationList = PL; mainGroup = G; \(project) };
                        PL = {isa = XCConfigurationList; buildConfigurations = (PD, PR); defaultConfigurationName = Release; };
                        \(objects.contains("PD =") ? "" : "PD = {isa = XCBuildConfiguration; name = Debug; buildSettings = {}; };")
                        PR = {isa = XCBuildConfiguration; name = Release; buildSettings = {}; };
                        \(objects.contains("G =") ? "" : "G = {isa = PBXGroup; children = (); sourceTree = \"<group>\"; };")
                        \(objects)
                    };
                    rootObject = P;
                }
                """)
    }

    convenience init(file: String) throws { try self.init(data: Data(file.utf8)) }

    init(data: Data) throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("xcode-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: path, withIntermediateDirectories: true)
        try data.write(to: path.appendingPathComponent("project.pbxproj"))
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    func write(_ text: String, to path: String) throws {
        let file = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    func read() throws -> XcodeProject { try XcodeProject(path) }

    /// The error of a project that cannot be read, with its folder as `.`.
    func error() -> String? {
        do {
            _ = try read()
            return nil
        } catch { return "\(error)".replacingOccurrences(of: folder.path, with: ".") }
    }
}

extension TemporaryProject {
    /// A target “App” with these phases and settings.
    static func target(
        phases: String = "", dependencies: String = "", rules: String = "", settings: String = ""
    ) -> String {
        """
        T = {isa = PBXNativeTarget; name = App; productName = App; productType = "com.apple.product-type.application";
            productReference = TP; buildConfigurationList = TL; buildPhases = (\(phases));
            buildRules = (\(rules)); dependencies = (\(dependencies)); };
        TP = {isa = PBXFileReference; explicitFileType = wrapper.application; path = App.app;
            sourceTree = BUILT_PRODUCTS_DIR; };
        TL = {isa = XCConfigurationList; buildConfigurations = (TD); defaultConfigurationName = Debug; };
        TD = {isa = XCBuildConfiguration; name = Debug; buildSettings = {\(settings)}; };
        """
    }
}
