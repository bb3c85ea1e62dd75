import Device
import DeviceLink
import Foundation
import MainLoop
import UIKit

/// Shows a device in a web page.
///
/// Serves the page and a web socket on 127.0.0.1. Frames go out when the device's screen changed and at no other time;
/// touches, keys and buttons come in. Any number of pages may watch at once.
@MainActor public final class WebDisplay {
    private let device: Device
    private let server: PageServer
    private var sessions: [DisplaySession] = []
    private var pasteboard: DevicePasteboard?
    /// How many pages have connected so far.
    private var openedCount = 0
    /// Whether memory is to be given back soon.
    private var isGivingBackMemory = false

    /// Where a port is looked for when none was asked for.
    public nonisolated static let usualPorts = PageServer.usualPorts

    /// - Parameters:
    ///   - port: the port to listen on; nil takes the first free one of `usualPorts`.
    ///   - tokenFile: where the token of the page's address is kept between starts.
    public init(device: Device, port: UInt16? = nil, tokenFile: URL) throws {
        self.device = device
        server = try PageServer(port: port, tokenFile: tokenFile)
    }

    /// Starts to listen.
    ///
    /// - Returns: the address of the page, token included.
    /// - Throws: `DisplayError`.
    public func start() throws -> URL {
        let address = try server.start { [weak self] request, access in
            self?.answer(request, access) ?? .status(.notFound)
        }
        device.onFrame = { [weak self] damage in self?.screenDidChange(damage) }
        device.onSound = { [weak self] wave in self?.play(wave) }
        pasteboard = DevicePasteboard(of: device) { [weak self] text in self?.tell(clipboard: text) }
        return address
    }

    /// Stops listening and tells the pages why.
    public func stop(because reason: String = "The device was shut down.") {
        for session in sessions {
            session.say("bye " + reason)
            session.close()
        }
        sessions = []
        device.onFrame = nil
        device.onSound = nil
        pasteboard?.stop()
        server.stop()
    }

    /// After the stop: whether pages have not taken yet what they were told last.
    public var isStopping: Bool { server.isLeaving }

    /// Shows a line of text under the device in every page.
    public func notify(_ text: String) {
        for session in sessions { session.say("notice " + text) }
    }

    /// Pages put what an app has copied on the clipboard of their machine.
    private func tell(clipboard text: String) {
        for session in sessions where session.keepsUp { session.say("clipboard " + text) }
    }

    /// Pages play sounds as soon as their browser lets them: after the first click.
    private func play(_ wave: Data) {
        guard !sessions.isEmpty, wave.count <= Self.longestSound else { return }
        let text = "sound data:audio/wav;base64," + wave.base64EncodedString()
        for session in sessions where session.keepsUp { session.say(text) }
    }

    /// Bytes.
    private static let longestSound = 6 << 20

    private func screenDidChange(_ damage: [PixelRect]) {
        for session in sessions { session.show(device.framebuffer, damage: damage) }
    }
}

// MARK: - Sessions

extension WebDisplay {
    /// The page's files, and the socket over which it is kept up to date.
    private func answer(_ request: PageRequest, _ access: PageAccess) -> PageAnswer {
        guard access.allowsFiles(request) else { return .status(.forbidden) }
        guard request.path == "/device" else {
            return PageFiles.response(for: request.path).map { .response($0) } ?? .status(.notFound)
        }
        guard access.allowsSocket(request) else { return .status(.forbidden) }
        return .socket { [weak self] in self?.open($0) }
    }

    /// A page connected.
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
        session.show(surface, damage: [])
    }

    private func close(_ session: DisplaySession) {
        sessions.removeAll { $0 === session }
        for finger in session.fingers { device.touch(.cancelled, finger: finger, at: .zero) }
        giveBackMemory()
    }

    /// Seconds that a closing connection has to release its resources.
    private static let rest = 0.5

    /// What a page needed (what it shows, what waits for it) is megabytes, which the C library would keep for itself.
    private func giveBackMemory() {
        guard !isGivingBackMemory else { return }
        isGivingBackMemory = true
        MainLoop.main.schedule(at: MainLoop.main.now + Self.rest) { [weak self] in
            self?.isGivingBackMemory = false
            _ = releaseFreeMemory(0)
        }
    }

    /// A page that says something that it cannot mean is sent away.
    private func receive(_ line: String, from session: DisplaySession) {
        guard let message = ClientMessage(line: line) else {
            session.say("bye The page sent a message that the device does not know. Reload it.")
            return session.close()
        }
        session.note(message)
        switch message.content {
        case .touch(let phase, let finger, let x, let y):
            device.touch(phase.linkPhase, finger: session.follow(finger, phase), at: CGPoint(x: x, y: y))
        case .key(let isDown, let code, let modifiers, let text):
            device.key(isDown ? .down : .up, code: code, text: text, modifiers: modifiers)
        case .press(let button): press(button)
        case .tilt(let x, let y): tilt(x: x, y: y)
        case .shown: session.didShowFrame(of: device.framebuffer)
        case .compose(let text, let selection): device.compose(Composition(text, selection: selection))
        case .type(let text): device.compose(Composition(text, isFinal: true))
        case .clipboard(let text): pasteboard?.put(text)
        }
    }

    private func press(_ button: ClientMessage.Button) {
        switch button {
        case .home: device.press(.home)
        case .lock: device.press(.lock)
        case .shake: device.shake()
        case .call: device.call(ringing: Device.ringingDuration)
        case .memoryWarning: device.memoryWarning()
        case .rotateLeft: turn(clockwise: false)
        case .rotateRight: turn(clockwise: true)
        }
    }

    /// Leans the phone; what is left of gravity presses on its back.
    private func tilt(x: Double, y: Double) {
        device.accelerate(Acceleration(x: x, y: y, z: -max(1 - x * x - y * y, 0).squareRoot()))
    }

    private func turn(clockwise: Bool) {
        let turns: [DeviceLink.DeviceOrientation] = [.portrait, .landscapeRight, .portraitUpsideDown, .landscapeLeft]
        let now = turns.firstIndex(of: device.orientation) ?? 0
        device.rotate(to: turns[(now + (clockwise ? 1 : 3)) % turns.count])
        for session in sessions { session.say(turnMessage) }
    }

    /// How far the page turns its phone clockwise, in degrees.
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

/// The C library's `malloc_trim`, whose header Swift does not see.
@_silgen_name("malloc_trim")
private func releaseFreeMemory(_ padding: Int) -> Int32
