/// The app's offsets for the title and background of a bar button, by bar metrics.
struct BarAdjustments {
    private var titles: [UIBarMetrics: UIOffset] = [:]
    private var backgrounds: [UIBarMetrics: CGFloat] = [:]

    /// The title's offset for these metrics, otherwise that for the default metrics.
    func title(_ metrics: UIBarMetrics) -> UIOffset { titles[metrics] ?? titles[.default] ?? .zero }

    /// The background's offset downwards, in points.
    func background(_ metrics: UIBarMetrics) -> CGFloat { backgrounds[metrics] ?? backgrounds[.default] ?? 0 }

    mutating func setTitle(_ adjustment: UIOffset, _ metrics: UIBarMetrics) { titles[metrics] = adjustment }
    mutating func setBackground(_ adjustment: CGFloat, _ metrics: UIBarMetrics) { backgrounds[metrics] = adjustment }
}
