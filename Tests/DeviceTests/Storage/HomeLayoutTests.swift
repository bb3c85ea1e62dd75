import Device
import Foundation
import Testing

@Suite struct HomeLayoutTests {
    private typealias Place = HomeLayout.Place
    private let capacity = HomeLayout.Capacity(page: 4, dock: 2)

    private func layout(_ pages: [[String]], dock: [String] = []) -> HomeLayout {
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
