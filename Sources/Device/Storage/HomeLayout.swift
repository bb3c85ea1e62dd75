/// The order of the icons on a home screen: its pages and the dock.
///
/// Every installed app is in it exactly once, by its identifier.
package struct HomeLayout: Equatable {
    /// Where icons stand beside each other.
    package enum Row: Hashable {
        case dock
        case page(Int)
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

        package init(page: Int, dock: Int) { (self.page, self.dock) = (page, dock) }
    }

    package private(set) var dock: [String]
    /// There is always one, and none but the first is empty unless a person is moving icons.
    package private(set) var pages: [[String]]
    package let capacity: Capacity

    /// - Parameters:
    ///   - dock: What exceeds the dock's capacity comes onto the pages.
    ///   - pages: What exceeds a page's capacity comes onto the next one.
    package init(capacity: Capacity, dock: [String] = [], pages: [[String]] = []) {
        self.capacity = capacity
        self.dock = Array(dock.prefix(capacity.dock))
        self.pages = pages
        spill()
        for app in dock.dropFirst(capacity.dock) { append(app) }
        removeEmptyPages()
    }

    package subscript(row: Row) -> [String] {
        get {
            switch row {
            case .dock: dock
            case .page(let number): pages.indices.contains(number) ? pages[number] : []
            }
        }
        set {
            switch row {
            case .dock: dock = newValue
            case .page(let number):
                while pages.count <= number { pages.append([]) }
                pages[number] = newValue
            }
        }
    }

    /// From the dock to the last page.
    package var rows: [Row] { [.dock] + pages.indices.map { .page($0) } }

    package func place(of app: String) -> Place? {
        for row in rows {
            if let index = self[row].firstIndex(of: app) { return Place(row, index) }
        }
        return nil
    }

    // MARK: Changes

    /// Adds the apps that are new, in their order, and removes those that are not installed any more.
    package mutating func update(installed: [String]) {
        let present = Set(installed)
        var seen: Set<String> = []
        for row in rows { self[row] = self[row].filter { present.contains($0) && seen.insert($0).inserted } }
        for app in installed where seen.insert(app).inserted { append(app) }
        removeEmptyPages()
    }

    /// Puts an app into the first free place of a page.
    private mutating func append(_ app: String) {
        let page = pages.firstIndex { $0.count < capacity.page } ?? pages.count
        self[.page(page)].append(app)
    }

    /// Moves an app to a place; those that stand there and behind make room. The last one of a page that becomes too
    /// full goes to the next page.
    ///
    /// - Returns: false, and nothing is changed, if the dock is full.
    @discardableResult package mutating func move(_ app: String, to target: Place) -> Bool {
        guard let source = place(of: app) else { return false }
        if target.row == .dock, source.row != .dock, dock.count >= capacity.dock { return false }
        self[source.row].remove(at: source.index)
        self[target.row].insert(app, at: min(max(target.index, 0), self[target.row].count))
        spill()
        return true
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

// MARK: In files

/// The keys are those of SpringBoard's `IconState.plist`.
extension HomeLayout {
    private static let dockKey = "buttonBar"
    private static let pagesKey = "iconLists"

    package var propertyList: [String: Any] { [Self.dockKey: dock, Self.pagesKey: pages] }

    /// Reads a layout. What is not understood is left out.
    package init(propertyList: [String: Any], capacity: Capacity) {
        let dock = propertyList[Self.dockKey] as? [Any] ?? []
        let pages = propertyList[Self.pagesKey] as? [[Any]] ?? []
        self.init(
            capacity: capacity, dock: dock.compactMap { $0 as? String },
            pages: pages.map { $0.compactMap { $0 as? String } })
    }
}
