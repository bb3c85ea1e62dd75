import BridgeGenerator
import Foundation
import Testing

/// Random damage to everything that is read: an error or less output, never a crash.
@Suite struct BrokenInputTests {
    /// A small generator with a fixed seed: failures can be repeated.
    private struct Random: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state
        }
    }

    private func damaged(_ text: String, _ random: inout Random) -> Data {
        var bytes = Array(text.utf8)
        for _ in 0..<Int.random(in: 1...8, using: &random) where !bytes.isEmpty {
            let place = Int.random(in: 0..<bytes.count, using: &random)
            switch Int.random(in: 0..<4, using: &random) {
            case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
            case 1: bytes.remove(at: place)
            case 2: bytes.insert(contentsOf: "({[<:".utf8, at: place)
            default: bytes.removeSubrange(place..<min(bytes.count, place + 40))
            }
        }
        return Data(bytes)
    }

    @Test func `a damaged symbol graph is refused or read in part`() {
        var random = Random(state: 7)
        var refused = 0
        for _ in 0..<300 {
            let data = damaged(SmallFramework.json, &random)
            guard let graph = try? SymbolGraph(json: data, name: "damaged") else {
                refused += 1
                continue
            }
            let model = ModelBuilder.model(
                of: [graph], source: SourceText(files: [SmallFramework.uri: SmallFramework.source]))
            #expect(!BridgeGeneration(model).files.isEmpty)
        }
        #expect(refused > 0 && refused < 300)
    }

    @Test func `a cycle of superclasses ends`() throws {
        let cycle = SmallFramework.json.replacing(
            "{\"kind\":\"inheritsFrom\",\"source\":\"Panel\",\"target\":\"PlatformObject\"}",
            with: "{\"kind\":\"inheritsFrom\",\"source\":\"Panel\",\"target\":\"SubPanel\"}")
        let graph = try SymbolGraph(json: Data(cycle.utf8), name: "cycle")
        let model = ModelBuilder.model(of: [graph], source: SourceText())
        #expect(model.classes.isEmpty)
    }

    @Test func `damaged lists and headers do not crash`() throws {
        var random = Random(state: 11)
        let index = try SmallFramework.generation().index.text
        let header = try SmallFramework.file("SDK/include/Small/Panel.h")
        for _ in 0..<300 {
            _ = try? ImplementedIndex(text: String(decoding: damaged(index, &random), as: UTF8.self), name: "damaged")
            _ = HeaderScanner(text: String(decoding: damaged(header, &random), as: UTF8.self), framework: "X").entries
        }
    }
}
