import Display
import Testing

@Suite struct LeakWatchTests {
    private func verdict(_ count: Int = 1000, _ sample: (Int) -> LeakWatch.Sample) -> String? {
        var watch = LeakWatch()
        for index in 0..<count { watch.add(sample(index)) }
        return watch.verdict
    }

    @Test func `what becomes ever more is a leak`() {
        #expect(
            verdict { .init(lostViews: 0, lostControllers: $0 / 20, privateBytes: 0) }
                == "it leaks: 37 view controllers that no window leads to, 12 after a quarter of its life")
        #expect(
            verdict { .init(lostViews: $0, lostControllers: 0, privateBytes: 0) }?.contains("750 views that") == true)
        #expect(
            verdict { .init(lostViews: 0, lostControllers: 0, privateBytes: $0 << 17) }?.contains("bytes of memory")
                == true)
    }

    @Test func `what comes and goes is none, nor what fills up, nor a short look`() {
        #expect(verdict { .init(lostViews: $0 % 400, lostControllers: $0 % 60, privateBytes: ($0 % 90) << 20) } == nil)
        #expect(
            verdict { .init(lostViews: min($0, 200), lostControllers: min($0, 50), privateBytes: min($0, 240) << 20) }
                == nil)
        #expect(verdict(300) { .init(lostViews: $0 * 10, lostControllers: $0, privateBytes: $0 << 20) } == nil)
    }
}
