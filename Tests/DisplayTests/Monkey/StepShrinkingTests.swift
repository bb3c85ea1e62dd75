import Display
import Testing

@Suite struct StepShrinkingTests {
    @Test(arguments: [[0], [99], [3, 50, 51], [0, 99], [10, 20, 30, 40, 50, 60, 70, 80, 90]])
    func `exactly the steps that matter are left`(needed: [Int]) {
        let shrinking = StepShrinking<Int> { Set($0).isSuperset(of: needed) }
        #expect(shrinking.shrink(Array(0..<100)) == needed)
    }

    @Test func `order matters`() {
        let shrinking = StepShrinking<String> { steps in
            guard let arm = steps.firstIndex(of: "arm") else { return false }
            return steps[arm...].contains("fire")
        }
        #expect(shrinking.shrink(["fire", "a", "arm", "b", "arm", "c", "fire", "d"]) == ["arm", "fire"])
    }

    @Test func `without time the best that was found is kept`() {
        var tries = 0
        let shrinking = StepShrinking<Int> { steps in
            tries += 1
            return tries > 6 ? nil : steps.contains(7)
        }
        let kept = shrinking.shrink(Array(0..<100))
        #expect(kept.contains(7) && kept.count < 100)
        #expect(StepShrinking<Int> { _ in nil }.shrink([1, 2, 3]) == [1, 2, 3])
        #expect(StepShrinking<Int> { _ in false }.shrink([1, 2, 3]) == [1, 2, 3])
        #expect(StepShrinking<Int> { _ in true }.shrink([]).isEmpty)
    }
}
