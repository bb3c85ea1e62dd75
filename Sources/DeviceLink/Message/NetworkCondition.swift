/// What the device's network is like. Numbers that are 0 are no limit.
package struct NetworkCondition: Hashable, Sendable {
    /// The numbers are those of CPlatform's `platform_link`.
    package enum Link: UInt8, Hashable, Sendable, CaseIterable {
        case none
        case cellular
        case wifi
    }

    package var link: Link
    /// From a request to its answer, in seconds, beside what the machine's own network takes.
    package var delay: Double
    /// In bytes a second.
    package var download: Double
    package var upload: Double
    /// The share of packets that are lost, from 0 to 1.
    package var loss: Double

    package init(
        link: Link = .wifi, delay: Double = 0, download: Double = 0, upload: Double = 0, loss: Double = 0
    ) {
        self.link = link
        self.delay = delay
        self.download = download
        self.upload = upload
        self.loss = loss
    }
}
