import Archiving
import Foundation

/// A storyboard as apps load it: a folder with one nib for each controller, one for each view, and a list of them.
package struct CompiledStoryboard {
    /// The contents of `Info.plist`: `UIViewControllerIdentifiersToNibNames`,
    /// `UIStoryboardDesignatedEntryPointIdentifier`, `UIStoryboardVersion`.
    package var info: [String: Any] = [:]

    /// The files but for `Info.plist`, with their names, in a fixed order.
    package var nibs: [(name: String, data: Data)] = []

    /// What the compiler found wrong, in the order of the file.
    package var problems: [InterfaceProblem] = []

    /// All files of the folder, by their names.
    /// - Throws: what the property list cannot hold; never for what the compiler makes.
    package func files() throws -> [(name: String, data: Data)] {
        let list = try PropertyListData.binary(info)
        return [("Info.plist", list)] + nibs.map { ($0.name + ".nib", $0.data) }
    }

    /// Writes the folder anew.
    /// - Parameter path: `Name.storyboardc`; what was there before goes.
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
