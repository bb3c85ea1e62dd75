import DeviceLink
import Foundation
import UIKit

extension Device {
    /// A button of the case.
    public enum Button: Sendable, Hashable {
        case home
        case lock
        case volumeUp
        case volumeDown
    }

    /// Moves one finger.
    ///
    /// - Parameters:
    ///   - finger: any number that names the finger from `began` to `ended`.
    ///   - point: on the portrait screen, in points.
    package func touch(_ phase: TouchPoint.Phase, finger: Int, at point: CGPoint) {
        touch([TouchPoint(identifier: UInt32(truncatingIfNeeded: finger), phase: phase, x: point.x, y: point.y)])
    }

    /// Moves several fingers at one moment.
    package func touch(_ points: [TouchPoint]) {
        noteActivity()
        var forApp: [TouchPoint] = []
        var forDevice: [TouchPoint] = []
        for var point in points.prefix(DeviceLinkLimits.touchCount) where point.x.isFinite && point.y.isFinite {
            point.x = min(max(point.x, 0), profile.pointWidth - 1)
            point.y = min(max(point.y, 0), profile.pointHeight - 1)
            switch owner(of: point) {
            case .app:
                let place = screen.pointInApp(CGPoint(x: point.x, y: point.y))
                (point.x, point.y) = (place.x, place.y)
                forApp.append(point)
            case .device: forDevice.append(point)
            case .nobody: break
            }
        }
        if !forDevice.isEmpty { screen.touch(forDevice) }
        if !forApp.isEmpty { session?.send(touches: forApp) }
    }

    private func owner(of point: TouchPoint) -> FingerOwner {
        switch point.phase {
        case .began:
            // A second `began` of a finger that is already down is ignored.
            guard fingers[point.identifier, default: .nobody] == .nobody else { return .nobody }
            let owner = ownerOfTouch(at: CGPoint(x: point.x, y: point.y))
            fingers[point.identifier] = owner
            return owner
        case .moved, .stationary: return fingers[point.identifier] ?? .nobody
        case .ended, .cancelled: return fingers.removeValue(forKey: point.identifier) ?? .nobody
        }
    }

    private func ownerOfTouch(at point: CGPoint) -> FingerOwner {
        let owner = screen.owner(ofTouchAt: point)
        guard owner == .app else { return owner }
        guard let session, session.state == .running, session.isActive else { return .nobody }
        return .app
    }

    /// What a key does.
    package enum KeyDirection: Sendable, Hashable {
        case down
        case up
    }

    /// Presses or releases a key of a hardware keyboard.
    ///
    /// - Parameters:
    ///   - code: the key's name as web pages give it: "KeyA", "Enter".
    ///   - text: what the key types; empty for keys that type nothing.
    ///   - modifiers: shift 1, control 2, option 4, command 8, added.
    package func key(_ direction: KeyDirection, code: String, text: String = "", modifiers: Int = 0) {
        noteActivity()
        let press = KeyPress(
            isDown: direction == .down, text: text, code: code,
            modifiers: KeyPress.Modifiers(rawValue: UInt8(truncatingIfNeeded: modifiers)))
        if let session {
            if session.isActive { session.send(.key(press)) }
        } else if screen.takesKeys, interruptions.isEmpty {
            _ = UIApplication.shared.handleKey(press)
        }
    }

    /// Shows text that an input method of the machine is composing, as marked text in the app; final text is inserted.
    package func compose(_ composition: Composition) {
        if let session {
            if session.isActive { session.send(.composition(composition)) }
        } else if screen.takesKeys, interruptions.isEmpty {
            UIApplication.shared.handleComposition(composition)
        }
    }

    /// Presses and releases a button.
    public func press(_ button: Button) {
        noteActivity()
        switch button {
        case .lock: lock()
        case .home: pressHome()
        case .volumeUp: changeVolume(steps: 1)
        case .volumeDown: changeVolume(steps: -1)
        }
    }

    /// Whether the lock screen is shown.
    public var isLocked: Bool { interruptions.contains(.locked) }

    private func lock() {
        guard interruptions.insert(.locked).inserted else { return }
        dropSwitcher()
        interrupt()
        screen.showLockScreen()
        updateVolumes()
    }

    func unlock() {
        guard interruptions.remove(.locked) != nil else { return }
        screen.lockScreen.removeNotices()
        screen.hideLockScreen()
        updateVolumes()
        if interruptions.isEmpty { session?.becomeActive() }
    }

    /// Interrupts the app: its touches are cancelled and it resigns active.
    func interrupt() {
        noteActivity()
        homeClick?.cancel()
        homeClick = nil
        cancelTouches()
        screen.endEditing()
        session?.resignActive()
    }

    /// Cancels all touches of the app and of the device's windows. Fingers that are down are ignored until they are
    /// lifted.
    func cancelTouches() {
        screen.cancelTouches()
        let ofApp = fingers.filter { $0.value == .app }.keys.sorted()
        if !ofApp.isEmpty {
            session?.send(touches: ofApp.map { TouchPoint(identifier: $0, phase: .cancelled, x: 0, y: 0) })
        }
        for finger in fingers.keys { fingers[finger] = .nobody }
    }

    /// Turns the device.
    package func rotate(to orientation: DeviceLink.DeviceOrientation) {
        self.orientation = orientation
        session?.send(.orientation(orientation))
        accelerate(.gravity(orientation))
    }

    /// Sets what the accelerometer measures, until the device is rotated or this is called again.
    ///
    /// - Parameter acceleration: in units of gravity; cut to what the sensor can measure, 8 in each direction.
    package func accelerate(_ acceleration: Acceleration) {
        func measured(_ value: Double) -> Double { value.isFinite ? min(max(value, -8), 8) : 0 }
        self.acceleration = Acceleration(
            x: measured(acceleration.x), y: measured(acceleration.y), z: measured(acceleration.z))
        sendAcceleration(self.acceleration)
        onSurroundings?()
    }

    /// Sends the app what the accelerometer measures. A new app assumes a device held upright and still.
    func sendAcceleration(_ acceleration: Acceleration) {
        session?.send(.acceleration(x: acceleration.x, y: acceleration.y, z: acceleration.z))
    }

    /// Presses a button of the headset. An app that plays sound in the background hears it while no other has the screen.
    package func remoteControl(_ command: RemoteControlCommand) {
        let player = behind.first { $0.state == .background && $0.app.bundle.background.modes.contains(.audio) }
        guard let session = session ?? player, session.takesTime else { return }
        session.send(.remoteControl(command))
    }

    /// Shakes the device.
    public func shake() {
        guard let session, session.isActive else { return }
        session.send(.motion(.shakeBegan))
        session.send(.motion(.shakeEnded))
        // For apps that read the accelerometer themselves, the device moves to and fro.
        for swing in 0..<Device.swings {
            let push = swing % 2 == 0 ? Device.push : -Device.push
            timeline.schedule(after: Double(swing) * Device.swingDuration) { [weak self] in
                guard let self else { return }
                sendAcceleration(Acceleration(x: acceleration.x + push, y: acceleration.y, z: acceleration.z))
            }
        }
        timeline.schedule(after: Double(Device.swings) * Device.swingDuration) { [weak self] in
            guard let self else { return }
            sendAcceleration(acceleration)
        }
    }

    /// How often a shaken device goes to and fro, how long once takes in seconds, and how strongly it is pushed.
    private static let swings = 5
    private static let swingDuration = 0.11
    private static let push = 2.0

    /// Tells the apps that memory is short. Those that stand still hear it when they go on.
    public func memoryWarning() {
        for session in sessions { session.send(.memoryWarning) }
        screen.forgetHiddenSystemApps()
        MemoryCaches.empty()
    }
}
