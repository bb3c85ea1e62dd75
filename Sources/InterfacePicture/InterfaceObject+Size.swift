import CoreGraphics
import InterfaceBuilder
import UIKit

extension InterfaceObject {
    /// How large a view is in its document, in points; nil for other objects.
    var designedSize: CGSize? {
        if let value = self["NSFrameSize"] { return size(of: value) }
        guard let frame = self["NSFrame"] else { return nil }
        switch frame {
        case .string(let text): return CGRectFromString(text).size
        case .numbers(let numbers) where numbers.count == 4: return CGSize(width: numbers[2], height: numbers[3])
        default: return nil
        }
    }

    private func size(of value: InterfaceValue) -> CGSize? {
        switch value {
        case .string(let text): CGSizeFromString(text)
        case .numbers(let numbers) where numbers.count == 2: CGSize(width: numbers[0], height: numbers[1])
        default: nil
        }
    }
}
