import UIKit

/// Writes down the touches it gets.
final class TouchView: UIView {
    var name = ""
    var log = TouchLog()

    convenience init(_ name: String, frame: CGRect, log: TouchLog) {
        self.init(frame: frame)
        self.name = name
        self.log = log
    }

    private func note(_ what: String, _ touches: Set<UITouch>) {
        let places = touches.map { touch in
            let (place, before) = (touch.location(in: self), touch.previousLocation(in: self))
            return "(\(Int(before.x)),\(Int(before.y)))→(\(Int(place.x)),\(Int(place.y)))×\(touch.tapCount)"
        }
        log.lines.append("\(name) \(what) \(places.sorted().joined(separator: " "))")
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began", touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved", touches) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        log.touchesAtEnd = event?.allTouches?.count
        note("ended", touches)
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note("cancelled", touches) }
}

/// What several views wrote down together.
final class TouchLog {
    var lines: [String] = []
    var touchesAtEnd: Int?
}
