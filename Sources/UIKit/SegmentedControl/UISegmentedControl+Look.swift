/// The look that an app gives the segments (iOS 5).
extension UISegmentedControl {
    /// Where a segment is among the others.
    public enum Segment: Int, Sendable {
        /// Any place.
        case any = 0
        /// The first of several.
        case left = 1
        /// Neither the first nor the last.
        case center = 2
        /// The last of several.
        case right = 3
        /// The only one.
        case alone = 4
    }

    /// Gives the segments a stretchable image in the place of the raised background; nil brings that back.
    /// - ObjC: setBackgroundImage:forState:barMetrics:
    public func setBackgroundImage(_ backgroundImage: UIImage?, for state: State, barMetrics: UIBarMetrics) {
        changeLook { $0.backgrounds[barMetrics, default: StateTable()][exactly: state] = backgroundImage }
    }

    /// - ObjC: backgroundImageForState:barMetrics:
    public func backgroundImage(for state: State, barMetrics: UIBarMetrics) -> UIImage? {
        look.backgrounds[barMetrics]?.value(for: state)
    }

    /// Gives the line between two segments an image, by the states of both.
    /// - ObjC: setDividerImage:forLeftSegmentState:rightSegmentState:barMetrics:
    public func setDividerImage(
        _ dividerImage: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State,
        barMetrics: UIBarMetrics
    ) {
        changeLook {
            $0.dividers[SegmentLook.Divider(left: leftState, right: rightState, metrics: barMetrics)] = dividerImage
        }
    }

    /// - ObjC: dividerImageForLeftSegmentState:rightSegmentState:barMetrics:
    public func dividerImage(
        forLeftSegmentState leftState: State, rightSegmentState rightState: State, barMetrics: UIBarMetrics
    ) -> UIImage? {
        look.divider(leftState, rightState, barMetrics)
    }

    /// The titles' font and colours in a state, by the keys ``UITextAttributeFont`` and so on; nil brings the own ones
    /// back.
    /// - ObjC: setTitleTextAttributes:forState:
    public func setTitleTextAttributes(_ attributes: [String: Any]?, for state: State) {
        changeLook { $0.titleAttributes[exactly: state] = attributes }
    }

    /// - ObjC: titleTextAttributesForState:
    public func titleTextAttributes(for state: State) -> [String: Any]? { look.titleAttributes.value(for: state) }

    /// Moves what segments of one place show.
    /// - ObjC: setContentPositionAdjustment:forSegmentType:barMetrics:
    public func setContentPositionAdjustment(
        _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
    ) {
        changeLook { $0.contentAdjustments[leftCenterRightOrAlone, default: [:]][barMetrics] = adjustment }
    }

    /// - ObjC: contentPositionAdjustmentForSegmentType:barMetrics:
    public func contentPositionAdjustment(
        forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
    ) -> UIOffset {
        look.contentAdjustment(leftCenterRightOrAlone, barMetrics)
    }
}
