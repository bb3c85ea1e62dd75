import Foundation

/// Where each file and group of a project lies: groups give their paths to what is in them.
struct ProjectFiles {
    /// The place of a file or group.
    struct Place: Equatable {
        var tree: XcodeSourceTree
        /// Absolute for `.project`, else relative to the tree.
        var path: String
    }

    /// Groups may lie in each other; Xcode's own are some ten deep.
    private static let maximumDepth = 200

    private let objects: ProjectObjects
    private let folder: String
    private var places: [String: Place] = [:]
    /// Identifiers of files, in the order in which Xcode shows them.
    private(set) var fileIDs: [String] = []

    init(_ objects: ProjectObjects, folder: String) throws {
        self.objects = objects
        self.folder = folder
        let mainGroup = try objects.requiredObject("mainGroup", of: objects.root)
        var open: Set<String> = []
        try visit(mainGroup, parent: Place(tree: .project, path: folder), open: &open)
        // Products of this project and of others are often in groups that no group shows.
        if let products = try objects.object("productRefGroup", of: objects.root) {
            try visit(products, parent: Place(tree: .project, path: folder), open: &open)
        }
    }

    /// The place of a file or group, also of one that is in no group.
    func place(_ object: ProjectObject) throws -> Place {
        try places[object.id] ?? Self.place(object, parent: Place(tree: .project, path: folder), folder: folder)
    }

    private mutating func visit(_ object: ProjectObject, parent: Place, open: inout Set<String>) throws {
        guard open.insert(object.id).inserted else {
            throw object.error("the group is inside itself", cure: "Take it out of one of its own groups.")
        }
        defer { open.remove(object.id) }
        guard open.count <= Self.maximumDepth else { throw object.error("groups lie too deep in each other") }
        // One that is in two groups counts where it is first.
        guard places[object.id] == nil else { return }
        let place = try Self.place(object, parent: parent, folder: folder)
        places[object.id] = place
        switch object.className {
        case "PBXGroup", "PBXVariantGroup", "XCVersionGroup":
            for id in try object.texts("children") {
                guard let child = objects[id] else { continue }
                try visit(child, parent: place, open: &open)
            }
        case "PBXFileReference": fileIDs.append(object.id)
        default: break
        }
    }

    private static func place(_ object: ProjectObject, parent: Place, folder: String) throws -> Place {
        let path = try object.text("path") ?? ""
        let place =
            switch try sourceTree(object) {
            case "<group>":
                Place(
                    tree: parent.tree,
                    path: parent.path.isEmpty ? ProjectPath.normalized(path) : ProjectPath.joined(parent.path, path))
            case "<absolute>": Place(tree: .project, path: ProjectPath.joined("/", path))
            case "SOURCE_ROOT", "SRCROOT", "PROJECT_DIR":
                Place(tree: .project, path: ProjectPath.joined(folder, path))
            case "SDKROOT": Place(tree: .sdk, path: ProjectPath.normalized(path))
            case "BUILT_PRODUCTS_DIR": Place(tree: .builtProducts, path: ProjectPath.normalized(path))
            case "DEVELOPER_DIR": Place(tree: .developer, path: ProjectPath.normalized(path))
            case let name: Place(tree: .setting(name), path: ProjectPath.normalized(path))
            }
        return inSDK(place) ?? place
    }

    /// Files before Xcode 2.1 have numbers: 0 absolute, 2 in the project's folder, 3 products, 4 in the group's folder.
    private static func sourceTree(_ object: ProjectObject) throws -> String {
        if let tree = try object.text("sourceTree") { return tree }
        switch try object.integer("refType") {
        case 0: return "<absolute>"
        case 2: return "SOURCE_ROOT"
        case 3: return "BUILT_PRODUCTS_DIR"
        default: return "<group>"
        }
    }

    /// Frameworks that were dragged into a project lie in the SDK of somebody's Xcode, or in the Mac's own system: here
    /// they are the SDK's.
    private static func inSDK(_ place: Place) -> Place? {
        guard place.tree != .builtProducts else { return nil }
        if let range = place.path.range(of: "/System/Library/") {
            return Place(tree: .sdk, path: "System/Library/" + place.path[range.upperBound...])
        }
        if let range = place.path.range(of: ".sdk/usr/lib/") ?? place.path.range(of: "/usr/lib/", options: .anchored) {
            return Place(tree: .sdk, path: "usr/lib/" + place.path[range.upperBound...])
        }
        guard place.tree == .sdk, place.path.hasPrefix("/") else { return nil }
        return Place(tree: .sdk, path: String(place.path.dropFirst()))
    }
}
