import Foundation

extension ProjectReader {
    /// The files of a phase. Entries whose file is gone are left out with a warning, as Xcode does it.
    func phaseFiles(_ phase: ProjectObject) throws -> [XcodeFile] {
        try phase.texts("files").compactMap { id in
            guard let entry = objects[id] else {
                warn("the phase refers to \(id), and there is no such object; it is left out", about: phase)
                return nil
            }
            return try file(entry, in: phase)
        }
    }

    private func file(_ entry: ProjectObject, in phase: ProjectObject) throws -> XcodeFile? {
        guard let id = try entry.text("fileRef"), let reference = objects[id] else {
            warn("an entry of \(phase.className) has no file; it is left out", about: entry)
            return nil
        }
        let settings = try entry.dictionary("settings")
        let flags = settings.first { $0.key == "COMPILER_FLAGS" }?.value
        let attributes = settings.first { $0.key == "ATTRIBUTES" }?.value
        return try file(
            reference, id: entry.id, compilerFlags: flags.map(Self.words) ?? [],
            attributes: Set(attributes.map(Self.words) ?? []))
    }

    private static func words(_ node: PropertyListNode) -> [String] {
        switch node.value {
        case .text(let text): ShellWords.split(text)
        case .list(let nodes): nodes.flatMap(words)
        case .dictionary, .data: []
        }
    }

    private func file(
        _ reference: ProjectObject, id: String, compilerFlags: [String], attributes: Set<String>
    ) throws -> XcodeFile? {
        var place = try resolved(files.place(reference))
        var variants: [XcodeVariant] = []
        var versions: [URL] = []
        var type = try fileType(reference)
        switch reference.className {
        case "PBXVariantGroup":
            variants = try self.variants(of: reference)
            guard let first = variants.first else {
                warn("the localised file has no language; it is left out", about: reference)
                return nil
            }
            place = ProjectFiles.Place(tree: .project, path: first.url.path)
            if let child = try reference.texts("children").lazy.compactMap({ self.objects[$0] }).first {
                type = try fileType(child)
            }
        case "XCVersionGroup":
            versions = try self.versions(of: reference)
            type = try reference.text("versionGroupType") ?? type
        case "PBXFileReference", "PBXReferenceProxy": break
        case let name:
            warn("an entry refers to a \(name), which is no file; it is left out", about: reference)
            return nil
        }
        return XcodeFile(
            id: id, name: try displayName(reference), sourceTree: place.tree, path: place.path, fileType: type,
            compilerFlags: compilerFlags, variants: variants,
            isFolderReference: ["folder", "folder.linked"].contains(type), versions: versions,
            product: try product(reference), attributes: attributes)
    }

    private func resolved(_ place: ProjectFiles.Place) -> ProjectFiles.Place {
        guard place.tree == .project else { return place }
        return ProjectFiles.Place(tree: .project, path: names.resolve(place.path))
    }

    private func displayName(_ reference: ProjectObject) throws -> String {
        if let name = try reference.text("name"), !name.isEmpty { return name }
        return ProjectPath.lastComponent(try reference.text("path") ?? "")
    }

    private func fileType(_ reference: ProjectObject) throws -> String {
        for key in ["explicitFileType", "lastKnownFileType", "fileType"] {
            if let type = try reference.text(key), !type.isEmpty { return type }
        }
        return XcodeFileType.type(ofName: try reference.text("path") ?? reference.text("name") ?? "")
    }

    /// Every header in any group, as it lies on the disk.
    func headers() throws -> [URL] {
        try files.fileIDs.compactMap { id in
            guard let reference = objects[id], try isHeader(reference) else { return nil }
            let place = try resolved(files.place(reference))
            return place.tree == .project ? URL(fileURLWithPath: place.path, isDirectory: false) : nil
        }
    }

    /// Whether others include a file: by its type, or by its name where the project has an odd type for it.
    private func isHeader(_ reference: ProjectObject) throws -> Bool {
        let type = try fileType(reference)
        if XcodeFileType.isHeader(type) { return true }
        guard type.hasPrefix("sourcecode."), let path = try reference.text("path") else { return false }
        return XcodeFileType.isHeader(XcodeFileType.type(ofName: path))
    }

    // MARK: - Languages and versions

    private func variants(of group: ProjectObject) throws -> [XcodeVariant] {
        try group.texts("children").compactMap { id in
            guard let child = objects[id] else { return nil }
            let place = try resolved(files.place(child))
            return XcodeVariant(
                region: try region(of: child, path: place.path),
                url: URL(fileURLWithPath: place.path, isDirectory: false))
        }
    }

    /// The name of the `.lproj` folder; the file's name in the project when it is in none.
    private func region(of file: ProjectObject, path: String) throws -> String {
        let folder = ProjectPath.lastComponent(ProjectPath.folder(of: path))
        if folder.hasSuffix(".lproj") { return ProjectPath.withoutSuffix(folder) }
        return try displayName(file)
    }

    /// The versions of a data model with the current one first.
    private func versions(of group: ProjectObject) throws -> [URL] {
        var ids = try group.texts("children")
        if let current = try group.text("currentVersion"), let index = ids.firstIndex(of: current) {
            ids.swapAt(0, index)
        }
        return try ids.compactMap { id in
            guard let child = objects[id] else { return nil }
            return URL(fileURLWithPath: try resolved(files.place(child)).path, isDirectory: false)
        }
    }

    // MARK: - Products

    /// What makes a file that is a product: of this project, or of another by way of a proxy.
    private func product(_ reference: ProjectObject) throws -> XcodeProductReference? {
        if let target = targetsByProduct[reference.id] {
            return XcodeProductReference(
                projectPath: path, productReferenceID: reference.id, targetName: try target.text("name"))
        }
        guard reference.className == "PBXReferenceProxy" else { return nil }
        guard let proxy = try objects.object("remoteRef", of: reference),
            let container = try proxy.text("containerPortal"), let project = subprojects[container],
            let id = try proxy.text("remoteGlobalIDString")
        else {
            warn("the product is of a project that is not there any more", about: reference)
            return nil
        }
        return XcodeProductReference(
            projectPath: project, productReferenceID: id, targetName: try proxy.text("remoteInfo"))
    }
}
