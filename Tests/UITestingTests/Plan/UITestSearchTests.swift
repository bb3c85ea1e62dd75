import Display
import Foundation
import Testing

import UITesting

@Suite struct UITestSearchTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("uitests-" + UUID().uuidString)

    init() throws {
        try FileManager.default.createDirectory(
            at: folder.appendingPathComponent("accounts"), withIntermediateDirectories: true)
    }

    private func write(_ text: String, to name: String) throws {
        try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }

    private func clean() { try? FileManager.default.removeItem(at: folder) }

    @Test func `each script is played on each device in each language, in a stable order`() throws {
        defer { clean() }
        try write("home", to: "b.script")
        try write("home", to: "accounts/a.script")
        try write("home", to: "common.steps")
        let search = try UITestSearch(folder)
        try search.check([:])
        #expect(
            search.tests(on: ["iPhone 4 (4.3.5)", "iPad (3.2)"], in: ["en", "de"]).map(\.name) == [
                "accounts/a [iPhone 4 (4.3.5), en]", "accounts/a [iPhone 4 (4.3.5), de]",
                "accounts/a [iPad (3.2), en]", "accounts/a [iPad (3.2), de]",
                "b [iPhone 4 (4.3.5), en]", "b [iPhone 4 (4.3.5), de]", "b [iPad (3.2), en]", "b [iPad (3.2), de]",
            ])
        #expect(search.tests(on: ["iPad (3.2)"], in: []).map(\.name) == ["accounts/a [iPad (3.2)]", "b [iPad (3.2)]"])
    }

    @Test func `mistakes of all scripts are told, those of an included file once`() throws {
        defer { clean() }
        try write("tap $USER\ninclude common.steps", to: "a.script")
        try write("include common.steps", to: "b.script")
        try write("fly", to: "common.steps")
        let search = try UITestSearch(folder)
        #expect { try search.check(["USER": "ada"]) } throws: { "\($0)".split(separator: "\n").count == 1 }
        #expect { try search.check([:]) } throws: { "\($0)".split(separator: "\n").count == 2 }
    }

    @Test func `a folder without scripts is refused`() throws {
        defer { clean() }
        try write("home", to: "script")
        #expect(throws: UITestError.self) { try UITestSearch(folder) }
        #expect(throws: UITestError.self) { try UITestSearch(folder.appendingPathComponent("nowhere")) }
    }

    @Test func `the parts of all tests are disjoint and make the whole`() throws {
        let parts = try (1...3).map { try #require(UITestShard("\($0)/3")).part(of: Array(0..<10)) }
        #expect(parts == [[0, 3, 6, 9], [1, 4, 7], [2, 5, 8]])
        for text in ["", "1", "0/3", "4/3", "1/0", "a/b", "1/2/3", "-1/3", "1/99999999999999999999"] {
            #expect(UITestShard(text) == nil, "\(text)")
        }
    }
}
