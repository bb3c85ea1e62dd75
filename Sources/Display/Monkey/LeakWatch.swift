import DeviceLink
import Foundation

/// Detects memory leaks from many samples of a running app.
///
/// The numbers of a sample depend on the screen that the app shows, so single samples are not compared. Compared are
/// the minima of the second and the last quarter of all samples: by then caches are filled, and the monkey has been on
/// the first screen several times.
package struct LeakWatch {
    package struct Sample {
        let lostViews: Int
        let lostControllers: Int
        /// The private memory of the process, in bytes.
        let privateBytes: Int

        package init(lostViews: Int, lostControllers: Int, privateBytes: Int) {
            self.lostViews = lostViews
            self.lostControllers = lostControllers
            self.privateBytes = privateBytes
        }
    }

    private var samples: [Sample] = []

    /// The least number of samples for a verdict.
    static let fewestSamples = 400

    package init() {}

    package mutating func add(_ sample: Sample) { samples.append(sample) }

    /// Drops the samples of an app that has exited.
    mutating func removeAll() { samples = [] }

    /// A sentence about the leak; nil if there is none.
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
