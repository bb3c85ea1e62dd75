import Archiving
import Foundation

/// A compiled storyboard: the contents of a folder with a nib for each controller, one for each view, and an
/// Info.plist.
package struct CompiledStoryboard {
    /// The contents of `Info.plist`: `UIViewControllerIdentifiersToNibNames`,
    /// `UIStoryboardDesignatedEntryPointIdentifier`, `UIStoryboardVersion`.
    package var info: [String: Any] = [:]

    /// The nibs by name, in a fixed order.
    package var nibs: [(name: String, data: Data)] = []

    /// The problems that the compiler found, in the order of the file.
    package var problems: [InterfaceProblem] = []

    /// All files of the folder with their names.
    /// - Throws: An error for values that a property list cannot contain, which the compiler never makes.
    package func files() throws -> [(name: String, data: Data)] {
        let list = try PropertyListData.binary(info)
        return [("Info.plist", list)] + nibs.map { ($0.name + ".nib", $0.data) }
    }

    /// Writes the folder, replacing an existing one.
    /// - Parameter path: The path of the folder, `Name.storyboardc`.
    package func write(to path: String) throws {
        let manager = FileManager.default
        let fresh = path + ".new"
        if manager.fileExists(atPath: fresh) { try manager.removeItem(atPath: fresh) }
        try manager.createDirectory(atPath: fresh, withIntermediateDirectories: true)
        for (name, data) in try files() { try data.write(to: URL(fileURLWithPath: fresh + "/" + name)) }
        if manager.fileExists(atPath: path) { try manager.removeItem(atPath: path) }
        try manager.moveItem(atPath: fresh, toPath: path)
    }
}
