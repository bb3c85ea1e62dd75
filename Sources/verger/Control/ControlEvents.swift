import Foundation
import Glibc

/// What happens on a booted device from now on.
final class ControlEvents {
    private let descriptor: Int32
    private var reader: LineChannel

    /// - Parameter descriptor: a connection whose request to follow was answered; owned from now on.
    init(_ descriptor: Int32, _ reader: LineChannel) {
        self.descriptor = descriptor
        self.reader = reader
    }

    deinit { close(descriptor) }

    /// Waits for the next one.
    ///
    /// - Returns: nil when the device has been shut down.
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
