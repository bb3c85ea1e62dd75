/// The order of the icons on a home screen: its pages, the dock and what is in folders.
///
/// Every installed app is in it exactly once, by its identifier.
package struct HomeLayout: Equatable {
    /// Where icons stand beside each other.
    package enum Row: Hashable {
        case dock
        case page(Int)
        /// In the folder of this number.
        case folder(Int)
    }

    package struct Place: Hashable {
        package var row: Row
        /// Counted from the upper left, line by line.
        package var index: Int

        package init(_ row: Row, _ index: Int) { (self.row, self.index) = (row, index) }
    }

    /// How many icons there is room for.
    package struct Capacity: Equatable {
        package var page: Int
        package var dock: Int
        /// 0 where the system has no folders.
        package var folder: Int

        package init(page: Int, dock: Int, folder: Int = 0) {
            (self.page, self.dock, self.folder) = (page, dock, folder)
        }
    }

    package private(set) var dock: [HomeItem]
    /// There is always one, and none but the first is empty unless a person is moving icons.
    package private(set) var pages: [[HomeItem]]
    package let capacity: Capacity

    /// - Parameters:
    ///   - dock: What exceeds the dock's capacity comes onto the pages.
    ///   - pages: What exceeds a page's capacity comes onto the next one.
    package init(capacity: Capacity, dock: [HomeItem] = [], pages: [[HomeItem]] = []) {
        self.capacity = capacity
        self.dock = Array(dock.prefix(capacity.dock))
        self.pages = pages
        spill()
        for item in dock.dropFirst(capacity.dock) { append(item) }
        removeEmptyPages()
    }

    package subscript(row: Row) -> [HomeItem] {
        get {
            switch row {
            case .dock: dock
            case .page(let number): pages.indices.contains(number) ? pages[number] : []
            case .folder(let number): folder(number)?.apps.map { .app($0) } ?? []
            }
        }
        set {
            switch row {
            case .dock: dock = newValue
            case .page(let number):
                while pages.count <= number { pages.append([]) }
                pages[number] = newValue
            case .folder(let number): change(number) { $0.apps = newValue.flatMap(\.apps) }
            }
        }
    }

    /// From the dock to the last page, then the folders.
    package var rows: [Row] { surfaces + folders.map { .folder($0.number) } }

    /// The rows that folders may be in.
    private var surfaces: [Row] { [.dock] + pages.indices.map { .page($0) } }

    package func place(of id: HomeItem.ID) -> Place? {
        for row in rows {
            if let index = self[row].firstIndex(where: { $0.id == id }) { return Place(row, index) }
        }
        return nil
    }

    package func item(_ id: HomeItem.ID) -> HomeItem? { place(of: id).map { self[$0.row][$0.index] } }

    // MARK: Folders

    package var folders: [HomeFolder] { surfaces.flatMap { self[$0] }.compactMap(\.folder) }

    package func folder(_ number: Int) -> HomeFolder? { folders.first { $0.number == number } }

    private mutating func change(_ number: Int, _ change: (inout HomeFolder) -> Void) {
        guard let place = place(of: .folder(number)), var folder = self[place.row][place.index].folder else { return }
        change(&folder)
        self[place.row][place.index] = .folder(folder)
    }

    package mutating func rename(folder number: Int, to name: String) {
        change(number) { $0.name = HomeFolder.fitting(name) }
    }

    /// Puts an app into a folder, behind those that are there; or into a new folder together with another app, which is
    /// in the place of that.
    ///
    /// - Parameter name: what a new folder is called.
    /// - Returns: the folder's number; nil, and nothing is changed, if the folder is full or there can be none.
    @discardableResult
    package mutating func put(_ app: String, onto target: HomeItem.ID, name: String) -> Int? {
        guard capacity.folder > 1, target != .app(app), let source = place(of: .app(app)),
            let place = place(of: target)
        else { return nil }
        switch self[place.row][place.index] {
        case .folder(let folder):
            guard source.row != .folder(folder.number) else { return folder.number }
            guard move(.app(app), to: Place(.folder(folder.number), folder.apps.count)) else { return nil }
            return folder.number
        case .app(let other):
            if case .folder = place.row { return nil }
            let number = (folders.map(\.number).max() ?? -1) + 1
            self[place.row][place.index] = .folder(HomeFolder(number: number, name: name, apps: [other]))
            move(.app(app), to: Place(.folder(number), 1))
            return number
        }
    }

    /// A folder is gone with its last app.
    package mutating func removeEmptyFolders() {
        for row in surfaces { self[row].removeAll { $0.folder?.apps.isEmpty == true } }
    }

    // MARK: Changes

    /// Adds the apps that are new, in their order, and removes those that are not installed any more.
    package mutating func update(installed: [String]) {
        let present = Set(installed)
        var seen: Set<String> = []
        for row in rows {
            self[row] = self[row].filter { item in
                guard case .app(let app) = item else { return true }
                return present.contains(app) && seen.insert(app).inserted
            }
        }
        for app in installed where seen.insert(app).inserted { append(.app(app)) }
        removeEmptyFolders()
        removeEmptyPages()
    }

    /// Puts an item into the first free place of a page.
    private mutating func append(_ item: HomeItem) {
        let page = pages.firstIndex { $0.count < capacity.page } ?? pages.count
        self[.page(page)].append(item)
    }

    /// Moves an item to a place; those that stand there and behind make room. The last one of a page that becomes too
    /// full goes to the next page.
    ///
    /// - Returns: false, and nothing is changed, if the dock or the folder is full, or a folder would come into one.
    @discardableResult package mutating func move(_ id: HomeItem.ID, to target: Place) -> Bool {
        guard let source = place(of: id), hasRoom(in: target.row, for: id, from: source.row) else { return false }
        let item = self[source.row].remove(at: source.index)
        self[target.row].insert(item, at: min(max(target.index, 0), self[target.row].count))
        spill()
        return true
    }

    private func hasRoom(in row: Row, for id: HomeItem.ID, from source: Row) -> Bool {
        switch row {
        case .page: return true
        case .dock: return source == row || dock.count < capacity.dock
        case .folder(let number):
            guard case .app = id, let folder = folder(number) else { return false }
            return source == row || folder.apps.count < capacity.folder
        }
    }

    /// Moves what a page has no room for to the beginning of the next one.
    private mutating func spill() {
        var page = 0
        while page < pages.count {
            let excess = pages[page].count - capacity.page
            if excess > 0 {
                let moved = pages[page].suffix(excess)
                pages[page].removeLast(excess)
                self[.page(page + 1)].insert(contentsOf: moved, at: 0)
            }
            page += 1
        }
    }

    /// Adds a page at the end for icons that are moved there, unless the last one is empty already.
    package mutating func addEmptyPage() {
        if pages.last?.isEmpty != true { pages.append([]) }
    }

    package mutating func removeEmptyPages() {
        pages.removeAll(where: \.isEmpty)
        if pages.isEmpty { pages = [[]] }
    }
}
