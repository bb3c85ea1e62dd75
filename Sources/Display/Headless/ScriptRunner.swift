import CDevice
import Device
import DeviceLink
import Foundation
import UIKit

/// Does what a script says, as a person would: with touches that take time, looking only at what is on the screen.
@MainActor final class ScriptRunner {
    let device: Device
    /// The app that `launch` starts.
    var appIdentifier: String?
    /// Where the picture of a failed step goes; the folder of the script's last picture if nil.
    var failureFolder: String?
    /// Whether the app is gone in a way that makes the rest of the script meaningless.
    var appHasFailed: () -> Bool = { false }
    /// The step under way, and where it stands: `count:5: tap "Add One"`.
    private(set) var place: String?
    /// Whether a step failed because the run had all its real time.
    private(set) var isOutOfTime = false
    private let timeout: Double
    private let deadline: Int64
    private var lastFolder = ""
    /// Where the fingers are that steps of their own have put down.
    private var fingers: [Int: CGPoint] = [:]

    /// How long the script's parts take, in virtual seconds.
    private enum Duration {
        static let frame = 1.0 / 60
        static let tap = 0.1
        static let key = 0.05
        static let pinch = 0.5
        static let flick = 0.1
        /// After a step, for its first effects to show.
        static let settling = 0.1
        /// After a step that animates the whole screen.
        static let transition = 0.7
        /// After an app was launched.
        static let launch = 1.0
        /// Until everything that moves by itself has come to rest.
        static let rest = 1.0
        static let look = 0.1
        /// Until a shaken device is still again.
        static let shake = 0.7
    }

    init(device: Device, timeout: Double) {
        self.device = device
        self.timeout = timeout
        deadline = real_monotonic_nanoseconds() + Int64(min(max(timeout, 0), 1e6) * 1e9)
    }

    func run(_ script: Script) throws {
        for line in script.lines {
            place = "\(script.file):\(line.number): \(line.text)"
            do {
                try perform(line.step)
            } catch let error as StepError {
                throw failure(error.message, line: line, script: script)
            } catch let error as DeviceError where error.reason == .appNotResponding && !appHasFailed() {
                throw failure(error.description, line: line, script: script)
            }
            if appHasFailed() { return }
        }
        place = nil
    }

    /// Lets virtual time go by.
    ///
    /// - Throws: when the run's real time is over, and what `Device.advance(by:)` throws.
    func advance(by seconds: Double) throws {
        var left = seconds
        repeat {
            guard real_monotonic_nanoseconds() < deadline else {
                isOutOfTime = true
                throw StepError(.outOfTime, "the run took longer than \(timeout) s of real time (see --timeout)")
            }
            let part = min(left, 1)
            try device.advance(by: part)
            left -= part
        } while left > 1e-9 && !appHasFailed()
    }

    /// The accessibility tree as JSON.
    func tree() throws -> Data { Data(try device.accessibilityTree().outline.utf8) }

    private func failure(_ message: String, line: Script.Line, script: Script) -> StepFailure {
        let labels = (try? device.accessibilityTree().visibleLabels) ?? []
        let stem = ((script.file as NSString).lastPathComponent as NSString).deletingPathExtension
        let folder = failureFolder ?? lastFolder
        let file = (folder.isEmpty ? "" : folder + "/") + "\(stem)-line-\(line.number)-failed.png"
        var screenshot: String?
        if let data = try? device.screenshot(), (try? OutputFile.write(data, to: file)) != nil { screenshot = file }
        return StepFailure(
            place: "\(script.file):\(line.number)", step: line.text, message: message, labels: labels,
            screenshot: screenshot)
    }
}

// MARK: - Steps

extension ScriptRunner {
    /// Does one step, and lets the time pass that it takes.
    func perform(_ step: ScriptStep) throws {
        switch step {
        case .tapLabel(let label): try tap(center(of: label))
        case .tapPoint(let x, let y): try tap(CGPoint(x: x, y: y))
        case .pressLabel(let label, let seconds): try tap(center(of: label), for: seconds)
        case .pressPoint(let x, let y, let seconds): try tap(CGPoint(x: x, y: y), for: seconds)
        case .touchDown(let finger, let x, let y): try touch(.began, finger, CGPoint(x: x, y: y))
        case .touchMove(let finger, let x, let y): try touch(.moved, finger, CGPoint(x: x, y: y))
        case .touchUp(let finger): try touch(.ended, finger, fingers[finger])
        case .type(let text): try type(text)
        case .compose(let text): try compose(Composition(text))
        case .commit(let text): try compose(Composition(text, isFinal: true))
        case .key(let key): try press(key)
        case .drag(let fromX, let fromY, let toX, let toY, let seconds):
            let start = CGPoint(x: fromX, y: fromY)
            try move([(start, CGPoint(x: toX, y: toY))], seconds: seconds)
        case .flick(let fromX, let fromY, let toX, let toY):
            let start = CGPoint(x: fromX, y: fromY)
            try move([(start, CGPoint(x: toX, y: toY))], seconds: Duration.flick, lifting: .onTheWay)
        case .pinch(let x, let y, let scale): try pinch(CGPoint(x: x, y: y), scale)
        case .wait(let seconds): try advance(by: seconds)
        case .waitFor(let label, let seconds): try wait(for: label, seconds)
        case .expect(let label): _ = try element(label)
        case .expectNot(let label):
            if try device.accessibilityTree().find(label) != nil { throw StepError("\"\(label)\" is on the screen") }
        case .expectValue(let label, let value):
            let found = try element(label).value
            guard found == value else {
                throw StepError("the value of \"\(label)\" is \(found.map { "\"\($0)\"" } ?? "missing")")
            }
        case .expectHealth: try expectHealth()
        case .rotate(let orientation, let seconds): try act(for: seconds) { device.rotate(to: orientation.device) }
        case .shake: try act(for: Duration.shake) { device.shake() }
        case .accelerate(let x, let y, let z):
            try act(for: Duration.settling) { device.accelerate(Acceleration(x: x, y: y, z: z)) }
        case .location(let latitude, let longitude):
            try act(for: Duration.settling) {
                device.setLocation(LocationFix(latitude: latitude, longitude: longitude))
            }
        case .addMedia(let file): try addMedia(file)
        case .noLocation: try act(for: Duration.settling) { device.setLocation(nil) }
        case .route(let name): try follow(name)
        case .heading(let degrees): try act(for: Duration.settling) { device.setHeading(degrees) }
        case .remoteControl(let button): try act(for: Duration.settling) { device.remoteControl(button.command) }
        case .launch: try launch()
        case .home: try act(for: Duration.transition) { device.press(.home) }
        case .lock: try act(for: Duration.transition) { device.press(.lock) }
        case .memoryWarning: try act(for: Duration.settling) { device.memoryWarning() }
        case .call: try act(for: Device.callDuration + Duration.transition) { device.call() }
        case .ring: try act(for: Duration.transition) { device.call(ringing: Device.ringingDuration) }
        case .screenshot(let file):
            lastFolder = OutputFile.folder(of: file)
            try OutputFile.write(device.screenshot(), to: file)
        case .tree(let file): try OutputFile.write(tree(), to: file)
        }
    }

    private func act(for seconds: Double, _ action: () -> Void) throws {
        action()
        try advance(by: seconds)
    }

    private func addMedia(_ file: String) throws {
        do {
            _ = try device.addContacts(file: file)
        } catch let error as DeviceError where error.reason == .badMedia {
            throw StepError(error.description)
        }
        try advance(by: Duration.settling)
    }

    private func follow(_ name: String) throws {
        do {
            let route = try LocationRoute(name)
            try act(for: Duration.settling) { device.follow(route) }
        } catch let error as DeviceError where error.reason == .badRoute {
            throw StepError(error.description)
        }
    }

    private func element(_ label: String) throws -> AccessibilityNode {
        guard let element = try device.accessibilityTree().find(label) else {
            throw StepError("\"\(label)\" is not on the screen")
        }
        return element
    }

    private func center(of label: String) throws -> CGPoint {
        let frame = try element(label).frame
        let screen = CGRect(x: 0, y: 0, width: device.profile.pointWidth, height: device.profile.pointHeight)
        let visible = frame.intersection(screen)
        guard !visible.isEmpty else { throw StepError("\"\(label)\" is outside the screen, at \(frame)") }
        return CGPoint(x: visible.midX, y: visible.midY)
    }

    private func wait(for label: String, _ seconds: Double) throws {
        var left = seconds
        while try device.accessibilityTree().find(label) == nil {
            guard left > 0, !appHasFailed() else {
                throw StepError("\"\(label)\" did not appear within \(seconds) s")
            }
            try advance(by: min(left, Duration.look))
            left -= Duration.look
        }
    }

    private func launch() throws {
        guard let appIdentifier, device.runningApp?.identifier != appIdentifier else { return }
        try device.launch(appIdentifier)
        try advance(by: Duration.launch)
    }

    /// What is on its way when the app first looks is not held against it.
    private func expectHealth() throws {
        guard let first = try device.health(), !first.problems.isEmpty else { return }
        try advance(by: Duration.rest)
        guard let second = try device.health() else { return }
        let problems = first.problems.filter(second.problems.contains)
        guard problems.isEmpty else { throw StepError(.unhealthy, problems.joined(separator: "\n  ")) }
    }

    private func tap(_ point: CGPoint, for seconds: Double = Duration.tap) throws {
        device.touch(.began, finger: 1, at: point)
        try advance(by: seconds)
        device.touch(.ended, finger: 1, at: point)
        try advance(by: Duration.settling)
    }

    private func touch(_ phase: TouchPoint.Phase, _ finger: Int, _ point: CGPoint?) throws {
        guard let point, phase == .began || fingers[finger] != nil else { return }
        fingers[finger] = phase == .ended ? nil : point
        device.touch(phase, finger: finger, at: point)
        try advance(by: Duration.frame)
    }

    private func type(_ text: String) throws {
        for character in text {
            switch character {
            case "\n": try press(.return)
            case "\t": try press(.tab)
            default: try press(code: ScriptRunner.code(of: character), text: String(character))
            }
        }
        try advance(by: Duration.settling)
    }

    private func compose(_ composition: Composition) throws {
        device.compose(composition)
        try advance(by: Duration.settling)
    }

    private func press(_ key: ScriptKey) throws { try press(code: key.code, text: key.text) }

    private func press(code: String, text: String) throws {
        device.key(.down, code: code, text: text)
        try advance(by: Duration.key)
        device.key(.up, code: code, text: text)
        try advance(by: Duration.key)
    }

    /// The name of the key that types a character on a US keyboard.
    private static func code(of character: Character) -> String {
        if character.isASCII, character.isLetter { return "Key" + character.uppercased() }
        if character.isASCII, character.isNumber { return "Digit\(character)" }
        return character == " " ? "Space" : "Unidentified"
    }

    private func pinch(_ center: CGPoint, _ scale: Double) throws {
        // The fingers stay on the screen, beside each other.
        let widest = max(2, min(80, center.x, device.profile.pointWidth - 1 - center.x))
        let (first, last) = scale > 1 ? (widest / scale, widest) : (widest, widest * scale)
        let fingers = [-1.0, 1.0].map { side in
            (CGPoint(x: center.x + side * first, y: center.y), CGPoint(x: center.x + side * last, y: center.y))
        }
        try move(fingers, seconds: Duration.pinch)
    }

    /// How fingers leave the screen.
    private enum Lifting { case atRest, onTheWay }

    /// Moves fingers from their first to their second place, a step for each frame.
    private func move(
        _ paths: [(from: CGPoint, to: CGPoint)], seconds: Double, lifting: Lifting = .atRest
    ) throws {
        func touch(_ phase: TouchPoint.Phase, _ part: Double) {
            device.touch(
                paths.enumerated().map { index, path in
                    TouchPoint(
                        identifier: UInt32(index + 1), phase: phase,
                        x: path.from.x + (path.to.x - path.from.x) * part,
                        y: path.from.y + (path.to.y - path.from.y) * part)
                })
        }
        let steps = min(max(1, Int((seconds / Duration.frame).rounded())), 100_000)
        touch(.began, 0)
        for step in 1...steps {
            try advance(by: seconds / Double(steps))
            touch(.moved, Double(step) / Double(steps))
        }
        if lifting == .atRest { try advance(by: Duration.frame) }
        touch(.ended, 1)
        try advance(by: Duration.settling)
    }
}

extension ScriptOrientation {
    fileprivate var device: DeviceLink.DeviceOrientation {
        switch self {
        case .portrait: .portrait
        case .landscapeLeft: .landscapeLeft
        case .landscapeRight: .landscapeRight
        case .upsideDown: .portraitUpsideDown
        }
    }
}

extension ScriptRemoteButton {
    fileprivate var command: RemoteControlCommand {
        switch self {
        case .play: .play
        case .pause: .pause
        case .stop: .stop
        case .toggle: .togglePlayPause
        case .next: .nextTrack
        case .previous: .previousTrack
        case .beginSeekingBackward: .beginSeekingBackward
        case .endSeekingBackward: .endSeekingBackward
        case .beginSeekingForward: .beginSeekingForward
        case .endSeekingForward: .endSeekingForward
        }
    }
}

extension ScriptKey {
    /// The key's name as web pages give it.
    fileprivate var code: String {
        switch self {
        case .return: "Enter"
        case .delete: "Backspace"
        case .tab: "Tab"
        case .space: "Space"
        case .escape: "Escape"
        case .up: "ArrowUp"
        case .down: "ArrowDown"
        case .left: "ArrowLeft"
        case .right: "ArrowRight"
        }
    }

    fileprivate var text: String {
        switch self {
        case .return: "\n"
        case .tab: "\t"
        case .space: " "
        default: ""
        }
    }
}
