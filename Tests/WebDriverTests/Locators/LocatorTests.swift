import Foundation
import Fuzzing
import Testing
import WebDriver

@Suite struct LocatorTests {
    private let screen = SampleScreen.element()

    private func find(_ strategy: String, _ value: String) throws -> [String] {
        try Locator(using: strategy, value: value).find(in: screen, from: nil).map { $0.name ?? $0.type }
    }

    @Test(arguments: [
        ("accessibility id", "name field", ["name field"]), ("name", "Add", ["Add"]), ("id", "Ada", ["Ada", "Ada"]),
        ("class name", "XCUIElementTypeNavigationBar", ["People"]),
        ("xpath", "//XCUIElementTypeCell[2]", ["Émile"]), ("xpath", "//*[@name='Add']/..", ["People"]),
        ("xpath", "//XCUIElementTypeCell[@visible='false']", ["Below"]),
        ("css selector", "[name=\"Add\"]", ["Add"]), ("css selector", ".XCUIElementTypeTextField", ["name field"]),
        ("css selector", "#name\\ field", ["name field"]),
        ("css selector", "XCUIElementTypeCell[label*='ra']", ["Grace"]),
        ("-ios class chain", "**/XCUIElementTypeTable/XCUIElementTypeCell[2]", ["Émile"]),
        ("-ios class chain", "**/XCUIElementTypeCell[-1]", ["Below"]),
        ("-ios class chain", "**/XCUIElementTypeCell[`label CONTAINS 'a'`][1]", ["Ada"]),
        ("-ios class chain", "XCUIElementTypeWindow/*[$label == 'Add'$]", ["People"]),
        ("-ios class chain", "**/XCUIElementTypeCell[`name == 'none'`]", []),
    ])
    func `Each strategy finds what fits`(strategy: String, value: String, names: [String]) throws {
        #expect(try find(strategy, value) == names)
    }

    @Test(arguments: [
        ("label == 'Ada' AND type == 'XCUIElementTypeCell'", ["Ada"]),
        ("type ENDSWITH \"Cell\" && label LIKE 'E*'", []),
        ("type ENDSWITH \"Cell\" && label LIKE[cd] 'e?ile'", ["Émile"]),
        ("label MATCHES '[AG].*' AND type == 'XCUIElementTypeCell'", ["Ada", "Grace"]),
        ("type == 'XCUIElementTypeCell' AND NOT (label IN {'Ada', 'Grace'})", ["Émile", "Below"]),
        ("type == 'XCUIElementTypeCell' AND rect.y BETWEEN {100, 120}", ["Émile"]),
        ("type == 'XCUIElementTypeCell' AND visible == 0", ["Below"]),
        ("isVisible = FALSE AND label BEGINSWITH[c] 'b' AND wdType CONTAINS 'Cell'", ["Below"]),
        ("placeholderValue != nil", ["name field"]), ("'ad' IN[c] label AND accessible == YES", ["Add", "Ada", "Ada"]),
        ("type == 'XCUIElementTypeCell' AND (y < 70 OR y >= 470)", ["Ada", "Below"]),
        ("FALSEPREDICATE", []), ("type == 'XCUIElementTypeCell' AND index <> 0 AND index =< 1", ["Émile"]),
    ])
    func `Predicates are NSPredicate's`(predicate: String, names: [String]) throws {
        #expect(try find("-ios predicate string", predicate).sorted() == names.sorted())
    }

    @Test(arguments: [
        ("-ios predicate string", ""), ("-ios predicate string", "label =="), ("-ios predicate string", "label == 'x"),
        ("-ios predicate string", "colour == 1"), ("-ios predicate string", "label == 'a' label == 'b'"),
        ("-ios predicate string", "label MATCHES '('"), ("-ios predicate string", "label ==[q] 'a'"),
        ("-ios predicate string", String(repeating: "(", count: 5000)),
        ("-ios predicate string", String(repeating: "NOT ", count: 2000)),
        ("-ios predicate string", "label IN " + String(repeating: "{", count: 5000)),
        ("-ios class chain", ""), ("-ios class chain", "Button"), ("-ios class chain", "**/XCUIElementTypeCell[0]"),
        ("-ios class chain", "**/XCUIElementTypeCell[`label == 'x']"), ("-ios class chain", "*/"),
        ("-ios class chain", String(repeating: "*/", count: 4000) + "*"),
        ("xpath", "//*["), ("xpath", "count(//*)"), ("xpath", "//*/@name"), ("xpath", ""), ("xpath", "$x"),
        ("xpath", String(repeating: "(", count: 9000)), ("css selector", ""), ("css selector", "a > b"),
        ("css selector", "[colour='red']"), ("css selector", "[name="),
    ])
    func `What cannot be read is an invalid selector`(strategy: String, value: String) {
        #expect { _ = try find(strategy, value) } throws: { ($0 as? DriverError)?.code == .invalidSelector }
    }

    @Test func `Damaged locators are read or refused, whatever they are`() throws {
        let samples = [
            (
                "-ios predicate string",
                "type == 'XCUIElementTypeCell' AND NOT (label IN {'Ada', \"Grace\"}) OR rect.y <= -1.5"
            ),
            ("-ios predicate string", "label MATCHES[cd] '[AG].*(a|b)+' && name LIKE '?e*' AND visible == NO"),
            ("-ios class chain", "**/XCUIElementTypeTable[`label CONTAINS 'a'`]/*[$name == 'Add'$][-2]"),
            ("xpath", "//XCUIElementTypeCell[@name='Ada' and position() > 1]/.."),
            ("css selector", "XCUIElementTypeCell#name\\ field.a[label*='ra']"),
        ]
        var mutation = Mutation(seed: 11)
        for round in 0..<4000 {
            let (strategy, value) = samples[round % samples.count]
            let damaged = String(decoding: mutation.mutate(Data(value.utf8)), as: UTF8.self)
            do {
                _ = try find(strategy, damaged)
            } catch let error as DriverError {
                #expect(error.code == .invalidSelector, "\(damaged)")
            }
        }
    }

    @Test func `An unknown strategy is an invalid argument`() {
        #expect { _ = try find("-image", "x") } throws: { ($0 as? DriverError)?.code == .invalidArgument }
    }

    @Test func `XPath stops when it takes too long`() {
        let slow = "//*[count(//*[count(//*[count(//*[count(//*[count(//*[count(//*)>0])>0])>0])>0])>0])>0]"
        #expect { _ = try find("xpath", slow) } throws: { ($0 as? DriverError)?.code == .invalidSelector }
    }

    @Test func `Relative paths begin at the element`() throws {
        let row = try #require(screen.descendants.first { $0.name == "Grace" })
        let found = try Locator(using: "xpath", value: "./XCUIElementTypeStaticText").find(in: screen, from: row)
        #expect(found.map(\.name) == ["Grace"])
        #expect(try Locator(using: "name", value: "Ada").find(in: screen, from: row).isEmpty)
    }
}
