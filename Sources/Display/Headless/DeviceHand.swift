import Device
import DeviceLink
import Foundation
import UIKit

/// Touches a device and types on it as a person does: each movement takes its time, and a moment follows it in which its first
/// effects show.
///
/// Whoever uses it says how time passes: a device in virtual time is advanced, a live one is waited for.
@MainActor package final class DeviceHand {
    private let device: Device
    private let pass: @MainActor (_ seconds: Double) throws -> Void
    /// Where the fingers are that were put down one by one.
    private var fingers: [Int: CGPoint] = [:]
    /// Gets every movement of fingers.
    var onTouch: (([TouchPoint]) -> Void)?

    /// How long movements take, in seconds.
    package nonisolated static let frame = 1.0 / 60
    package nonisolated static let standing = 0.3
    package nonisolated static let tap = 0.1
    package nonisolated static let flick = 0.1
    package nonisolated static let pinch = 0.5
    private nonisolated static let key = 0.05
    /// After a movement, for its first effects to show.
    package nonisolated static let settling = 0.1

    /// - Parameter pass: lets that many seconds of the device's time go by.
    package init(_ device: Device, pass: @escaping @MainActor (_ seconds: Double) throws -> Void) {
        self.device = device
        self.pass = pass
    }

    // MARK: Fingers

    package func tap(_ point: CGPoint, for seconds: Double = DeviceHand.tap) throws {
        try tap([point], for: seconds)
    }

    /// Taps with a finger at each point.
    package func tap(_ points: [CGPoint], for seconds: Double = DeviceHand.tap) throws {
        func touch(_ phase: TouchPoint.Phase) {
            send(
                points.enumerated().map { index, point in
                    TouchPoint(identifier: UInt32(index + 1), phase: phase, x: point.x, y: point.y)
                })
        }
        touch(.began)
        try pass(seconds)
        touch(.ended)
        try pass(Self.settling)
    }

    /// Moves one finger, which stays where it is until the next call.
    package func touch(_ phase: TouchPoint.Phase, _ finger: Int, _ point: CGPoint) throws {
        guard phase == .began || fingers[finger] != nil else { return }
        fingers[finger] = phase == .ended ? nil : point
        send([TouchPoint(identifier: UInt32(truncatingIfNeeded: finger), phase: phase, x: point.x, y: point.y)])
        try pass(Self.frame)
    }

    /// Takes a finger off the screen, where it is.
    package func lift(_ finger: Int) throws {
        guard let point = fingers[finger] else { return }
        try touch(.ended, finger, point)
    }

    /// Moves two fingers beside a point apart (a scale above 1) or together.
    package func pinch(_ center: CGPoint, _ scale: Double, seconds: Double = DeviceHand.pinch) throws {
        // The fingers stay on the screen, beside each other.
        let widest = max(2, min(80, center.x, device.profile.pointWidth - 1 - center.x))
        let (first, last) = scale > 1 ? (widest / scale, widest) : (widest, widest * scale)
        let fingers = [-1.0, 1.0].map { side in
            (CGPoint(x: center.x + side * first, y: center.y), CGPoint(x: center.x + side * last, y: center.y))
        }
        try move(fingers, seconds: seconds)
    }

    /// How fingers leave the screen.
    package enum Lifting {
        case atRest, onTheWay
        /// Long enough at rest that nothing goes on by itself.
        case standing
    }

    /// Moves fingers from their first to their second place, a step for each frame.
    package func move(
        _ paths: [(from: CGPoint, to: CGPoint)], seconds: Double, lifting: Lifting = .atRest
    ) throws {
        func touch(_ phase: TouchPoint.Phase, _ part: Double) {
            send(
                paths.enumerated().map { index, path in
                    TouchPoint(
                        identifier: UInt32(index + 1), phase: phase,
                        x: path.from.x + (path.to.x - path.from.x) * part,
                        y: path.from.y + (path.to.y - path.from.y) * part)
                })
        }
        let steps = min(max(1, Int((seconds / Self.frame).rounded())), 100_000)
        touch(.began, 0)
        for step in 1...steps {
            try pass(seconds / Double(steps))
            touch(.moved, Double(step) / Double(steps))
        }
        switch lifting {
        case .atRest: try pass(Self.frame)
        case .standing: try pass(Self.standing)
        case .onTheWay: break
        }
        touch(.ended, 1)
        try pass(Self.settling)
    }

    private func send(_ points: [TouchPoint]) {
        onTouch?(points)
        device.touch(points)
    }

    // MARK: Keys

    /// Presses a key of a hardware keyboard for each character.
    package func type(_ text: String) throws {
        for character in text {
            switch character {
            case "\n": try press(.return)
            case "\t": try press(.tab)
            default: try press(code: Self.code(of: character), text: String(character))
            }
        }
        try pass(Self.settling)
    }

    package func compose(_ composition: Composition) throws {
        device.compose(composition)
        try pass(Self.settling)
    }

    package func press(_ key: ScriptKey) throws { try press(code: key.code, text: key.text) }

    /// - Parameter code: the key's name as web pages give it.
    package func press(code: String, text: String, modifiers: Int = 0) throws {
        device.key(.down, code: code, text: text, modifiers: modifiers)
        try pass(Self.key)
        device.key(.up, code: code, text: text, modifiers: modifiers)
        try pass(Self.key)
    }

    /// The name of the key that types a character on a US keyboard.
    package static func code(of character: Character) -> String {
        if character.isASCII, character.isLetter { return "Key" + character.uppercased() }
        if character.isASCII, character.isNumber { return "Digit\(character)" }
        return character == " " ? "Space" : "Unidentified"
    }
}
