import Foundation
import UIKit

/// The lock screen: the time, and the slider that unlocks.
@MainActor final class LockScreen: ScreenWindow {
    /// Called when the slider was drawn to its end.
    var onUnlock: (() -> Void)?
    /// The time shown, in seconds since 1970.
    var wallSeconds: Int64 = 0 {
        didSet { if wallSeconds / 60 != oldValue / 60 { setNeedsDisplay() } }
    }
    var wallpaper = Wallpaper.pattern(.drops) { didSet { setNeedsDisplay() } }
    /// How the time is shown.
    var clock = ClockStyle() { didSet { setNeedsDisplay() } }

    private let slider: LockSlider

    private static let topHeight: CGFloat = 116
    private static let bottomHeight: CGFloat = 96

    init(on screen: UIScreen) {
        let size = screen.bounds.size
        slider = LockSlider(
            frame: CGRect(x: 20, y: size.height - LockScreen.bottomHeight + 22, width: size.width - 40, height: 52))
        super.init(.lock, on: screen)
        slider.addAction(UIAction { [unowned self] _ in onUnlock?() }, for: .valueChanged)
        addSubview(slider)
    }

    required init?(coder: NSCoder) { return nil }

    // MARK: Notices

    /// Those that are shown, the newest first.
    private var notices: [LockNoticeView] = []

    /// Shows a notice above the others. Those that have no room are shown no more.
    func add(_ notice: LockNotice) {
        let view = LockNoticeView(notice, width: bounds.width)
        addSubview(view)
        notices.insert(view, at: 0)
        let room = Int((bounds.height - LockScreen.topHeight - LockScreen.bottomHeight) / LockNoticeView.height)
        for old in notices.dropFirst(room) { old.removeFromSuperview() }
        notices = Array(notices.prefix(room))
        for (index, view) in notices.enumerated() {
            view.frame.origin.y = LockScreen.topHeight + CGFloat(index) * LockNoticeView.height
        }
    }

    func removeNotices() {
        for notice in notices { notice.removeFromSuperview() }
        notices = []
    }

    private var topBar: CGRect { CGRect(x: 0, y: 20, width: bounds.width, height: LockScreen.topHeight - 20) }
    private var time: WallTime { WallTime(seconds: wallSeconds, clock) }

    override var drawnTexts: [DrawnText] {
        [DrawnText(label: time.hourAndMinute, value: time.day, frame: topBar)]
    }

    // MARK: Drawing

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        wallpaper.draw(in: bounds, context)
        context.drawDarkBar(topBar)
        context.drawDarkBar(
            CGRect(
                x: 0, y: bounds.height - LockScreen.bottomHeight, width: bounds.width,
                height: LockScreen.bottomHeight))
        drawTime(context)
        slider.paintTrack(in: context)
    }

    private func drawTime(_ context: CGContext) {
        context.saveGState()
        context.setShadow(offset: CGSize(width: 0, height: -1), blur: 1, color: UIColor(white: 0, alpha: 0.8).cgColor)
        context.setFill(RGBA(white: 1, alpha: 1))
        _ = time.hourAndMinute.draw(
            in: CGRect(x: 0, y: 22, width: bounds.width, height: 66), withFont: .systemFont(ofSize: 54),
            lineBreakMode: .byClipping, alignment: .center)
        _ = time.day.draw(
            in: CGRect(x: 0, y: 88, width: bounds.width, height: 24), withFont: .systemFont(ofSize: 17),
            lineBreakMode: .byClipping, alignment: .center)
        context.restoreGState()
    }
}
