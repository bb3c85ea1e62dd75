import DeviceLink
import Foundation

/// Tells from many looks at a running app whether it keeps ever more of what it does not show.
///
/// What an app has depends on where in it somebody is, so single looks say little. Compared are the least of the second
/// quarter and the least of the last one: caches are full by then, and everybody has been back at the start.
package struct LeakWatch {
    package struct Sample {
        let lostViews: Int
        let lostControllers: Int
        /// Memory that no other process shares, in bytes.
        let privateBytes: Int

        package init(lostViews: Int, lostControllers: Int, privateBytes: Int) {
            self.lostViews = lostViews
            self.lostControllers = lostControllers
            self.privateBytes = privateBytes
        }
    }

    private var samples: [Sample] = []

    /// With fewer looks than this, nothing is said.
    static let fewestSamples = 400

    package init() {}

    package mutating func add(_ sample: Sample) { samples.append(sample) }

    /// The app has ended: what it had is gone.
    mutating func removeAll() { samples = [] }

    /// What leaks, in a sentence; nil if nothing does.
    package var verdict: String? {
        guard samples.count >= LeakWatch.fewestSamples else { return nil }
        return verdict("view controllers that no window leads to", \.lostControllers, least: 10, factor: 1.5)
            ?? verdict("views that no window leads to", \.lostViews, least: 100, factor: 1.5)
            ?? verdict("bytes of memory of its own", \.privateBytes, least: 24 << 20, factor: 1.3)
    }

    private func verdict(
        _ what: String, _ value: KeyPath<Sample, Int>, least: Int, factor: Double
    ) -> String? {
        let values = samples.map { $0[keyPath: value] }
        let quarter = values.count / 4
        guard let before = values[quarter..<2 * quarter].min(), let after = values[(3 * quarter)...].min(),
            after - before >= least, Double(after) >= Double(before) * factor
        else { return nil }
        return "it leaks: \(after) \(what), \(before) after a quarter of its life"
    }
}
