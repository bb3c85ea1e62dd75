import Foundation

/// A template for new projects: the folder `SDK/Templates/NAME-LANGUAGE`.
///
/// As in Xcode's templates, `___PROJECTNAME___` in file names and texts is replaced by the project's name, and
/// `___PROJECTNAMEASIDENTIFIER___` by the name as identifier.
public struct ProjectTemplate: Sendable {
    /// The name, such as `window`.
    public let name: String
    /// The language: `objc` or `swift`.
    public let language: String
    let folder: URL

    /// All templates, sorted by name and language.
    public static func all(in sdk: SDK) -> [ProjectTemplate] {
        let folders = (try? FileManager.default.contentsOfDirectory(atPath: sdk.templates.path)) ?? []
        return folders.sorted().compactMap { folder in
            guard let dash = folder.lastIndex(of: "-") else { return nil }
            return ProjectTemplate(
                name: String(folder[..<dash]), language: String(folder[folder.index(after: dash)...]),
                folder: sdk.templates.appendingPathComponent(folder))
        }
    }

    /// - Throws: `BuildError` with a list of the templates, if there is none with this name and language.
    public static func find(_ name: String, language: String, in sdk: SDK) throws -> ProjectTemplate {
        let all = all(in: sdk)
        if let template = all.first(where: { $0.name == name && $0.language == language }) { return template }
        let choices = all.map { "--template \($0.name) --language \($0.language)" }.joined(separator: "\n    ")
        throw BuildError(
            "no template “\(name)” for the language “\(language)”", cure: "There are:\n    \(choices)", kind: .wrongUse)
    }

    /// Creates a project from the template.
    ///
    /// - Parameters:
    ///   - projectName: The name of the app, which starts with a letter or digit and consists of letters, digits,
    ///     spaces and `-`, `_`, `.`.
    ///   - parent: The folder in which the project's folder is created.
    /// - Returns: The project's folder.
    /// - Throws: `BuildError` if the name is not valid or the folder exists.
    public func make(_ projectName: String, in parent: URL) throws -> URL {
        guard let first = projectName.first, first.isLetter || first.isNumber, projectName.utf8.count <= 100,
            projectName.allSatisfy({ $0.isLetter || $0.isNumber || "-_ .".contains($0) })
        else {
            throw BuildError(
                "“\(projectName)” cannot be the name of an app",
                cure: "Use letters, digits, spaces, “-”, “_” and “.”, and begin with a letter.", kind: .wrongUse)
        }
        let target = parent.appendingPathComponent(projectName)
        guard !FileManager.default.fileExists(atPath: target.path) else {
            throw BuildError(
                "exists already", at: target.path, cure: "Take another name, or remove it first.", kind: .wrongUse)
        }
        // Created under a temporary name, so that the project's folder is never incomplete.
        let unfinished = parent.appendingPathComponent(".\(projectName).unfinished")
        try? FileManager.default.removeItem(at: unfinished)
        do {
            try copyContents(of: folder, to: unfinished, projectName: projectName)
            try FileManager.default.moveItem(at: unfinished, to: target)
        } catch {
            try? FileManager.default.removeItem(at: unfinished)
            throw BuildError(
                "the project could not be written: \(error.localizedDescription)", at: target.path,
                cure: "Check the folder's permissions and the space left on its disk.")
        }
        return target
    }

    private func copyContents(of folder: URL, to target: URL, projectName: String) throws {
        try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() {
            let item = folder.appendingPathComponent(name)
            let destination = target.appendingPathComponent(Self.fill(name, projectName: projectName))
            var isFolder: ObjCBool = false
            _ = FileManager.default.fileExists(atPath: item.path, isDirectory: &isFolder)
            if isFolder.boolValue {
                try copyContents(of: item, to: destination, projectName: projectName)
            } else if let text = try? String(contentsOf: item, encoding: .utf8) {
                try Data(Self.fill(text, projectName: projectName).utf8).write(to: destination)
            } else {
                try FileManager.default.copyItem(at: item, to: destination)
            }
        }
    }

    private static func fill(_ text: String, projectName: String) -> String {
        text.replacingOccurrences(
            of: "___PROJECTNAMEASIDENTIFIER___", with: BuildVariables.moduleName(projectName)
        ).replacingOccurrences(of: "___PROJECTNAME___", with: projectName)
    }
}
