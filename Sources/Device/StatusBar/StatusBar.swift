import DeviceLink
import Foundation
import UIKit

/// The bar at the top of the screen: signal, carrier, Wi-Fi, network activity, time, battery.
@MainActor package final class StatusBar: UIWindow {
    package var style = StatusBarAppearance.blackOpaque {
        didSet { if style != oldValue { styleDidChange() } }
    }
    /// The time shown, in seconds since 1970.
    package var wallSeconds: Int64 = 0 {
        didSet { if wallSeconds / 60 != oldValue / 60 { setNeedsDisplay() } }
    }
    /// The time is shown as UTC, not as the machine's local time.
    package var clock = ClockStyle() { didSet { setNeedsDisplay() } }
    var isNetworkActivityVisible = false {
        didSet { if isNetworkActivityVisible != oldValue { updateActivity() } }
    }

    /// True for an iPad: the battery has its percentage beside it.
    var isPad = false
    /// What a device without telephone has in the place of the signal and the carrier's name: "iPad".
    var modelInsteadOfCarrier: String?

    package var network = NetworkCondition() {
        didSet { if network != oldValue { setNeedsDisplay() } }
    }
    package var battery = BatteryReading.full {
        didSet { if battery != oldValue { setNeedsDisplay() } }
    }

    /// What is shown in the place of what is.
    package var override = StatusBarOverride() {
        didSet { if override != oldValue { setNeedsDisplay() } }
    }

    /// Its height while a call is behind what is on the screen, in points.
    package static let heightInCall: CGFloat = 40
    /// How long the call has lasted that is behind what is on the screen, in seconds; nil without one. The bar is green
    /// then, and as high as two.
    var call: Int? {
        didSet {
            guard call != oldValue else { return }
            isUserInteractionEnabled = call != nil
            styleDidChange()
        }
    }
    /// Called when the green bar was tapped.
    var onTap: (() -> Void)?

    private var carrier: String { override.carrier ?? modelInsteadOfCarrier ?? "Verger" }
    private let activity = ActivityWheel()
    private static let callLabel = "Touch to return to call"
    private lazy var elements = (0..<3).map { _ in StatusBarItem(accessibilityContainer: self) }

    /// - Parameter screen: nil for the main one.
    package init(frame: CGRect, on screen: UIScreen? = nil) {
        super.init(frame: frame)
        if let screen { self.screen = screen }
        windowLevel = UIWindow.Level.statusBar
        isOpaque = false
        isUserInteractionEnabled = false
        activity.contentsScale = layer.contentsScale
        activity.isHidden = true
        layer.addSublayer(activity)
    }

    package required init?(coder: NSCoder) { return nil }

    private var time: String { override.time ?? wallTime }
    private var wallTime: String { WallTime(seconds: wallSeconds, clock).text }

    /// Puts the bar along the edge that is up.
    func place(_ orientation: DeviceLink.InterfaceOrientation, in size: CGSize) {
        let isPortrait = orientation == .portrait || orientation == .portraitUpsideDown
        let height = call == nil ? StatusBar.height : StatusBar.heightInCall
        let length = isPortrait ? size.width : size.height
        if bounds.size != CGSize(width: length, height: height) { setNeedsDisplay() }
        bounds = CGRect(x: 0, y: 0, width: length, height: height)
        let (angle, middle): (CGFloat, CGPoint) =
            switch orientation {
            case .portrait: (0, CGPoint(x: size.width / 2, y: height / 2))
            case .portraitUpsideDown: (.pi, CGPoint(x: size.width / 2, y: size.height - height / 2))
            // The home button is on the right: the portrait screen's right edge is up.
            case .landscapeRight: (.pi / 2, CGPoint(x: size.width - height / 2, y: size.height / 2))
            case .landscapeLeft: (-.pi / 2, CGPoint(x: height / 2, y: size.height / 2))
            }
        center = middle
        transform = angle == 0 ? .identity : CGAffineTransform(rotationAngle: angle)
    }

    private func styleDidChange() {
        activity.color = foreground
        setNeedsDisplay()
    }

    private func updateActivity() {
        activity.position = CGPoint(x: carrierEnd + 36, y: 10)
        activity.isHidden = !isNetworkActivityVisible
        activity.isTurning = isNetworkActivityVisible
    }

    // MARK: Accessibility

    package override func accessibilityElementCount() -> Int { call == nil ? 2 : 3 }

    package override func accessibilityElement(at index: Int) -> Any? {
        guard elements.indices.contains(index) else { return nil }
        elements[index].accessibilityLabel = [carrier, time, StatusBar.callLabel][index]
        elements[index].accessibilityTraits = index == 2 ? .button : []
        elements[index].accessibilityFrame = accessibilityFrame
        return elements[index]
    }

    package override func index(ofAccessibilityElement element: Any?) -> Int {
        elements.firstIndex { $0 === element as AnyObject } ?? NSNotFound
    }

    // MARK: Touches

    package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, bounds.contains(touch.location(in: self)) else { return }
        onTap?()
    }

    // MARK: Drawing

    private static let font = UIFont.boldSystemFont(ofSize: 13)
    private static let timeFont = UIFont.boldSystemFont(ofSize: 14)
    private var carrierStart: CGFloat { modelInsteadOfCarrier == nil ? 26 : 7 }
    private var carrierEnd: CGFloat { carrierStart + carrier.size(withFont: StatusBar.font).width }

    private var foreground: RGBA {
        call != nil ? .white : style == .default ? RGBA(white: 0, alpha: 1) : RGBA(white: 0.75, alpha: 1)
    }

    package override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        drawBackground(context)
        if let call { drawCall(context, seconds: call) }
        if style == .default, call == nil {
            // Symbols and texts look engraved: they are drawn first in the light colour, one point lower.
            context.saveGState()
            context.translateBy(x: 0, y: 1)
            let light = RGBA(white: 1, alpha: 0.5)
            drawItems(context, light, light, isEdge: true)
            context.restoreGState()
        }
        drawItems(
            context, foreground, style == .default && call == nil ? RGBA(white: 0.25, alpha: 1) : foreground,
            isEdge: false)
    }

    private static let height: CGFloat = 20

    private func drawCall(_ context: CGContext, seconds: Int) {
        context.saveGState()
        context.setShadow(offset: CGSize(width: 0, height: -1), blur: 0, color: UIColor(white: 0, alpha: 0.4).cgColor)
        context.setFill(.white)
        _ = callText(seconds).draw(
            in: CGRect(x: 0, y: StatusBar.height, width: bounds.width, height: StatusBar.height),
            withFont: StatusBar.timeFont, lineBreakMode: .byClipping, alignment: .center)
        context.restoreGState()
    }

    private func callText(_ seconds: Int) -> String {
        "\(StatusBar.callLabel)  \(seconds / 60):\(seconds % 60 < 10 ? "0" : "")\(seconds % 60)"
    }

    private func drawBackground(_ context: CGContext) {
        guard call == nil else {
            context.fillGradient(
                [
                    RGBA(red: 0.52, green: 0.86, blue: 0.42, alpha: 1),
                    RGBA(red: 0.26, green: 0.68, blue: 0.20, alpha: 1),
                    RGBA(red: 0.16, green: 0.55, blue: 0.12, alpha: 1),
                ], at: [0, 0.5, 1], in: bounds)
            context.setFill(RGBA(red: 0.06, green: 0.30, blue: 0.05, alpha: 1))
            return context.fill(CGRect(x: 0, y: bounds.maxY - 1, width: bounds.width, height: 1))
        }
        switch style {
        case .default:
            context.fillGradient(
                [
                    RGBA(red: 0.94, green: 0.97, blue: 0.98, alpha: 1),
                    RGBA(red: 0.73, green: 0.77, blue: 0.78, alpha: 1),
                ],
                in: bounds)
            context.setFill(RGBA(red: 0.36, green: 0.39, blue: 0.41, alpha: 1))
            context.fill(CGRect(x: 0, y: bounds.maxY - 1, width: bounds.width, height: 1))
        case .blackTranslucent:
            context.setFill(RGBA(white: 0, alpha: 0.55))
            context.fill(bounds)
        case .blackOpaque:
            context.setFill(RGBA(white: 0, alpha: 1))
            context.fill(bounds)
        }
    }

    /// A cell that is slower than any of the third generation is shown as one of the second.
    private var shownNetwork: StatusBarOverride.Network {
        switch network.link {
        case .none: .hide
        case .wifi: .wifi
        case .cellular: network.download > 0 && network.download < StatusBar.leastOf3G ? .edge : .threeG
        }
    }

    /// In bytes a second.
    private static let leastOf3G = 48_000.0

    /// - Parameter name: The carrier's colour.
    private func drawItems(_ context: CGContext, _ color: RGBA, _ name: RGBA, isEdge: Bool) {
        let symbols = StatusBarSymbols(
            context: context, isColored: style == .default && call == nil, plain: color, isEdge: isEdge)
        if modelInsteadOfCarrier == nil { symbols.drawSignal(bars: override.signalBars ?? 5) }
        let (small, large) = (StatusBar.font, StatusBar.timeFont)
        context.setFill(name)
        _ = carrier.draw(at: CGPoint(x: carrierStart, y: 1), withFont: small)
        switch override.network ?? shownNetwork {
        case .wifi: symbols.drawWiFi(waves: override.wifiBars ?? 3, x: carrierEnd + 8)
        case .threeG: _ = "3G".draw(at: CGPoint(x: carrierEnd + 7, y: 1), withFont: small)
        case .edge: _ = "E".draw(at: CGPoint(x: carrierEnd + 8, y: 1), withFont: small)
        case .hide: break
        }
        context.setFill(color)
        let width = time.size(withFont: large).width
        _ = time.draw(at: CGPoint(x: ((bounds.width - width) / 2).rounded(), y: 0), withFont: large)
        let battery = override.battery ?? battery
        symbols.drawBattery(battery, x: bounds.width - StatusBarSymbols.batteryMargin)
        guard isPad else { return }
        let charge = "\(Int((battery.level * 100).rounded()))%"
        charge.draw(at: CGPoint(x: bounds.width - 29 - charge.size(withFont: small).width, y: 1), withFont: small)
    }
}
