import Foundation
import UIKit

/// The screen of a call: who is at the other end and the buttons while it rings, then how long the call has lasted.
@MainActor final class CallScreen: ScreenWindow {
    enum Phase: Equatable {
        case ringing
        /// Until the other end answers.
        case dialling
        /// For so many seconds.
        case talking(Int)
    }

    var phase = Phase.ringing {
        didSet {
            guard phase != oldValue else { return }
            if (phase == .ringing) != (oldValue == .ringing) { showButtons() }
            setNeedsDisplay()
        }
    }

    /// The name or number of the other end.
    var caller = CallScreen.unknown { didSet { if caller != oldValue { setNeedsDisplay() } } }

    /// For a call without a number.
    static let unknown = "Unknown"

    /// Called when a button was tapped.
    var onButton: ((CallButton.Choice) -> Void)?

    private var buttons: [CallButton] = []

    private static let barHeight: CGFloat = 96

    init(on screen: UIScreen) {
        super.init(.call, on: screen)
        showButtons()
    }

    required init?(coder: NSCoder) { return nil }

    // MARK: Places

    private var topBar: CGRect { CGRect(x: 0, y: 20, width: bounds.width, height: CallScreen.barHeight) }

    private var bottomBar: CGRect {
        CGRect(x: 0, y: bounds.height - CallScreen.barHeight, width: bounds.width, height: CallScreen.barHeight)
    }

    private var titleRect: CGRect { CGRect(x: 0, y: topBar.minY + 18, width: bounds.width, height: 36) }
    private var subtitleRect: CGRect { CGRect(x: 0, y: topBar.minY + 56, width: bounds.width, height: 22) }

    /// Shows the buttons of the present state, beside each other.
    private func showButtons() {
        for button in buttons { button.removeFromSuperview() }
        let choices: [CallButton.Choice] = phase == .ringing ? [.decline, .answer] : [.end]
        let row = bottomBar.insetBy(dx: 20, dy: 24)
        let gap: CGFloat = 12
        let width = (row.width - gap * CGFloat(choices.count - 1)) / CGFloat(choices.count)
        buttons = choices.enumerated().map { index, choice in
            let place = CGRect(
                x: row.minX + CGFloat(index) * (width + gap), y: row.minY, width: width, height: row.height)
            let button = CallButton(choice, frame: place) { [unowned self] in onButton?(choice) }
            addSubview(button)
            return button
        }
    }

    private var subtitle: String {
        switch phase {
        case .ringing: return "Incoming Call"
        case .dialling: return "calling…"
        case .talking(let seconds):
            let (minutes, rest) = (seconds / 60, seconds % 60)
            return (minutes < 10 ? "0" : "") + "\(minutes)" + (rest < 10 ? ":0" : ":") + "\(rest)"
        }
    }

    override var drawnTexts: [DrawnText] {
        [DrawnText(label: caller, frame: titleRect), DrawnText(label: subtitle, frame: subtitleRect)]
    }

    // MARK: Drawing

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.fillGradient(
            [RGBA(red: 0.10, green: 0.28, blue: 0.42, alpha: 1), RGBA(red: 0.05, green: 0.13, blue: 0.20, alpha: 1)],
            in: bounds)
        for bar in [topBar, bottomBar] { context.drawDarkBar(bar) }
        drawTexts(context)
        for button in buttons { button.paint(in: context) }
    }

    private func drawTexts(_ context: CGContext) {
        context.saveGState()
        context.setShadow(offset: CGSize(width: 0, height: -1), blur: 1, color: UIColor(white: 0, alpha: 0.8).cgColor)
        context.setFill(RGBA(white: 1, alpha: 1))
        _ = caller.draw(
            in: titleRect, withFont: .systemFont(ofSize: 30), lineBreakMode: .byTruncatingTail, alignment: .center)
        context.setFill(RGBA(white: 0.85, alpha: 1))
        _ = subtitle.draw(
            in: subtitleRect, withFont: .systemFont(ofSize: 17), lineBreakMode: .byClipping, alignment: .center)
        context.restoreGState()
    }
}
