import CPlatform
import OwnProcess
import Testing

/// What the device's network is like, as all of a process see it.
@Suite(.ownProcess, .serialized) struct DeviceNetworkTests {
    @Test func `numbers that make no sense are no limit`() {
        defer {
            platform_set_network(platform_network(link: platform_link_wifi, delay: 0, download: 0, upload: 0, loss: 0))
        }
        platform_set_network(
            platform_network(link: platform_link_cellular, delay: -.infinity, download: .nan, upload: -1, loss: 7))
        let network = platform_network()
        #expect(network.link == platform_link_cellular)
        #expect(network.delay == 0 && network.download == 0 && network.upload == 0 && network.loss == 1)
    }

    @Test func `a connection slows down with each packet that is lost`() {
        func rate(delay: Double, loss: Double, limit: Double) -> Double {
            platform_network_rate(
                platform_network(link: platform_link_wifi, delay: delay, download: 0, upload: 0, loss: loss), limit)
        }
        #expect(rate(delay: 1, loss: 0, limit: 0) == 0)
        #expect(rate(delay: 1, loss: 0, limit: 500) == 500)
        #expect(rate(delay: 1, loss: 0.01, limit: 0) == 14_600)
        #expect(rate(delay: 1, loss: 0.01, limit: 500) == 500)
        #expect(rate(delay: 0, loss: 0.01, limit: 0) > rate(delay: 0.5, loss: 0.01, limit: 0))
    }

    @Test func `observers are called until they are removed`() {
        final class Count { var number = 0 }
        let count = Count()
        let context = Unmanaged.passUnretained(count).toOpaque()
        let changed: @convention(c) (UnsafeMutableRawPointer?) -> Void = { context in
            Unmanaged<Count>.fromOpaque(context!).takeUnretainedValue().number += 1
        }
        platform_observe_network(changed, context)
        platform_set_network(platform_network(link: platform_link_none, delay: 0, download: 0, upload: 0, loss: 0))
        #expect(count.number == 1)
        platform_unobserve_network(changed, context)
        platform_set_network(platform_network(link: platform_link_wifi, delay: 0, download: 0, upload: 0, loss: 0))
        #expect(count.number == 1)
    }
}
