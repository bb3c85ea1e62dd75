import CoreGraphics
import Foundation

/// One page that shows the device.
///
/// At most two frames are on their way at a time; damage that comes meanwhile is collected, so a slow page gets fewer
/// frames, never late ones.
@MainActor final class DisplaySession {
    private let encoder: FrameEncoder
    private let socket: PageSocket
    private var damage: [PixelRect]
    private var unshown = 0
    private var inputStamp = 0.0
    /// Fingers of this page that are down, by the device's numbers: lifted when the page goes away.
    private(set) var fingers: Set<Int> = []
    /// What the device's number of a finger is ahead of the page's, so that two pages never move the same finger.
    private let firstFinger: Int

    private static let framesInFlight = 2

    /// - Returns: nil when the surface has no size that can be shown.
    init?(surface: Surface, firstFinger: Int, socket: PageSocket) {
        guard let encoder = FrameEncoder(width: surface.width, height: surface.height) else { return nil }
        self.encoder = encoder
        self.socket = socket
        self.firstFinger = firstFinger
        damage = [PixelRect(x: 0, y: 0, width: surface.width, height: surface.height)]
    }

    func say(_ text: String) { socket.send(text) }

    /// Whether the page takes what it is sent.
    var keepsUp: Bool { socket.waitingCount < Self.mostWaiting }

    /// Bytes.
    private static let mostWaiting = 16 << 20

    func close() { socket.close() }

    /// Takes note of what changed and sends it if the page keeps up.
    func show(_ surface: Surface, damage new: [PixelRect]) {
        damage.append(contentsOf: new)
        if damage.count > 64 { damage = [damage.reduce(damage[0]) { $0.union($1) }] }
        sendFrame(of: surface)
    }

    func didShowFrame(of surface: Surface) {
        unshown = max(0, unshown - 1)
        sendFrame(of: surface)
    }

    /// Takes note of an input, whose time the next frame tells the page.
    func note(_ message: ClientMessage) { if message.stamp > 0 { inputStamp = message.stamp } }

    /// - Returns: the device's number of a finger of this page.
    func follow(_ finger: Int, _ phase: ClientMessage.Phase) -> Int {
        let number = firstFinger + finger
        switch phase {
        case .began, .moved: fingers.insert(number)
        case .ended, .cancelled: fingers.remove(number)
        }
        return number
    }

    private func sendFrame(of surface: Surface) {
        guard unshown < Self.framesInFlight, !damage.isEmpty else { return }
        let frame = encoder.encode(surface, damage: damage, stamp: inputStamp)
        damage.removeAll(keepingCapacity: true)
        guard let frame else { return }
        inputStamp = 0
        unshown += 1
        socket.send(frame.data)
    }
}
