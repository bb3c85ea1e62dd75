import CPlatform

/// Calls a function once, on the queue of loads, when the device has a network again.
final class NetworkWait {
    private var act: (() -> Void)?

    init(_ act: @escaping () -> Void) {
        self.act = act
        platform_observe_network(Self.changed, Unmanaged.passUnretained(self).toOpaque())
        // It may have come before this.
        look()
    }

    deinit { platform_unobserve_network(Self.changed, Unmanaged.passUnretained(self).toOpaque()) }

    /// Called with the network's lock held, which `deinit` waits for.
    private static let changed: @convention(c) (UnsafeMutableRawPointer?) -> Void = { context in
        guard let context else { return }
        let wait = Unmanaged<NetworkWait>.fromOpaque(context).takeUnretainedValue()
        LoadQueue.perform { [weak wait] in wait?.look() }
    }

    private func look() {
        guard platform_network().link != platform_link_none, let act else { return }
        self.act = nil
        LoadQueue.perform(act)
    }
}
