import DeviceLink
import Foundation
import MainLoop
import UIKit

/// A screen with an application, fingers and a clock that the test moves.
@MainActor final class TouchStage {
    let application = UIApplication()
    let window: UIWindow
    let surface: Surface
    private var fingers: [UInt32: CGPoint] = [:]

    private init?(_ profile: DeviceProfile, scale: CGFloat) {
        guard
            let surface = Surface(
                width: Int(profile.pointWidth * scale), height: Int(profile.pointHeight * scale))
        else { return nil }
        var scaled = profile
        scaled.scale = scale
        self.surface = surface
        UIScreen.configure(profile: scaled, surface: surface)
        window = UIWindow(frame: UIScreen.main.bounds)
        window.backgroundColor = .white
        window.makeKeyAndVisible()
    }

    /// Lets `body` act on a new stage, in virtual time.
    static func perform(
        on profile: DeviceProfile = DeviceProfile(), scale: CGFloat = 1, _ body: (TouchStage) throws -> Void
    ) rethrows {
        // The device of a test before this one, in another time, is to draw no more.
        UIApplication.current?.device = nil
        finishEarlierTests()
        MainLoop.main.startVirtualTime(
            wallNanoseconds: 1_256_000_000_000_000_000, monotonicNanoseconds: 5_000_000_000)
        defer {
            MainLoop.main.stopVirtualTime()
            UIScreen.configure(profile: DeviceProfile(), surface: nil)
        }
        guard let stage = TouchStage(profile, scale: scale) else { return }
        stage.wait(0.02)
        try body(stage)
        stage.window.isHidden = true
    }

    /// What a test in real time has scheduled and not waited for would be due at no time of this test's clock, and
    /// stay.
    private static func finishEarlierTests() {
        let end = MainLoop.main.now + 2
        while let next = MainLoop.main.nextDeadline, next < end {
            Thread.sleep(forTimeInterval: max(next - MainLoop.main.now, 0))
            MainLoop.main.turn()
        }
    }

    var now: TimeInterval { MainLoop.main.now }

    /// Lets frames go by, and whatever is due in them.
    func wait(_ seconds: TimeInterval) {
        let end = now + seconds
        while now < end - 1e-9 {
            MainLoop.main.advance(to: min(((now * 60 + 0.001).rounded(.down) + 1) / 60, end))
            render()
        }
    }

    func render() {
        CATransaction.flush()
        _ = UIScreen.main.host?.render(at: now)
    }

    // MARK: Fingers

    func down(_ x: CGFloat, _ y: CGFloat, finger: UInt32 = 1) { send(.began, x, y, finger) }
    func move(_ x: CGFloat, _ y: CGFloat, finger: UInt32 = 1) { send(.moved, x, y, finger) }
    func lift(finger: UInt32 = 1) {
        let place = fingers.removeValue(forKey: finger) ?? .zero
        send(.ended, place.x, place.y, finger)
        fingers[finger] = nil
    }

    func tap(_ x: CGFloat, _ y: CGFloat) {
        down(x, y)
        wait(0.05)
        lift()
    }

    /// Moves a finger from one place to another at an even speed, without lifting it.
    func drag(from start: CGPoint, to end: CGPoint, in seconds: TimeInterval = 0.2) {
        down(start.x, start.y)
        let steps = max(Int(seconds * 60), 1)
        for step in 1...steps {
            wait(1 / 60.0)
            let part = CGFloat(step) / CGFloat(steps)
            move(start.x + (end.x - start.x) * part, start.y + (end.y - start.y) * part)
        }
    }

    private func send(_ phase: TouchPoint.Phase, _ x: CGFloat, _ y: CGFloat, _ finger: UInt32) {
        fingers[finger] = CGPoint(x: x, y: y)
        application.deliver([TouchPoint(identifier: finger, phase: phase, x: x, y: y)], timestamp: now)
        MainLoop.main.turn()
    }

    // MARK: Pictures

    /// Draws the screen, and writes what it shows to a file if the environment names a folder for pictures.
    func photograph(_ name: String) {
        render()
        guard let folder = ProcessInfo.processInfo.environment["VERGER_TEST_PICTURES"] else { return }
        let suffix = UIScreen.main.scale == 1 ? "" : "@2x"
        guard let image = CGContext(surface: surface, scale: 1).makeImage(),
            let data = UIImagePNGRepresentation(UIImage(cgImage: image))
        else { return }
        try? data.write(to: URL(fileURLWithPath: folder).appendingPathComponent("\(name)\(suffix).png"))
    }
}
