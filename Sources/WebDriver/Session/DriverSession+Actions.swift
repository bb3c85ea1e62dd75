import CoreGraphics
import Device
import DeviceLink
import Display
import Foundation

/// W3C's actions: several fingers and keys, moment by moment.
extension DriverSession {
    func performActions(_ parameters: Parameters) throws {
        let sequences = try ActionSequence.read(parameters)
        try checkApp()
        for moment in 0..<(sequences.map(\.actions.count).max() ?? 0) {
            try perform(
                sequences.compactMap { sequence in
                    sequence.actions.indices.contains(moment) ? (sequence, sequence.actions[moment]) : nil
                })
        }
        try rest()
    }

    /// Lets go of all keys and fingers.
    func releaseActions() throws {
        letGo()
        try rest()
    }

    func letGo() {
        for identifier in actions.pointers.keys.sorted() { lift(identifier) }
        for key in actions.keys.sorted() { press(key, .up) }
        actions = ActionState()
    }

    /// What all sources do in one moment, which lasts as long as the longest of their actions.
    private func perform(_ moment: [(sequence: ActionSequence, action: ActionSequence.Action)]) throws {
        var moves: [(identifier: String, from: CGPoint, to: CGPoint, seconds: Double)] = []
        var touches: [TouchPoint] = []
        for (sequence, action) in moment {
            let identifier = sequence.identifier
            switch action {
            case .pause: break
            case .down:
                var pointer = actions.pointer(identifier)
                guard !pointer.isDown else { break }
                pointer.isDown = true
                actions.pointers[identifier] = pointer
                touches.append(touch(pointer, .began))
            case .up, .cancel:
                var pointer = actions.pointer(identifier)
                guard pointer.isDown else { break }
                pointer.isDown = false
                actions.pointers[identifier] = pointer
                if case .cancel = action {
                    touches.append(touch(pointer, .cancelled))
                } else {
                    touches.append(touch(pointer, .ended))
                }
            case .move(let x, let y, let origin, let seconds):
                let from = actions.pointer(identifier).point
                moves.append((identifier, from, try place(x, y, origin, from: from), seconds))
            case .keyDown(let key): press(key, .down)
            case .keyUp(let key): press(key, .up)
            }
        }
        if !touches.isEmpty { device.touch(touches) }
        let seconds = moment.map(\.action.duration).max() ?? 0
        guard !moves.isEmpty else { return try pass(max(seconds, DeviceHand.frame)) }
        let isTouching = moves.contains { actions.pointers[$0.identifier]?.isDown == true }
        // A finger in the air takes no time to be elsewhere.
        let steps = isTouching ? max(1, Int((seconds / DeviceHand.frame).rounded())) : 1
        for step in 1...steps {
            if seconds > 0 || isTouching { try pass(max(seconds / Double(steps), isTouching ? DeviceHand.frame : 0)) }
            move(moves, at: seconds * Double(step) / Double(steps), isLast: step == steps)
        }
    }

    private func move(
        _ moves: [(identifier: String, from: CGPoint, to: CGPoint, seconds: Double)], at time: Double, isLast: Bool
    ) {
        var touches: [TouchPoint] = []
        for move in moves {
            let part = isLast || move.seconds <= 0 ? 1 : min(time / move.seconds, 1)
            actions.pointers[move.identifier]?.point = CGPoint(
                x: move.from.x + (move.to.x - move.from.x) * part, y: move.from.y + (move.to.y - move.from.y) * part)
            guard let pointer = actions.pointers[move.identifier], pointer.isDown else { continue }
            touches.append(touch(pointer, .moved))
        }
        if !touches.isEmpty { device.touch(touches) }
    }

    private func touch(_ pointer: ActionState.Pointer, _ phase: TouchPoint.Phase) -> TouchPoint {
        let point = geometry.device(pointer.point)
        return TouchPoint(identifier: UInt32(pointer.number), phase: phase, x: point.x, y: point.y)
    }

    private func lift(_ identifier: String) {
        guard let pointer = actions.pointers[identifier], pointer.isDown else { return }
        device.touch([touch(pointer, .ended)])
        actions.pointers[identifier]?.isDown = false
    }

    private func place(
        _ x: Double, _ y: Double, _ origin: ActionSequence.Origin, from: CGPoint
    ) throws -> CGPoint {
        switch origin {
        case .viewport: return try onScreen(CGPoint(x: x, y: y))
        case .pointer: return try onScreen(CGPoint(x: from.x + x, y: from.y + y))
        case .element(let reference):
            // Measured from its middle.
            let center = try show(element(reference)).center
            return try onScreen(CGPoint(x: center.x + x, y: center.y + y))
        }
    }

    private func press(_ key: String, _ direction: Device.KeyDirection) {
        guard let character = key.first else { return }
        let special = TypedKey.special[character]
        if direction == .down { actions.keys.insert(key) } else { actions.keys.remove(key) }
        let text = special?.text ?? key
        device.key(
            direction, code: special?.code ?? DeviceHand.code(of: character), text: text, modifiers: actions.modifiers)
    }
}
