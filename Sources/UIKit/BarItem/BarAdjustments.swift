/// How far an app moves the parts of a bar's button, for each of the two heights of bars.
struct BarAdjustments {
    private var titles: [UIBarMetrics: UIOffset] = [:]
    private var backgrounds: [UIBarMetrics: CGFloat] = [:]

    /// What was set for the metrics; else what was set for the default ones.
    func title(_ metrics: UIBarMetrics) -> UIOffset { titles[metrics] ?? titles[.default] ?? .zero }

    /// In points, downwards.
    func background(_ metrics: UIBarMetrics) -> CGFloat { backgrounds[metrics] ?? backgrounds[.default] ?? 0 }

    mutating func setTitle(_ adjustment: UIOffset, _ metrics: UIBarMetrics) { titles[metrics] = adjustment }
    mutating func setBackground(_ adjustment: CGFloat, _ metrics: UIBarMetrics) { backgrounds[metrics] = adjustment }
}
