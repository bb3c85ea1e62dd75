import Foundation
import InterfaceBuilder

/// The schemes in a project's folder: shared ones, and those of each user.
struct SchemeFiles {
    /// Sorted by name; a shared one counts before a user's of the same name.
    private(set) var schemes: [XcodeScheme] = []
    /// A scheme that cannot be read is left out.
    private(set) var warnings: [String] = []

    init(project: URL) {
        let path = project.path
        add(folder: "\(path)/xcshareddata/xcschemes", isShared: true, project: path)
        for user in Self.names(in: "\(path)/xcuserdata") where user.hasSuffix(".xcuserdatad") {
            add(folder: "\(path)/xcuserdata/\(user)/xcschemes", isShared: false, project: path)
        }
        schemes.sort { $0.name < $1.name }
    }

    private mutating func add(folder: String, isShared: Bool, project: String) {
        for file in Self.names(in: folder) where file.hasSuffix(".xcscheme") {
            let name = ProjectPath.withoutSuffix(file)
            guard !schemes.contains(where: { $0.name == name }) else { continue }
            do {
                let path = "\(folder)/\(file)"
                let data = try Data(contentsOf: URL(fileURLWithPath: path, isDirectory: false))
                let root = try XMLTree.root(of: data, path: path)
                guard root.name == "Scheme" else {
                    throw XcodeProjectError("the file holds <\(root.name)>, and no <Scheme>", path: path)
                }
                schemes.append(
                    XcodeScheme(root, name: name, isShared: isShared, folder: ProjectPath.folder(of: project)))
            } catch let error as XcodeProjectError {
                warnings.append("\(error.path):\(error.line): warning: the scheme is left out: \(error.problem)")
            } catch {
                warnings.append("\(folder)/\(file): warning: the scheme is left out: \(error.localizedDescription)")
            }
        }
    }

    private static func names(in folder: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    }
}
