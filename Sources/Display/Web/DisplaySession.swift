import CoreGraphics
import Foundation

/// The connection to one page that shows the device.
///
/// At most two frames are sent before the page acknowledges one. Damage that occurs meanwhile is collected, so a slow
/// page gets fewer frames instead of late ones.
@MainActor final class DisplaySession {
    private let encoder: FrameEncoder
    private let socket: PageSocket
    private var damage: [PixelRect]
    private var unshown = 0
    private var inputStamp = 0.0
    /// The fingers of this page that are down, by their numbers on the device. They are lifted when the page
    /// disconnects.
    private(set) var fingers: Set<Int> = []
    /// The offset from the page's finger numbers to the device's, so that two pages never move the same finger.
    private let firstFinger: Int

    /// The file that is coming from the page.
    var dropped: DroppedFile?
    /// Whether the page shows what apps write.
    var showsLog = false

    private static let framesInFlight = 2

    /// - Returns: nil if the size of the surface is not valid.
    init?(surface: Surface, firstFinger: Int, socket: PageSocket) {
        guard let encoder = FrameEncoder(width: surface.width, height: surface.height) else { return nil }
        self.encoder = encoder
        self.socket = socket
        self.firstFinger = firstFinger
        damage = [PixelRect(x: 0, y: 0, width: surface.width, height: surface.height)]
    }

    func say(_ text: String) { socket.send(text) }
    func say(_ message: Data) { socket.send(message) }

    /// Whether the page reads fast enough to be sent more messages.
    var keepsUp: Bool { socket.waitingCount < Self.mostWaiting }

    /// The greatest size of unsent messages, in bytes.
    private static let mostWaiting = 16 << 20

    func close() { socket.close() }

    /// Adds damage, and sends a frame if the page has acknowledged enough.
    func show(_ surface: Surface, damage new: [PixelRect]) {
        damage.append(contentsOf: new)
        if damage.count > 64 { damage = [damage.reduce(damage[0]) { $0.union($1) }] }
        sendFrame(of: surface)
    }

    func didShowFrame(of surface: Surface) {
        unshown = max(0, unshown - 1)
        sendFrame(of: surface)
    }

    /// Records the time stamp of an input, which the next frame contains.
    func note(_ message: ClientMessage) { if message.stamp > 0 { inputStamp = message.stamp } }

    /// - Returns: The device's number for a finger of this page.
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
