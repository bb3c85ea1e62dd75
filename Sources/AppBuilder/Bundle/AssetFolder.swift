import Foundation

/// A folder of pictures (`.xcassets`): each set in it is a picture by a name, in several sizes.
///
/// The pictures go to the bundle's top under the names by which `+[UIImage imageNamed:]` finds them: `Name.png`,
/// `Name@2x.png`, `Name~ipad.png`.
enum AssetFolder {
    private static let setKinds: Set<String> = ["imageset", "appiconset", "launchimage"]
    private static let maximumDepth = 16

    /// - Returns: the pictures with their places, and what is wrong with the folder.
    static func resources(in folder: URL) -> (resources: [BundleResource], warnings: [String]) {
        var resources: [BundleResource] = []
        var warnings: [String] = []
        collect(folder, depth: 0, &resources, &warnings)
        return (resources, warnings)
    }

    private static func collect(
        _ folder: URL, depth: Int, _ resources: inout [BundleResource], _ warnings: inout [String]
    ) {
        guard depth < maximumDepth else { return }
        for name in ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted() {
            let item = folder.appendingPathComponent(name)
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: item.path, isDirectory: &isFolder), isFolder.boolValue else {
                continue
            }
            if setKinds.contains(item.pathExtension) {
                add(item, &resources, &warnings)
            } else {
                collect(item, depth: depth + 1, &resources, &warnings)
            }
        }
    }

    private static func add(_ set: URL, _ resources: inout [BundleResource], _ warnings: inout [String]) {
        let file = set.appendingPathComponent("Contents.json")
        guard let data = try? Data(contentsOf: file),
            let contents = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any],
            let images = contents["images"] as? [[String: Any]]
        else {
            warnings.append("\(file.path): warning: not a list of pictures; they are left out")
            return
        }
        let name = set.deletingPathExtension().lastPathComponent
        for image in images {
            // Sets have places for sizes that nobody drew.
            guard let fileName = image["filename"] as? String, !fileName.contains("/") else { continue }
            let picture = set.appendingPathComponent(fileName)
            guard FileManager.default.fileExists(atPath: picture.path) else {
                warnings.append("\(picture.path): warning: the picture is not there")
                continue
            }
            let scale = image["scale"] as? String ?? "1x"
            guard ["1x", "2x", "3x"].contains(scale) else { continue }
            let idiom = image["idiom"] as? String ?? "universal"
            let suffix = (scale == "1x" ? "" : "@" + scale) + (idiom == "ipad" ? "~ipad" : "")
            resources.append(
                BundleResource(source: picture, destination: "\(name)\(suffix).\(picture.pathExtension)"))
        }
    }
}
