/// What the exchange has done since it began.
package struct ExchangeFigures: Sendable {
    package var accepted: UInt64 = 0
    /// By Apple's names of the reasons.
    package var refused: [String: UInt64] = [:]
    package var delivered: UInt64 = 0
    package var stored: UInt64 = 0
    package var redelivered: UInt64 = 0
    package var expired: UInt64 = 0
    package var devices = 0
    /// From a message's arrival to the device's answer.
    package var latency = LatencyHistogram()

    package init() {}
}
