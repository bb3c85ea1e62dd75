import Device
import DeviceLink
import Foundation
import MainLoop
import UIKit

/// Shows a device in web pages.
///
/// Serves the page and a web socket on 127.0.0.1. A frame is sent only when the device's screen has changed; touches,
/// keys and buttons are received. Any number of pages can be connected.
@MainActor public final class WebDisplay {
    let device: Device
    private let server: PageServer
    private(set) var sessions: [DisplaySession] = []
    /// Makes a script of what is done on the pages; nil while none is wanted.
    var recorder: ScriptRecorder?
    /// Takes a file that was dropped on a page, and says what became of it.
    public var onFile: ((String) throws -> String)?
    /// The last lines that apps wrote, for pages that want to see them.
    var recentLog = RecentLog()
    private var pasteboard: DevicePasteboard?
    /// What pages were told last of the surroundings.
    var toldConditions = ""
    var toldGravity = ""
    var toldSettings = ""
    var toldMicrophone = ""
    /// The page whose microphone is heard, while an app listens: one of several.
    weak var ear: DisplaySession?
    /// Whether pages are about to be told of a change.
    var isTelling = false
    /// The page that turns the device in its hands, and knows how it is held.
    weak var holder: DisplaySession?

    /// The text on the device's pasteboard; nil for none.
    public var pasteboardText: String? {
        get { pasteboard?.text }
        set { if let newValue { pasteboard?.put(newValue) } }
    }

    /// The number of pages that have connected so far.
    private var openedCount = 0
    /// Whether free memory is scheduled to be returned to the system.
    private var isGivingBackMemory = false

    /// The ports that are tried if none is specified.
    public nonisolated static let usualPorts = PageServer.usualPorts

    /// - Parameters:
    ///   - port: The port to listen on; nil takes the first free one of `usualPorts`.
    ///   - tokenFile: The file that keeps the token in the page's address between starts.
    public init(device: Device, port: UInt16? = nil, tokenFile: URL) throws {
        self.device = device
        server = try PageServer(port: port, tokenFile: tokenFile)
    }

    /// Starts listening.
    ///
    /// - Returns: The address of the page, with its token.
    /// - Throws: `DisplayError`.
    public func start() throws -> URL {
        let address = try server.start { [weak self] request, access in
            self?.answer(request, access) ?? .status(.notFound)
        }
        device.onFrame = { [weak self] damage in self?.screenDidChange(damage) }
        (toldConditions, toldGravity, toldSettings) = (conditionMessage, gravityMessage, settingsMessage)
        device.onSurroundings = { [weak self] in self?.surroundingsDidChange() }
        device.onSamples = { [weak self] position, samples in self?.play(samples, at: position) }
        device.onSilence = { [weak self] in self?.play([], at: 0) }
        pasteboard = DevicePasteboard(of: device) { [weak self] text in self?.tell(clipboard: text) }
        return address
    }

    /// Stops listening, and sends the reason to the pages.
    public func stop(because reason: String = "The device was shut down.") {
        for session in sessions {
            session.say("bye " + reason)
            session.close()
        }
        sessions = []
        device.onFrame = nil
        device.onSurroundings = nil
        device.onSamples = nil
        device.onSilence = nil
        pasteboard?.stop()
        server.stop()
    }

    /// After `stop`: whether pages have not read their last messages yet.
    public var isStopping: Bool { server.isLeaving }

    /// Shows a text below the device in all pages.
    public func notify(_ text: String) {
        for session in sessions { session.say("notice " + text) }
    }

    /// Sends a text that an app copied to the pages, which write it to the browser's clipboard.
    private func tell(clipboard text: String) {
        for session in sessions where session.keepsUp { session.say("clipboard " + text) }
    }

    /// Sends samples to the pages. A browser plays them only after the first click.
    private func play(_ samples: [Int16], at position: Int64) {
        guard !sessions.isEmpty else { return }
        let message = SoundMessage(samples, position: position).data
        for session in sessions where session.keepsUp { session.say(message) }
    }

    private func screenDidChange(_ damage: [PixelRect]) {
        for session in sessions { session.show(device.framebuffer, damage: damage) }
    }
}

// MARK: - Sessions

extension WebDisplay {
    /// Answers a request with a file of the page, or opens the web socket.
    private func answer(_ request: PageRequest, _ access: PageAccess) -> PageAnswer {
        guard access.allowsFiles(request) else { return .status(.forbidden) }
        guard request.path == "/device" else {
            return PageFiles.response(for: request.path).map { .response($0) } ?? .status(.notFound)
        }
        guard access.allowsSocket(request) else { return .status(.forbidden) }
        return .socket { [weak self] in self?.open($0) }
    }

    /// Adds a session for a connected page.
    private func open(_ socket: PageSocket) {
        let surface = device.framebuffer
        guard let session = DisplaySession(surface: surface, firstFinger: openedCount * 16, socket: socket) else {
            return socket.close()
        }
        openedCount += 1
        sessions.append(session)
        socket.onText = { [weak self, weak session] line in
            guard let self, let session else { return }
            self.receive(line, from: session)
        }
        socket.onEnd = { [weak self, weak session] in
            guard let self, let session else { return }
            self.close(session)
        }
        session.say("screen \(surface.width) \(surface.height) \(device.profile.scale)")
        session.say(turnMessage)
        session.say(partsMessage)
        session.say(conditionMessage)
        session.say(gravityMessage)
        session.say(settingsMessage)
        session.say(microphoneMessage)
        if recorder != nil { session.say("recording on") }
        session.show(surface, damage: [])
    }

    private func close(_ session: DisplaySession) {
        sessions.removeAll { $0 === session }
        for finger in session.fingers { device.touch(.cancelled, finger: finger, at: .zero) }
        giveBackMemory()
    }

    /// The time in which a closing connection releases its memory, in seconds.
    private static let rest = 0.5

    /// Returns free memory to the system. A page needed megabytes (its codec, unsent messages), which the C library
    /// would keep.
    private func giveBackMemory() {
        guard !isGivingBackMemory else { return }
        isGivingBackMemory = true
        MainLoop.main.schedule(at: MainLoop.main.now + Self.rest) { [weak self] in
            self?.isGivingBackMemory = false
            _ = releaseFreeMemory(0)
        }
    }

    /// Handles a message. A page that sends an invalid one is disconnected.
    private func receive(_ line: String, from session: DisplaySession) {
        guard let message = ClientMessage(line: line) else {
            session.say("bye The page sent a message that the device does not know. Reload it.")
            return session.close()
        }
        session.note(message)
        record(message.content)
        switch message.content {
        case .touch(let phase, let finger, let x, let y):
            device.touch(phase.linkPhase, finger: session.follow(finger, phase), at: CGPoint(x: x, y: y))
        case .key(let isDown, let code, let modifiers, let text):
            device.key(isDown ? .down : .up, code: code, text: text, modifiers: modifiers)
        case .press(let button): press(button)
        case .tilt(let x, let y): tilt(x: x, y: y)
        case .hold(let x, let y, let z):
            holder = session
            device.accelerate(Acceleration(x: x, y: y, z: z))
        case .remote(let button): device.remoteControl(button.command)
        case .setting(let setting, let value): set(setting, value)
        case .shown: session.didShowFrame(of: device.framebuffer)
        case .compose(let text, let selection): device.compose(Composition(text, selection: selection))
        case .type(let text): device.compose(Composition(text, isFinal: true))
        case .clipboard(let text): pasteboard?.put(text)
        case .log(let isWanted): show(log: isWanted, to: session)
        case .record(let isWanted): record(isWanted, for: session)
        case .condition(let condition): set(condition)
        case .ring(let number): device.call(ringing: Device.ringingDuration, from: number)
        case .text(let text, let number): receive(text, from: number)
        case .file(let name, let size): take(name, size: size, from: session)
        case .part(let data): take(data, from: session)
        case .hear(let samples): hear(samples, from: session)
        }
    }

    private func press(_ button: ClientMessage.Button) {
        switch button {
        case .home: device.clickHome()
        case .lock: device.press(.lock)
        case .shake: device.shake()
        case .call: device.call(ringing: Device.ringingDuration)
        case .memoryWarning: device.memoryWarning()
        case .rotateLeft: turn(clockwise: false)
        case .rotateRight: turn(clockwise: true)
        case .volumeUp: device.press(.volumeUp)
        case .volumeDown: device.press(.volumeDown)
        }
    }

    /// Tilts the phone; the rest of gravity acts along the z axis.
    private func tilt(x: Double, y: Double) {
        device.accelerate(Acceleration(x: x, y: y, z: -max(1 - x * x - y * y, 0).squareRoot()))
    }

    private func turn(clockwise: Bool) {
        device.rotate(to: nextOrientation(clockwise: clockwise))
        for session in sessions { session.say(turnMessage) }
    }

    func nextOrientation(clockwise: Bool) -> DeviceLink.DeviceOrientation {
        let turns: [DeviceLink.DeviceOrientation] = [.portrait, .landscapeRight, .portraitUpsideDown, .landscapeLeft]
        let now = turns.firstIndex(of: device.orientation) ?? 0
        return turns[(now + (clockwise ? 1 : 3)) % turns.count]
    }

    /// The message with the rotation of the device, clockwise in degrees.
    private var turnMessage: String {
        switch device.orientation {
        case .landscapeRight: "turn 90"
        case .portraitUpsideDown: "turn 180"
        case .landscapeLeft: "turn -90"
        default: "turn 0"
        }
    }
}

extension ClientMessage.Phase {
    fileprivate var linkPhase: TouchPoint.Phase {
        switch self {
        case .began: .began
        case .moved: .moved
        case .ended: .ended
        case .cancelled: .cancelled
        }
    }
}

/// The C library's `malloc_trim`, whose header is not imported by Swift.
@_silgen_name("malloc_trim")
private func releaseFreeMemory(_ padding: Int) -> Int32
