import Foundation

/// A company, or a person, who develops apps.
package struct Team: Sendable, Equatable, Encodable {
    let id: Int64
    /// Ten letters and digits.
    package let identifier: String
    package let name: String
    package let created: Date

    private enum CodingKeys: CodingKey { case identifier, name, created }

    /// When the present year of membership began. The places of devices are counted by these years.
    package func yearStart(at now: Date) -> Date {
        let year: TimeInterval = 365 * 86400
        let years = max((now.timeIntervalSince(created) / year).rounded(.down), 0)
        return created.addingTimeInterval(years * year)
    }
}
