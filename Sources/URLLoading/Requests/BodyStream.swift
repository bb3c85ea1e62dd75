import AppFoundation
import ObjCBridge

/// A stream of Swift's Foundation that a request sends.
final class BodyStream {
    private let stream: InputStream

    init(_ stream: InputStream) { self.stream = stream }

    /// The stream in Objective-C, autoreleased, which holds this.
    func toObjectiveC() -> ObjCObject {
        foundation_input_stream(
            Unmanaged.passRetained(self).toOpaque(),
            { content, buffer, length in
                Unmanaged<BodyStream>.fromOpaque(content).takeUnretainedValue().read(buffer, length)
            },
            { content in Unmanaged<BodyStream>.fromOpaque(content).release() })
    }

    private func read(_ buffer: UnsafeMutablePointer<UInt8>, _ length: Int) -> Int {
        if stream.streamStatus == .notOpen { stream.open() }
        let count = stream.read(buffer, maxLength: length)
        if count <= 0 { stream.close() }
        return count
    }
}
