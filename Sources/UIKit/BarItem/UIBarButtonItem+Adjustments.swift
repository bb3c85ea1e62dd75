/// Offsets of the title and background of the item's button (iOS 5).
extension UIBarButtonItem {
    /// - ObjC: setBackgroundVerticalPositionAdjustment:forBarMetrics:
    public func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        adjustments.setBackground(adjustment, barMetrics)
        didChange()
    }

    /// - ObjC: backgroundVerticalPositionAdjustmentForBarMetrics:
    public func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        adjustments.background(barMetrics)
    }

    /// - ObjC: setTitlePositionAdjustment:forBarMetrics:
    public func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        adjustments.setTitle(adjustment, barMetrics)
        didChange()
    }

    /// - ObjC: titlePositionAdjustmentForBarMetrics:
    public func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset { adjustments.title(barMetrics) }

    /// As ``setBackgroundVerticalPositionAdjustment(_:for:)``, for an item shown as back button.
    /// - ObjC: setBackButtonBackgroundVerticalPositionAdjustment:forBarMetrics:
    public func setBackButtonBackgroundVerticalPositionAdjustment(
        _ adjustment: CGFloat, for barMetrics: UIBarMetrics
    ) {
        backAdjustments.setBackground(adjustment, barMetrics)
        didChange()
    }

    /// - ObjC: backButtonBackgroundVerticalPositionAdjustmentForBarMetrics:
    public func backButtonBackgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        backAdjustments.background(barMetrics)
    }

    /// As ``setTitlePositionAdjustment(_:for:)``, for an item shown as back button.
    /// - ObjC: setBackButtonTitlePositionAdjustment:forBarMetrics:
    public func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        backAdjustments.setTitle(adjustment, barMetrics)
        didChange()
    }

    /// - ObjC: backButtonTitlePositionAdjustmentForBarMetrics:
    public func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        backAdjustments.title(barMetrics)
    }
}
