import DeviceLink

extension NetworkCondition {
    /// A usual network, by its name in commands and scripts. The numbers are those of Apple's Network Link Conditioner.
    package static func named(_ name: String) -> NetworkCondition? { presets[name] }

    /// The names of the usual networks.
    package static var names: [String] { presets.keys.sorted() }

    private static let presets = [
        "wifi": NetworkCondition(),
        "3g": NetworkCondition(link: .cellular, delay: 0.2, download: kilobits(780), upload: kilobits(330)),
        "edge": NetworkCondition(link: .cellular, delay: 0.84, download: kilobits(240), upload: kilobits(200)),
        "lossy": NetworkCondition(
            link: .wifi, delay: 1, download: kilobits(1000), upload: kilobits(1000), loss: 0.1),
        "none": NetworkCondition(link: .none),
    ]

    /// The delays that a cell can have, in milliseconds.
    package static let delays = 0.0...60_000
    /// How much it can let through, in kilobits a second; 0 is any amount.
    package static let rates = 0.0...1e6
    /// How many packets it can lose, in per cent.
    package static let losses = 0.0...99

    /// A cell with these numbers.
    package static func cell(
        milliseconds: Double, kilobitsDown: Double, kilobitsUp: Double, lossInPercent: Double
    ) -> NetworkCondition {
        NetworkCondition(
            link: .cellular, delay: milliseconds / 1000, download: kilobits(kilobitsDown),
            upload: kilobits(kilobitsUp), loss: lossInPercent / 100)
    }

    private static func kilobits(_ number: Double) -> Double { number * 1000 / 8 }

    /// The name of a usual network, or else its numbers.
    package var name: String {
        if let name = NetworkCondition.presets.first(where: { $0.value == self })?.key { return name }
        func kilobits(_ bytes: Double) -> String { bytes == 0 ? "any" : "\(Int((bytes * 8 / 1000).rounded()))" }
        return "\(link == .cellular ? "cellular" : "wifi"), \(Int((delay * 1000).rounded())) ms, "
            + "\(kilobits(download)) kbit/s down, \(kilobits(upload)) up, \((loss * 100).formatted()) % lost"
    }

    /// For the environment of an app: CPlatform reads it.
    var text: String { "\(link.rawValue) \(delay) \(download) \(upload) \(loss)" }
}
