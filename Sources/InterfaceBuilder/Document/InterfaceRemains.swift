import Foundation

/// Releases the objects of a document that is no longer needed, one after the other.
///
/// A file may chain its objects by hundreds of thousands. If each let go of the next within its own end, the thread's
/// stack would not be deep enough.
struct InterfaceRemains {
    private var properties: [InterfaceProperty] = []
    private var runtimeAttributes: [InterfaceRuntimeAttribute] = []

    private final class Queue {
        var pending: [InterfaceRemains] = []
    }

    /// The queue of each thread that is letting go of something.
    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key, nil)
        return key
    }()

    /// Takes what an object has when it ends. What ends by that is let go by the outermost call.
    static func take(_ properties: inout [InterfaceProperty], _ runtimeAttributes: inout [InterfaceRuntimeAttribute]) {
        guard !properties.isEmpty || !runtimeAttributes.isEmpty else { return }
        // Swapped, not copied: a copy would let go of them where the object ends after all.
        var remains = InterfaceRemains()
        swap(&remains.properties, &properties)
        swap(&remains.runtimeAttributes, &runtimeAttributes)
        if let known = pthread_getspecific(key) {
            Unmanaged<Queue>.fromOpaque(known).takeUnretainedValue().pending.append(remains)
            return
        }
        let queue = Queue()
        queue.pending.append(remains)
        remains = InterfaceRemains()
        pthread_setspecific(key, Unmanaged.passUnretained(queue).toOpaque())
        while !queue.pending.isEmpty { queue.pending.removeLast() }
        pthread_setspecific(key, nil)
    }
}
