internal import CPlatform
import Foundation

/// Waits with poll() over the watched descriptors and the main dispatch queue. Sleeps for ever when nothing is due.
@MainActor package final class PollBackend: MainLoopBackend {
    private var watches: [Watch] = []
    // Kept between waits: the same descriptors are watched nearly always.
    private var descriptors: [Int32] = []
    private var events: [Int16] = []
    private var ready: [Int16] = []

    package init() {}

    package func add(_ watch: Watch) {
        watches.append(watch)
        descriptors = []
    }

    package func remove(_ watch: Watch) {
        watches.removeAll { $0 === watch }
        descriptors = []
    }

    package func wait(until deadline: TimeInterval?) {
        if descriptors.isEmpty { collectDescriptors() }
        var limit: Int64 = -1
        if let deadline {
            let remaining = (deadline - MainLoop.main.now) * 1e9
            limit = remaining <= 0 ? 0 : Int64(min(remaining.rounded(.up), 1e17))
        }
        guard platform_poll(descriptors, events, &ready, Int32(descriptors.count), limit) > 0 else { return }
        // Handlers may add and remove watches, so this uses the list that was polled.
        let (polled, result) = (watches, ready)
        if result[0] != 0 { platform_main_queue_drain() }
        for (watch, events) in zip(polled, result.dropFirst()) where events != 0 { watch.fire() }
    }

    package func runReadyWork() {
        // Work may queue more work; the limit keeps endless work from stopping the clock.
        for _ in 0..<1000 {
            var mainQueue: Int16 = 0
            let descriptor = platform_main_queue_descriptor()
            guard platform_poll([descriptor], [Int16(POLLIN)], &mainQueue, 1, 0) > 0 else { return }
            platform_main_queue_drain()
        }
    }

    private func collectDescriptors() {
        descriptors = [platform_main_queue_descriptor()] + watches.map(\.fileDescriptor)
        events = [Int16(POLLIN)] + watches.map { Int16($0.condition == .readable ? POLLIN : POLLOUT) }
        ready = Array(repeating: 0, count: descriptors.count)
    }
}
