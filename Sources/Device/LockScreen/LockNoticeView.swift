import UIKit

/// A line of the lock screen of iOS 5: an app's icon, its name, what it has to say. Drawn to the right, it is viewed.
@MainActor final class LockNoticeView: UIControl {
    private let notice: LockNotice
    /// What moves with the finger.
    private let slide: LockNoticeFace
    private var start: CGFloat = 0

    static let height: CGFloat = 56
    /// The part of the width behind which it counts as drawn.
    private static let enough: CGFloat = 0.4

    init(_ notice: LockNotice, width: CGFloat) {
        self.notice = notice
        let place = CGRect(x: 0, y: 0, width: width, height: LockNoticeView.height)
        slide = LockNoticeFace(notice.content, frame: place)
        super.init(frame: place)
        isOpaque = false
        backgroundColor = UIColor(white: 0, alpha: 0.55)
        clipsToBounds = true
        slide.isUserInteractionEnabled = false
        addSubview(slide)
        isAccessibilityElement = true
        // As in an alert, what is said is found by its text.
        accessibilityLabel = notice.content.message
        accessibilityValue = notice.content.title
        accessibilityTraits = .button
    }

    required init?(coder: NSCoder) { return nil }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        start = touch.location(in: self).x
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        slide.frame.origin.x = max(0, touch.location(in: self).x - start)
        return true
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        if slide.frame.minX >= bounds.width * LockNoticeView.enough { return notice.onView() }
        slideBack()
    }

    override func cancelTracking(with event: UIEvent?) { slideBack() }

    private func slideBack() {
        UIView.animate(withDuration: 0.2) { self.slide.frame.origin.x = 0 }
    }
}
