import Foundation
import UIKit

/// A coder that has something under every key, as a rule of the wrong kind, or beyond all bounds.
final class LyingCoder: NSCoder {
    private var state: UInt64
    /// An object that is given out again and again, whatever it is asked for.
    private let objects: [Any]

    @MainActor init(seed: UInt64) {
        state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.addSubview(UILabel(frame: .zero))
        let inner = view.subviews[0]
        objects = [
            "", "no number", "{{nan, inf}, {1e400, -5}}", "{{0, 0}, {1e30, 1e30}}", "{1, 2}", "{{0, 0}, {50, 50}}",
            String(repeating: "long ", count: 200), NSNumber(value: Int64.min), NSNumber(value: Double.nan), Data(),
            Data([6, 0, 0, 192, 127, 0, 0, 192, 127]), Data(repeating: 7, count: 33), Date.distantFuture,
            [view, view, inner, "text", NSNumber(value: 1)] as [Any], [[[]]] as [Any], view, inner, UIColor.red,
            UIFont.systemFont(ofSize: 2000), UIImage(), UISlider(frame: .zero), UIButton(type: .infoDark),
            ["a": view, NSNumber(value: -1): UIColor.blue] as [AnyHashable: Any],
            UIViewController(nibName: nil, bundle: nil),
            UITapGestureRecognizer(target: nil, action: nil), Locale(identifier: "??"),
            TimeZone(secondsFromGMT: 0) as Any,
        ]
        super.init()
    }

    private func random(_ count: Int) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Int(state % UInt64(count))
    }

    override var allowsKeyedCoding: Bool { true }
    override func containsValue(forKey key: String) -> Bool { random(8) > 0 }
    override func decodeObject(forKey key: String) -> Any? { random(12) == 0 ? nil : objects[random(objects.count)] }
    override func decodeBool(forKey key: String) -> Bool { random(2) == 0 }

    override func decodeInteger(forKey key: String) -> Int {
        [Int.min, Int.max, -1, 0, 1, 2, 3, 7, 100_000, 1 << 40][random(10)]
    }

    override func decodeInt32(forKey key: String) -> Int32 { Int32(truncatingIfNeeded: decodeInteger(forKey: key)) }
    override func decodeInt64(forKey key: String) -> Int64 { Int64(decodeInteger(forKey: key)) }

    override func decodeDouble(forKey key: String) -> Double {
        [Double.nan, .infinity, -.infinity, 1e300, -1e300, 1e-300, 0, -1, 0.5, 44][random(10)]
    }

    override func decodeFloat(forKey key: String) -> Float { Float(decodeDouble(forKey: key)) }
}
