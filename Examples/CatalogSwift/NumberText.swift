import Foundation

extension BinaryFloatingPoint {
    /// The number with so many digits behind the point.
    func text(digits: Int) -> String { String(format: "%.\(digits)f", Double(self)) }
}
