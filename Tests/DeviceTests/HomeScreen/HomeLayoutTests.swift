import Device
import Foundation
import Testing

@Suite struct HomeLayoutTests {
    private typealias Place = HomeLayout.Place
    private let capacity = HomeLayout.Capacity(page: 4, dock: 2)

    private func layout(_ pages: [[HomeItem]], dock: [HomeItem] = []) -> HomeLayout {
        HomeLayout(capacity: capacity, dock: dock, pages: pages)
    }

    @Test func `new apps come into the first free places, in their order`() {
        var layout = layout([["a", "b", "c", "d"], ["e"]], dock: ["z"])
        layout.update(installed: ["z", "a", "b", "c", "d", "e", "f", "g", "h", "i", "j"])
        #expect(layout.dock == ["z"])
        #expect(layout.pages == [["a", "b", "c", "d"], ["e", "f", "g", "h"], ["i", "j"]])
    }

    @Test func `apps that are gone, or there twice, leave no place and no page`() {
        var layout = layout([["a", "b"], ["c"], ["d", "a"]], dock: ["e", "b"])
        layout.update(installed: ["a", "b", "d"])
        #expect(layout.dock == ["b"])
        #expect(layout.pages == [["a"], ["d"]])
        layout.update(installed: [])
        #expect(layout.dock == [] && layout.pages == [[]])
    }

    @Test func `an icon moves within its page`() {
        var layout = layout([["a", "b", "c", "d"]])
        layout.move("a", to: Place(.page(0), 2))
        #expect(layout.pages == [["b", "c", "a", "d"]])
        layout.move("d", to: Place(.page(0), 0))
        #expect(layout.pages == [["d", "b", "c", "a"]])
        layout.move("d", to: Place(.page(0), 99))
        #expect(layout.pages == [["b", "c", "a", "d"]])
    }

    @Test func `the last icon of a full page goes to the next one, and so on`() {
        var layout = layout([["a", "b", "c", "d"], ["e", "f", "g", "h"], ["i"]])
        layout.move("i", to: Place(.page(0), 1))
        #expect(layout.pages == [["a", "i", "b", "c"], ["d", "e", "f", "g"], ["h"]])
    }

    @Test func `the dock takes icons until it is full`() {
        var layout = layout([["a", "b", "c"]])
        layout.move("b", to: Place(.dock, 0))
        layout.move("a", to: Place(.dock, 0))
        #expect(layout.dock == ["a", "b"])
        let isTaken = layout.move("c", to: Place(.dock, 1))
        #expect(!isTaken && layout.dock == ["a", "b"])
        layout.move("b", to: Place(.dock, 0))
        #expect(layout.dock == ["b", "a"] && layout.pages == [["c"]])
        layout.move("a", to: Place(.page(0), 0))
        #expect(layout.dock == ["b"] && layout.pages == [["a", "c"]])
        let isMoved = layout.move("unknown", to: Place(.dock, 0))
        #expect(!isMoved && layout.dock == ["b"])
    }

    @Test func `a page at the end is there as long as icons are moved`() {
        var layout = layout([["a", "b"]])
        layout.addEmptyPage()
        layout.addEmptyPage()
        #expect(layout.pages == [["a", "b"], []])
        layout.move("a", to: Place(.page(1), 0))
        #expect(layout.pages == [["b"], ["a"]])
        layout.move("b", to: Place(.page(1), 1))
        layout.removeEmptyPages()
        #expect(layout.pages == [["a", "b"]])
    }

    @Test func `a layout is read as it was written`() throws {
        let layout = layout([["a", "b"], ["c"]], dock: ["d"])
        let data = try PropertyListSerialization.data(
            fromPropertyList: layout.propertyList, format: .binary, options: 0)
        let list = try PropertyListSerialization.propertyList(from: data, options: [], format: nil)
        #expect(HomeLayout(propertyList: try #require(list as? [String: Any]), capacity: capacity) == layout)
    }

    // MARK: Folders

    private func foldered(_ pages: [[HomeItem]], dock: [HomeItem] = []) -> HomeLayout {
        HomeLayout(capacity: .init(page: 4, dock: 2, folder: 3), dock: dock, pages: pages)
    }

    private func folder(_ number: Int, _ name: String, _ apps: String...) -> HomeItem {
        .folder(HomeFolder(number: number, name: name, apps: apps))
    }

    @Test func `an app on another one makes a folder in its place, and further ones come behind`() {
        var layout = foldered([["a", "b", "c", "d"]])
        var number = layout.put("d", onto: "b", name: "Games")
        #expect(number == 0)
        #expect(layout.pages == [["a", folder(0, "Games", "b", "d"), "c"]])
        number = layout.put("a", onto: .folder(0), name: "Other")
        #expect(number == 0)
        #expect(layout.pages == [[folder(0, "Games", "b", "d", "a"), "c"]])
        // It is full, and no folder comes into a folder.
        number = layout.put("c", onto: .folder(0), name: "Other")
        #expect(number == nil)
        let isMoved = layout.move(.folder(0), to: Place(.folder(0), 0))
        #expect(!isMoved)
        number = layout.put("c", onto: "b", name: "Inner")
        #expect(number == nil)
        #expect(layout.pages == [[folder(0, "Games", "b", "d", "a"), "c"]])
        layout.rename(folder: 0, to: "  Fun\nand more ")
        #expect(layout.folder(0)?.name == "Fun and more ")
        layout.rename(folder: 0, to: " ")
        #expect(layout.folder(0)?.name == "Folder")
    }

    @Test func `an app is taken out of a folder, which goes with the last one`() {
        var layout = foldered([["a", folder(7, "Two", "b", "c")]])
        layout.move("c", to: Place(.folder(7), 0))
        #expect(layout[.folder(7)] == ["c", "b"])
        layout.move("b", to: Place(.page(0), 0))
        #expect(layout.pages == [["b", "a", folder(7, "Two", "c")]])
        layout.move("c", to: Place(.dock, 0))
        #expect(layout.pages == [["b", "a", folder(7, "Two")]])
        layout.removeEmptyFolders()
        #expect(layout.pages == [["b", "a"]] && layout.dock == ["c"])
    }

    @Test func `a folder can be moved to the dock, and loses apps that are gone`() {
        var layout = foldered([["a", folder(0, "Two", "b", "c")]])
        layout.move(.folder(0), to: Place(.dock, 0))
        #expect(layout.dock == [folder(0, "Two", "b", "c")])
        layout.update(installed: ["a", "c", "d"])
        #expect(layout.dock == [folder(0, "Two", "c")] && layout.pages == [["a", "d"]])
        layout.update(installed: ["a", "d"])
        #expect(layout.dock == [])
    }

    @Test func `folders are read as they were written, and fall apart where the system has none`() throws {
        let layout = foldered([["a", folder(1, "Two", "b", "c")]], dock: [folder(2, "Dock", "d")])
        let data = try PropertyListSerialization.data(
            fromPropertyList: layout.propertyList, format: .binary, options: 0)
        let list = try #require(
            try PropertyListSerialization.propertyList(from: data, options: [], format: nil) as? [String: Any])
        let again = HomeLayout(propertyList: list, capacity: layout.capacity)
        #expect(again.pages == [["a", folder(2, "Two", "b", "c")]] && again.dock == [folder(1, "Dock", "d")])
        let flat = HomeLayout(propertyList: list, capacity: capacity)
        #expect(flat.pages == [["a", "b", "c"]] && flat.dock == ["d"])
    }

    @Test func `a damaged folder does no harm`() {
        func page(_ entries: Any...) -> [String: Any] { ["iconLists": [entries]] }
        func read(_ list: [String: Any]) -> HomeLayout {
            HomeLayout(propertyList: list, capacity: .init(page: 4, dock: 2, folder: 3))
        }
        let long = String(repeating: "x", count: 5_000)
        #expect(
            read(page(["displayName": 5, "iconLists": [["a", 1, ["b"]], ["c"]]])).pages
                == [[folder(1, "Folder", "a", "c")]])
        #expect(read(page(["displayName": long, "iconLists": [["a"]]])).folders[0].name.count == 64)
        #expect(read(page(["iconLists": "a"], ["displayName": "Empty"], [:] as [String: Any])).pages == [[]])
        #expect(
            read(page(["iconLists": [["a", "b", "c", "d", "e"]]], "f")).pages
                == [[folder(1, "Folder", "a", "b", "c"), "f"], ["d", "e"]])
        // Beyond a limit nothing is read, whatever it costs to look at it.
        let many = [Any](repeating: ["iconLists": [["a"]]] as [String: Any], count: 100_000)
        #expect(read(["iconLists": [many]]).folders.count < 5_000)
    }

    @Test func `what a damaged file has too much or wrong does no harm`() {
        let list: [String: Any] = [
            "buttonBar": ["a", 1, "b", "c", ["d"]], "iconLists": [["e", 2.5, "f", "g", "h", "i"], [], [Data()]],
        ]
        let layout = HomeLayout(propertyList: list, capacity: capacity)
        #expect(layout.dock == ["a", "b"])
        #expect(layout.pages == [["e", "f", "g", "h"], ["i", "c"]])
        #expect(HomeLayout(propertyList: ["buttonBar": 5, "iconLists": "x"], capacity: capacity).pages == [[]])
    }
}
