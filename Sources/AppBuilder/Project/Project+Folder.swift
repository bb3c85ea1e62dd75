import Foundation

extension Project {
    /// Reads a project that is a plain folder: with an `Info.plist` or `*-Info.plist`, sources and resources.
    ///
    /// - Throws: `BuildError` if there is no such folder, not exactly one Info.plist, no source, sources in both
    ///   languages, or two resources with one destination.
    public init(folder path: URL) throws {
        let folder = path.standardizedFileURL
        try Self.requireFolder(folder)
        let files = try ProjectFolder(folder)
        let infoPlist = try Self.onlyInfoPlist(files)
        let name = Self.productName(infoPlist: infoPlist, folder: folder)

        self.folder = folder
        self.infoPlist = infoPlist
        self.name = name
        language = try Self.language(files)
        sources = files.sources
        prefixHeader = Self.prefixHeader(files.prefixHeaders, productName: name)
        headerFolders = Set((files.headers + files.prefixHeaders).map { $0.deletingLastPathComponent() })
            .sorted { $0.path < $1.path }
        resources = files.resources
        interfaces = files.interfaces
        dataModels = files.dataModels
        warnings = []
        try Self.requireDistinctDestinations(
            (files.resources + files.interfaces + files.dataModels).sorted {
                ($0.destination, $0.source.path) < ($1.destination, $1.source.path)
            })
    }

    private static let folderCure =
        "Name an .xcodeproj, or a folder that holds one or the app's Info.plist and sources."

    private static func requireFolder(_ folder: URL) throws {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder) else {
            throw BuildError(
                "no such folder", at: folder.path, cure: folderCure,
                kind: .wrongUse)
        }
        guard isFolder.boolValue else {
            throw BuildError(
                "not a folder", at: folder.path, cure: folderCure,
                kind: .wrongUse)
        }
    }

    private static func onlyInfoPlist(_ files: ProjectFolder) throws -> URL {
        guard let first = files.infoPlists.first else {
            throw BuildError(
                "no Info.plist in this folder", at: files.folder.path,
                cure: "Add an Info.plist or NAME-Info.plist; `verger new NAME --template window` makes a whole project."
            )
        }
        guard files.infoPlists.count == 1 else {
            let names = files.infoPlists.map { relativePath($0, to: files.folder) }
            let found = (names.count > 6 ? names[..<6] + ["…"] : names[...]).joined(separator: ", ")
            throw BuildError(
                "\(files.infoPlists.count) Info.plists: \(found)", at: files.folder.path,
                cure: "Keep one of them; an app has one Info.plist.")
        }
        return first
    }

    private static func productName(infoPlist: URL, folder: URL) -> String {
        let suffix = "-Info.plist"
        let file = infoPlist.lastPathComponent
        return file.hasSuffix(suffix) && file != suffix ? String(file.dropLast(suffix.count)) : folder.lastPathComponent
    }

    private static func language(_ files: ProjectFolder) throws -> Language {
        let swift = files.sources.filter { $0.pathExtension.lowercased() == "swift" }
        switch (swift.first, files.sources.first { $0.pathExtension.lowercased() != "swift" }) {
        case (nil, nil):
            throw BuildError(
                "no sources: no .m, .c or .swift file below this folder", at: files.folder.path,
                cure: "Add the app's sources; `verger new NAME --template window` makes a project that runs.")
        case (let swift?, let other?):
            let names = "\(relativePath(swift, to: files.folder)) and \(relativePath(other, to: files.folder))"
            throw BuildError(
                "Swift and Objective-C sources in one app: \(names)", at: files.folder.path,
                cure: MixedLanguages.cure)
        case (_?, nil): return .swift
        case (nil, _?): return .objectiveC
        }
    }

    /// The prefix header: `NAME_Prefix.pch` or `NAME-Prefix.pch` as in Xcode's templates, otherwise the only candidate.
    private static func prefixHeader(_ candidates: [URL], productName: String) -> URL? {
        let usual = candidates.first {
            let name = $0.deletingPathExtension().lastPathComponent
            return name == "\(productName)_Prefix" || name == "\(productName)-Prefix" || name == productName
        }
        return usual ?? (candidates.count == 1 ? candidates.first : nil)
    }

    private static func requireDistinctDestinations(_ resources: [BundleResource]) throws {
        for (one, next) in zip(resources, resources.dropFirst()) where one.destination == next.destination {
            throw BuildError(
                "two files want to be \(one.destination) in the app: \(one.source.path)", at: next.source.path,
                cure: "Rename one, or put it into a folder with an extension (such as NAME.bundle), which is kept.")
        }
    }

    static func relativePath(_ file: URL, to folder: URL) -> String {
        let prefix = folder.path.hasSuffix("/") ? folder.path : folder.path + "/"
        return file.path.hasPrefix(prefix) ? String(file.path.dropFirst(prefix.count)) : file.path
    }
}
