/// The animation with which an alert view appears: it grows from 30 percent of its size and overshoots twice.
@MainActor enum PopAnimation {
    /// The duration in seconds.
    static let duration: TimeInterval = 0.42

    static func run(on layer: CALayer) {
        let scale = CAKeyframeAnimation(keyPath: "transform.scale")
        scale.values = [0.3, 1.09, 0.95, 1].map { NSNumber(value: $0) }
        scale.keyTimes = [0, 0.45, 0.75, 1].map { NSNumber(value: $0) }
        scale.timingFunctions = [
            CAMediaTimingFunction(name: .easeOut), CAMediaTimingFunction(name: .easeInEaseOut),
            CAMediaTimingFunction(name: .easeInEaseOut),
        ]
        scale.duration = duration
        layer.add(scale, forKey: "pop")
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.fromValue = NSNumber(value: 0)
        fade.toValue = NSNumber(value: 1)
        fade.duration = duration * 0.4
        layer.add(fade, forKey: "appear")
    }
}
