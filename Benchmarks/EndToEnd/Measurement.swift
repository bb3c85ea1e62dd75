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
