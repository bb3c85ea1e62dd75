/// The images, offsets and attributes with which an app customizes a segmented control (iOS 5).
struct SegmentLook {
    /// The key of a divider image: the states of the segments on both sides.
    struct Divider: Hashable {
        var left: UIControl.State
        var right: UIControl.State
        var metrics: UIBarMetrics
    }

    var backgrounds: [UIBarMetrics: StateTable<UIImage>] = [:]
    var dividers: [Divider: UIImage] = [:]
    var titleAttributes = StateTable<[String: Any]>()
    var contentAdjustments: [UISegmentedControl.Segment: [UIBarMetrics: UIOffset]] = [:]

    /// The stretchable background for a state, otherwise that for the default metrics; nil means the standard one.
    func background(_ state: UIControl.State, _ metrics: UIBarMetrics) -> UIImage? {
        backgrounds[metrics]?.value(for: state) ?? backgrounds[.default]?.value(for: state)
    }

    func divider(_ left: UIControl.State, _ right: UIControl.State, _ metrics: UIBarMetrics) -> UIImage? {
        let states = [(left, right), (left, .normal), (.normal, right), (.normal, .normal)]
        for wanted in [metrics, .default] {
            for (left, right) in states {
                if let image = dividers[Divider(left: left, right: right, metrics: wanted)] { return image }
            }
        }
        return nil
    }

    func contentAdjustment(_ segment: UISegmentedControl.Segment, _ metrics: UIBarMetrics) -> UIOffset {
        for place in [segment, .any] {
            if let table = contentAdjustments[place], let offset = table[metrics] ?? table[.default] { return offset }
        }
        return .zero
    }
}
