import House
import Testing

/// Rooms and the references between them.
@Suite struct HouseModuleTests {
    private func module(_ files: [String: String]) -> HouseModule {
        HouseModule(
            name: "M", path: "Sources/M",
            files: files.sorted { $0.key < $1.key }.map { HouseFile(path: "Sources/M/\($0.key)", text: $0.value) })
    }

    @Test func roomsThatLeadToEachOtherAreAKnot() {
        let module = module([
            "A/One.swift": "struct One { var two: Two }", "B/Two.swift": "struct Two { func f() -> Three? { nil } }",
            "C/Three.swift": "class Three { var one: One? }", "D/Four.swift": "struct Four { var one: One }",
            "Five.swift": "struct Five { var four: Four }",
        ])
        #expect(module.knot == ["A", "B", "C"])
        #expect(module.rooms["D"]?["A"]?.examples == ["Sources/M/D/Four.swift: One"])
        #expect(module.rooms["."]?.keys.sorted() == ["D"])
    }

    @Test func namesThatTwoRoomsDeclareLeadNowhere() {
        let module = module([
            "A/Same.swift": "struct Same {}", "B/Same.swift": "struct Same {}", "C/User.swift": "let user = Same()",
        ])
        #expect(module.knot == [])
        #expect(module.rooms["C"]?.isEmpty == true)
    }

    @Test func filesOfCReferByTheirHeaders() {
        let module = module([
            "A/A.h": "#include \"B/B.h\"\n", "B/B.h": "", "B/B.c": "#include \"A/A.h\"\n#include <stdio.h>\n",
        ])
        #expect(module.knot == ["A", "B"])
    }
}
