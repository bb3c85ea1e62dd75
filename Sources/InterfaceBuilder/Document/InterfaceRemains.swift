import Foundation

/// Releases the objects of a document one after the other.
///
/// A file may chain hundreds of thousands of objects. If each released the next one in its own deinitialiser, the
/// recursion would overflow the thread's stack.
struct InterfaceRemains {
    private var properties: [InterfaceProperty] = []
    private var runtimeAttributes: [InterfaceRuntimeAttribute] = []

    private final class Queue {
        var pending: [InterfaceRemains] = []
    }

    /// The queue of each thread that is releasing objects.
    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key, nil)
        return key
    }()

    /// Takes the contents of an object that is being deinitialised. The outermost call releases the contents of all
    /// objects that are deinitialised because of it.
    static func take(_ properties: inout [InterfaceProperty], _ runtimeAttributes: inout [InterfaceRuntimeAttribute]) {
        guard !properties.isEmpty || !runtimeAttributes.isEmpty else { return }
        // Swapped, not copied: with a copy, the deinitialiser of the object would release the contents after all.
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
