/// A layout in a file. The keys are those of SpringBoard's `IconState.plist`.
extension HomeLayout {
    private static let dockKey = "buttonBar"
    private static let pagesKey = "iconLists"
    private static let nameKey = "displayName"
    private static let kindKey = "listType"
    private static let folderKind = "folder"
    /// What a file has beyond this is left out.
    private static let mostItems = 4096

    package var propertyList: [String: Any] {
        [Self.dockKey: dock.map(Self.entry), Self.pagesKey: pages.map { $0.map(Self.entry) }]
    }

    private static func entry(_ item: HomeItem) -> Any {
        switch item {
        case .app(let identifier): identifier
        case .folder(let folder):
            [kindKey: folderKind, nameKey: folder.name, pagesKey: [folder.apps]] as [String: Any]
        }
    }

    /// Reads a layout. What is not understood is left out; what a folder has no room for comes onto the pages. Where there
    /// can be no folders, their apps stand in their places.
    package init(propertyList: [String: Any], capacity: Capacity) {
        var count = 0
        var room = Self.mostItems
        var excess: [HomeItem] = []
        func items(_ entries: [Any]) -> [HomeItem] {
            entries.prefix(room).flatMap { entry -> [HomeItem] in
                guard room > 0 else { return [] }
                room -= 1
                if let identifier = entry as? String { return [.app(identifier)] }
                guard let list = entry as? [String: Any] else { return [] }
                let apps = (list[Self.pagesKey] as? [[Any]] ?? []).prefix(room)
                    .flatMap { $0.prefix(room).compactMap { $0 as? String } }
                room -= min(room, apps.count)
                guard capacity.folder > 0, !apps.isEmpty else { return apps.map { .app($0) } }
                excess += apps.dropFirst(capacity.folder).map { .app($0) }
                count += 1
                return [
                    .folder(
                        HomeFolder(
                            number: count, name: list[Self.nameKey] as? String ?? HomeFolder.usualName,
                            apps: Array(apps.prefix(capacity.folder))))
                ]
            }
        }
        let dock = items(propertyList[Self.dockKey] as? [Any] ?? [])
        let pages = (propertyList[Self.pagesKey] as? [[Any]] ?? []).prefix(Self.mostItems).map(items)
        self.init(capacity: capacity, dock: dock, pages: pages + [excess])
    }
}
