import Foundation
import Glibc

/// The stream of events from a booted device.
final class ControlEvents {
    private let descriptor: Int32
    private var reader: LineChannel
    /// The bytes of the device's log that were there before the first event.
    let logSize: Int

    /// - Parameter descriptor: A connection whose `follow` request was answered. This object closes it.
    init(_ descriptor: Int32, _ reader: LineChannel, after logSize: Int) {
        self.descriptor = descriptor
        self.reader = reader
        self.logSize = logSize
    }

    deinit { close(descriptor) }

    /// Ends the stream, also for a thread that waits for the next event.
    func stop() { shutdown(descriptor, Int32(SHUT_RDWR)) }

    /// Waits for the next event.
    ///
    /// - Returns: nil if the device has shut down.
    func next() throws -> ControlEvent? {
        while true {
            switch reader.read() {
            case .line(let line):
                if let event = try? JSONDecoder().decode(ControlEvent.self, from: line) { return event }
            case .unfinished: continue
            case .ended: return nil
            }
        }
    }
}
