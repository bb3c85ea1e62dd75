import Foundation

/// An asset catalog (`.xcassets`): each image set in it is a named image in several sizes.
///
/// The images are copied to the top of the bundle under the names that `+[UIImage imageNamed:]` searches: `Name.png`,
/// `Name@2x.png`, `Name~ipad.png`.
enum AssetFolder {
    private static let setKinds: Set<String> = ["imageset", "appiconset", "launchimage"]
    private static let maximumDepth = 16

    /// - Returns: The images with their destinations, and warnings about the catalog.
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
            // An image set also lists sizes without a file.
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
