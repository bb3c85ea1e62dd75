import Foundation

/// A figure beside its floor, measured in the same run.
struct Measurement {
    var name: String
    var value: Double
    var unit: String
    /// What the same work costs at the least, and what that is.
    var floor: (value: Double, name: String)?
    var goal: String

    func print() {
        var line = name.padding(toLength: 34, withPad: " ", startingAt: 0)
        line += String(format: "%10.2f %@", value, unit)
        if let floor {
            line += String(format: "   %.2fx of %@ (%.2f %@)", value / floor.value, floor.name, floor.value, unit)
        }
        Swift.print(line + "   goal: " + goal)
    }
}

func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    return sorted.isEmpty ? .nan : sorted[sorted.count / 2]
}

/// Measures two things in turn, so that both see the same machine. The first pair, which fills caches, is not counted.
func inTurns(_ count: Int, _ one: () throws -> Double, _ other: () throws -> Double) rethrows -> [(Double, Double)] {
    let pairs = try (0...count).map { _ in (try one(), try other()) }
    return Array(pairs.dropFirst())
}

/// How long something takes.
func milliseconds(_ body: () throws -> Void) rethrows -> Double {
    let started = ContinuousClock.now
    try body()
    return (ContinuousClock.now - started) / .milliseconds(1)
}
