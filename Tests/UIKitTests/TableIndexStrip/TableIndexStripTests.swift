import Testing
import UIKit

extension SharedApplicationTests {
    @MainActor @Suite struct TableIndexStripTests {
        private static let alphabet = [UITableViewIndexSearch] + "ABCDEFGHIJKLMNOPQRSTUVWXYZ#".map(String.init)

        private func strip(on stage: TouchStage, _ titles: [String] = alphabet, height: CGFloat = 416)
            -> TableIndexStrip
        {
            let strip = TableIndexStrip(frame: CGRect(x: 290, y: 40, width: 30, height: height))
            strip.titles = titles
            stage.window.addSubview(strip)
            stage.wait(0.05)
            return strip
        }

        @Test(arguments: [1, 2] as [CGFloat]) func lettersAreSpreadOverTheHeight(scale: CGFloat) {
            TouchStage.perform(scale: scale) { stage in
                let strip = strip(on: stage)
                stage.photograph("index")
                stage.down(305, 200)
                stage.photograph("index-touched")
                #expect(strip.touchedPlace != nil)
                stage.lift()
                #expect(strip.touchedPlace == nil)
                strip.frame.size.height = 268
                stage.photograph("index-low")
            }
        }

        @Test func theFingerLeadsToEachSectionOnce() {
            TouchStage.perform { stage in
                let strip = strip(on: stage)
                var places: [Int] = []
                strip.onSection = { places.append($0) }
                stage.down(305, 42)
                stage.move(300, 43)
                stage.move(100, 248)
                stage.move(305, 2000)
                stage.lift()
                #expect(places == [0, 14, 27])
                stage.tap(305, 48)
                #expect(places.last == 0)
            }
        }

        @Test func theTableBeneathDoesNotScroll() {
            TouchStage.perform { stage in
                let table = UIScrollView(frame: stage.window.bounds)
                table.contentSize = CGSize(width: 320, height: 5000)
                stage.window.addSubview(table)
                let strip = TableIndexStrip(frame: CGRect(x: 290, y: 0, width: 30, height: 480))
                strip.titles = Self.alphabet
                table.addSubview(strip)
                stage.wait(0.05)
                var last: Int?
                strip.onSection = { last = $0 }
                stage.drag(from: CGPoint(x: 305, y: 400), to: CGPoint(x: 305, y: 40), in: 0.1)
                #expect(table.contentOffset.y == 0 && !table.isDragging && last == 1)
                stage.lift()
            }
        }

        @Test func dotsStandForTitlesThatHaveNoRoom() {
            let bounds = CGRect(x: 0, y: 0, width: 30, height: 200)
            let layout = TableIndexLayout(titleCount: 27, in: bounds)
            #expect(layout.marks.count == 15 && layout.marks.first?.kind == .title(0) && layout.marks[1].kind == .dot)
            #expect(layout.marks.last?.kind == .title(26))
            #expect(layout.place(at: -100) == 0 && layout.place(at: 100) == 13 && layout.place(at: 1e9) == 26)
            #expect(TableIndexLayout(titleCount: 5, in: bounds).marks.map(\.kind) == (0..<5).map { .title($0) })
            // On an iPhone with a navigation bar and tabs all letters have room.
            let all = TableIndexLayout(titleCount: 28, in: CGRect(x: 0, y: 0, width: 30, height: 367))
            #expect(all.marks.map(\.kind) == (0..<28).map { .title($0) })
            #expect(TableIndexLayout(titleCount: 0, in: bounds).place(at: 10) == nil)
            for height in [0, -10, .nan, .infinity] as [CGFloat] {
                let odd = TableIndexLayout(titleCount: 9, in: CGRect(x: 0, y: 0, width: 30, height: height))
                #expect(odd.marks.count <= 9)
            }
        }

        @Test func titlesAreElementsThatScriptsFind() {
            TouchStage.perform { stage in
                let strip = strip(on: stage)
                #expect(strip.accessibilityElementCount() == 28)
                let search = strip.accessibilityElement(at: 0) as? UIAccessibilityElement
                let letter = strip.accessibilityElement(at: 3) as? UIAccessibilityElement
                #expect(search?.accessibilityLabel == "Search" && letter?.accessibilityLabel == "C")
                #expect(letter?.accessibilityFrame.minX == 290 && strip.accessibilityElement(at: 99) == nil)
                var place: Int?
                strip.onSection = { place = $0 }
                stage.tap(letter?.accessibilityFrame.midX ?? 0, letter?.accessibilityFrame.midY ?? 0)
                #expect(place == 3 && strip.accessibilityTraits == .adjustable)
            }
        }
    }
}
