/// Customization of a segmented control's appearance (iOS 5).
extension UISegmentedControl {
    /// The position of a segment in its control.
    public enum Segment: Int, Sendable {
        /// Any position.
        case any = 0
        /// The leftmost of several segments.
        case left = 1
        /// Neither the leftmost nor the rightmost segment.
        case center = 2
        /// The rightmost of several segments.
        case right = 3
        /// The only segment.
        case alone = 4
    }

    /// Sets a stretchable image that replaces the background of the segments; nil restores the standard one.
    /// - ObjC: setBackgroundImage:forState:barMetrics:
    public func setBackgroundImage(_ backgroundImage: UIImage?, for state: State, barMetrics: UIBarMetrics) {
        changeLook { $0.backgrounds[barMetrics, default: StateTable()][exactly: state] = backgroundImage }
    }

    /// - ObjC: backgroundImageForState:barMetrics:
    public func backgroundImage(for state: State, barMetrics: UIBarMetrics) -> UIImage? {
        look.backgrounds[barMetrics]?.value(for: state)
    }

    /// Sets the image of the divider between two segments in these states; nil restores the standard one.
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

    /// Sets the titles' font and colours in a state, by the keys ``UITextAttributeFont`` and following; nil restores
    /// the standard ones.
    /// - ObjC: setTitleTextAttributes:forState:
    public func setTitleTextAttributes(_ attributes: [String: Any]?, for state: State) {
        changeLook { $0.titleAttributes[exactly: state] = attributes }
    }

    /// - ObjC: titleTextAttributesForState:
    public func titleTextAttributes(for state: State) -> [String: Any]? { look.titleAttributes.value(for: state) }

    /// Sets the offset of titles and images in segments at a position, in points.
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
