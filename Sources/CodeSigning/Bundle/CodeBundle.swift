import Archiving
import Foundation
import Glibc

/// A folder with an Info.plist and a program: an app, a framework, a plug-in.
package struct CodeBundle: Sendable {
    /// The absolute path.
    package let path: String
    package let identifier: String
    /// The name of the program in the bundle's folder.
    package let executable: String
    let info: Data

    package static let signatureFolder = "_CodeSignature"
    static let infoName = "Info.plist"
    private static let largestInfo = 1 << 20
    private static let mostValues = 100_000

    /// - Throws: `SigningError` for a folder that is no bundle.
    package init(at location: String) throws {
        path = URL(fileURLWithPath: location).standardizedFileURL.path
        var status = stat()
        guard lstat(path, &status) == 0 else { throw SigningError("\(path): No such file or directory") }
        guard status.st_mode & S_IFMT == S_IFDIR else {
            throw SigningError("\(path): is no bundle. Name an .app, a framework or another bundle.")
        }
        let infoPath = path + "/" + Self.infoName
        info = try SignedFile(path: infoPath).content(most: Self.largestInfo)
        let values = try Self.values(info, infoPath)
        guard let identifier = values["CFBundleIdentifier"] as? String, Self.isPlain(identifier),
            let executable = values["CFBundleExecutable"] as? String, Self.isPlain(executable),
            !executable.contains("/"), executable != "..", executable != "."
        else {
            throw SigningError(
                "\(infoPath): names no CFBundleIdentifier or no CFBundleExecutable. Add both and build again.")
        }
        self.identifier = identifier
        self.executable = executable
        guard lstat(executablePath, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            throw SigningError("\(executablePath): there is no program, though \(infoPath) names it. Build again.")
        }
    }

    package var executablePath: String { path + "/" + executable }
    var signaturePath: String { path + "/" + Self.signatureFolder }

    /// The path of a part of the signature.
    func signaturePart(_ name: String) -> String { signaturePath + "/" + name }

    /// The values of the bundle's Info.plist.
    package var infoValues: [String: Any] { (try? Self.values(info, path)) ?? [:] }

    private static func values(_ data: Data, _ path: String) throws -> [String: Any] {
        let format: PropertyList.Format = PropertyList.isBinary(data) ? .binary : .markup
        guard
            let list = try? PropertyList.read(data, as: format, maximumDepth: 64, maximumCount: mostValues),
            let values = try? list.foundationValue() as? [String: Any]
        else { throw SigningError("\(path): is no property list with a dictionary.") }
        return values
    }

    private static func isPlain(_ text: String) -> Bool {
        !text.isEmpty && text.utf8.count <= 255 && !text.utf8.contains { $0 < 0x20 || $0 == 0x7F }
    }

    /// True for a folder inside a bundle that is code of its own: it has an Info.plist that names a program in it.
    static func isCode(at path: String) -> Bool {
        let kinds = ["app", "framework", "bundle", "plugin", "appex", "octest", "xctest"]
        return kinds.contains((path as NSString).pathExtension.lowercased()) && (try? CodeBundle(at: path)) != nil
    }
}
