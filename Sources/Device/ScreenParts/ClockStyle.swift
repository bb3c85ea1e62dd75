import Foundation

/// How clocks show the time.
package struct ClockStyle: Hashable, Sendable {
    /// Nil for the machine's.
    package var zone: TimeZone?
    /// Hours from 0 to 23 in the place of AM and PM.
    package var uses24Hours = false

    package init(zone: TimeZone? = nil, uses24Hours: Bool = false) {
        self.zone = zone
        self.uses24Hours = uses24Hours
    }
}
