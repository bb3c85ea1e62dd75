import Foundation

extension Device {
    /// Sets language, region, clock and time zone. Apps that run are told of another time zone; for all else they are ended, as
    /// the phone does it for another language, and learn of it when they start anew.
    ///
    /// - Throws: `storageFailed`.
    package func setRegion(_ region: RegionSettings) throws {
        guard region != self.region else { return }
        try storage.setRegion(region)
        let staysOtherwise = region.isSame(exceptForTimeZoneAs: self.region)
        self.region = region
        model = originalModel.set(region)
        for session in sessions {
            if staysOtherwise { session.send(.timeZone(zoneOfApps)) } else { session.kill() }
        }
        // Another zone may have another day: apps that hear of the zone need not hear of that, too.
        lastClockReading = nil
        showClock()
        scheduleClock()
        planAlarms()
        onSurroundings?()
    }

    /// Whether the clock has hours from 0 to 23.
    package var uses24Hours: Bool { screen.clock.uses24Hours }

    /// Lets the clocks show the zone and the hours that are set.
    func showClock() {
        screen.clock = ClockStyle(zone: clockZone, uses24Hours: region.uses24Hours ?? regionUses24Hours)
    }

    private var regionUses24Hours: Bool {
        // Known without the data of all regions, which a start need not read.
        guard profile.locale != "en_US" else { return false }
        let format = DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: Locale(identifier: profile.locale))
        return format.map { $0.contains("H") || $0.contains("k") } ?? false
    }

    /// What apps have in their environment: empty for the machine's.
    private var zoneOfApps: String { environment(home: "")["TZ"] ?? "" }

    /// The zone that is set, or else UTC in virtual time; nil for the machine's.
    var clockZone: TimeZone? {
        if let zone = region.timeZone.flatMap({ TimeZone(identifier: $0) }) { return zone }
        return time.isVirtual ? TimeZone(secondsFromGMT: 0) : nil
    }
}

extension DeviceModel {
    func set(_ region: RegionSettings) -> DeviceModel { set(language: region.language, locale: region.locale) }
}
