import DeviceLink
import Foundation
import UIKit

/// The dark square in the middle of the screen that shows how loud the device is after a volume button was pressed, and what
/// the silent switch says after it was moved. It is in front of everything, takes no touches, and goes by itself.
@MainActor final class VolumeOverlay: UIWindow {
    /// What the square shows.
    struct Content: Equatable {
        /// What becomes louder: "Ringer", "Volume" or "Headphones".
        var title: String
        /// The number of filled segments, from 0 to ``VolumeOverlay/segments``; nil for a device that was silenced.
        var level: Int?
        /// Nil for the ringer, which has a bell instead.
        var hasSpeaker: Bool
    }

    /// The steps from silence to the full volume.
    static let segments = 16
    /// How long it stays before it fades, and how long it fades, in seconds.
    static let stay = 1.5
    static let fade = 0.4

    private let stage: UIView
    private let square: VolumeSquareView

    init(on screen: UIScreen) {
        square = VolumeSquareView()
        stage = UIView(frame: square.frame)
        super.init(frame: screen.bounds)
        self.screen = screen
        windowLevel = UIWindow.Level.statusBar + 0.5
        isOpaque = false
        isUserInteractionEnabled = false
        stage.isOpaque = false
        stage.center = CGPoint(x: bounds.midX, y: bounds.midY)
        stage.addSubview(square)
        addSubview(stage)
        isHidden = true
    }

    required init?(coder: NSCoder) { return nil }

    /// Shows it at once.
    ///
    /// - Parameter orientation: how what is seen stands on the screen.
    func show(_ content: Content, orientation: DeviceLink.InterfaceOrientation) {
        layer.removeAnimation(forKey: "fade")
        square.content = content
        stage.transform = CGAffineTransform(rotationAngle: orientation.angle)
        alpha = 1
        isHidden = false
    }

    /// Fades. It is hidden by its owner once it has.
    func disappear() {
        layer.add(AppWindow.fade(from: 1, to: 0, duration: Self.fade), forKey: "fade")
        alpha = 0
    }
}
