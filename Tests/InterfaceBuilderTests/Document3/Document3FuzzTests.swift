import Foundation
import InterfaceBuilder
import Testing

/// Broken files give problems or errors, and end soon.
struct Document3FuzzTests {
    private struct Random: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state >> 11 ^ state << 29
        }
    }

    @Test(arguments: 0..<40) func brokenStoryboardsAreReadAndCompiledWithoutACrash(seed: Int) throws {
        var random = Random(state: UInt64(seed) &* 7_919 &+ 17)
        let words = StoryboardText.tabs.split(separator: "\"", omittingEmptySubsequences: false).map(String.init)
        for _ in 0..<25 {
            var broken = words
            for _ in 0..<Int.random(in: 1...6, using: &random) {
                let place = Int.random(in: 0..<broken.count, using: &random)
                switch Int.random(in: 0..<4, using: &random) {
                // A value from elsewhere in the file: identifiers that lead to the wrong objects, to themselves,
                // nowhere.
                case 0:
                    broken[place | 1 < broken.count ? place | 1 : place] =
                        broken[broken.indices.randomElement(using: &random) ?? 0]
                case 1: broken.swapAt(place, broken.indices.randomElement(using: &random) ?? 0)
                case 2:
                    broken[place] = ["", "-1", "NaN", "1e999", "YES", "\u{1F4A5}"].randomElement(using: &random) ?? ""
                default: broken.remove(at: place)
                }
                if broken.isEmpty { break }
            }
            let text = broken.joined(separator: "\"")
            guard let storyboard = try? InterfaceFile.readStoryboard(data: Data(text.utf8), path: "Broken.storyboard")
            else {
                continue
            }
            var compiler = StoryboardCompiler(storyboard)
            _ = try? compiler.compile()
        }
    }

    @Test func controllersThatContainEachOtherEnd() throws {
        let scenes = ["a": "b", "b": "a"].map { name, other in
            """
            <scene sceneID="\(name)s"><objects><navigationController id="\(name)"><connections>
            <segue destination="\(other)" kind="relationship" relationship="rootViewController" id="\(name)r"/>
            <segue destination="\(name)" kind="push" identifier="self" id="\(name)p"/></connections></navigationController>
            </objects></scene>
            """
        }
        let storyboard = try DocumentText.readStoryboard(scenes.joined(), initial: "a")
        var compiler = StoryboardCompiler(storyboard)
        #expect(try compiler.compile().nibs.count == 2)
    }
}
