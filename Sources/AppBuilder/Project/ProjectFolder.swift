import Foundation

/// The files in a project's folder and its subfolders, by kind.
///
/// Subfolders are groups, as in Xcode: their files are copied to the bundle's top. Folders with an extension
/// (`en.lproj`, `Sounds.bundle`) are copied as a whole, except that interface files in `.lproj` folders are compiled.
/// Hidden files, `build` folders and Xcode's own files are ignored.
struct ProjectFolder {
    /// The greatest number of files, so that a folder passed by mistake (such as `/`) leads to an error instead of a
    /// long scan.
    static let maximumFileCount = 20_000
    static let maximumDepth = 32

    let folder: URL
    var sources: [URL] = []
    var headers: [URL] = []
    var prefixHeaders: [URL] = []
    var infoPlists: [URL] = []
    /// With the destinations of the compiled nibs and storyboards.
    var interfaces: [BundleResource] = []
    /// With the destinations of the compiled models.
    var dataModels: [BundleResource] = []
    var resources: [BundleResource] = []
    private var fileCount = 0

    static let objectiveCExtensions: Set<String> = ["m", "mm", "c", "cc", "cpp", "cxx"]
    private static let headerExtensions: Set<String> = ["h", "hh", "hpp"]
    private static let interfaceProducts = ["xib": ".nib", "storyboard": ".storyboardc"]
    private static let skippedExtensions: Set<String> = [
        "xcodeproj", "xcworkspace", "pbproj", "app", "build", "playground", "entitlements", "modulemap", "orig", "rej",
    ]

    init(_ folder: URL) throws {
        self.folder = folder
        try collect(folder, bundleFolder: "", wholeFolder: false, depth: 0)
        sources.sort { $0.path < $1.path }
        infoPlists.sort { $0.path < $1.path }
        interfaces.sort { ($0.destination, $0.source.path) < ($1.destination, $1.source.path) }
        dataModels.sort { ($0.destination, $0.source.path) < ($1.destination, $1.source.path) }
        prefixHeaders.sort { $0.path < $1.path }
        resources.sort { ($0.destination, $0.source.path) < ($1.destination, $1.source.path) }
    }

    private mutating func collect(_ folder: URL, bundleFolder: String, wholeFolder: Bool, depth: Int) throws {
        guard depth < Self.maximumDepth else {
            throw BuildError(
                "folders are nested more than \(Self.maximumDepth) deep", at: folder.path,
                cure: "Name the app's own folder, or take out a link that leads back to a folder above it.")
        }
        let names: [String]
        do {
            names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        } catch {
            throw BuildError("cannot read the folder", at: folder.path, cure: "Check its permissions.")
        }
        for name in names.sorted() where !name.hasPrefix(".") && !name.hasSuffix("~") {
            let item = folder.appendingPathComponent(name)
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: item.path, isDirectory: &isFolder) else { continue }
            if isFolder.boolValue {
                if name == "build" || Self.skippedExtensions.contains(item.pathExtension.lowercased()) { continue }
                if !wholeFolder, let product = DataModelStep.product(of: item) {
                    dataModels.append(BundleResource(source: item, destination: bundleFolder + product))
                    continue
                }
                let isWhole = wholeFolder || !item.pathExtension.isEmpty
                try collect(
                    item, bundleFolder: isWhole ? bundleFolder + name + "/" : "", wholeFolder: isWhole, depth: depth + 1
                )
            } else {
                try countFile()
                add(item, name: name, bundleFolder: bundleFolder, isInWholeFolder: wholeFolder)
            }
        }
    }

    private mutating func countFile() throws {
        fileCount += 1
        guard fileCount <= Self.maximumFileCount else {
            throw BuildError(
                "more than \(Self.maximumFileCount) files: this does not look like an app's folder", at: folder.path,
                cure: "Name the folder that holds the app's Info.plist and sources.")
        }
    }

    private mutating func add(_ file: URL, name: String, bundleFolder: String, isInWholeFolder: Bool) {
        let kind = file.pathExtension.lowercased()
        let isCompiled = !isInWholeFolder || bundleFolder.hasSuffix(".lproj/")
        if isCompiled, let product = Self.interfaceProducts[kind] {
            let compiled = file.deletingPathExtension().lastPathComponent + product
            interfaces.append(BundleResource(source: file, destination: bundleFolder + compiled))
        } else if isInWholeFolder {
            resources.append(BundleResource(source: file, destination: bundleFolder + name))
        } else if kind == "swift" || Self.objectiveCExtensions.contains(kind) {
            sources.append(file)
        } else if kind == "pch" {
            prefixHeaders.append(file)
        } else if Self.headerExtensions.contains(kind) {
            headers.append(file)
        } else if name == "Info.plist" || name.hasSuffix("-Info.plist") {
            infoPlists.append(file)
        } else if !Self.skippedExtensions.contains(kind) {
            resources.append(BundleResource(source: file, destination: name))
        }
    }
}
