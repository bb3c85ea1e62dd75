import DeviceLink

/// The server of advertisements, in the place of Apple's, which is gone.
@MainActor final class Advertising {
    var mode = AdvertisingMode.none
    weak var host: (any ServiceHost)?
    private let timeline: Timeline
    /// The advertisements that were given out.
    private var count = 0

    /// How long an answer takes, in seconds.
    private static let delay = 0.4

    init(timeline: Timeline) { self.timeline = timeline }

    func take(_ request: AdvertisingRequest, of customer: any ServiceCustomer) {
        timeline.schedule(after: Self.delay) { [weak self, weak customer] in
            guard let self, let customer else { return }
            customer.hear(.advertising, answer.merging(["request": request.request]) { _, new in new })
        }
    }

    /// An advertisement, or one of iAd's errors (`ADError`).
    private var answer: [String: Any] {
        if host?.hasNetwork != true { return ["code": 1, "words": "The server could not be reached."] }
        switch mode {
        case .none: return ["code": 3, "words": "Ad inventory unavailable"]
        case .fail: return ["code": 1, "words": "The server failed."]
        case .fill:
            count += 1
            return ["text": "Test Advertisement \(count)"]
        }
    }
}
