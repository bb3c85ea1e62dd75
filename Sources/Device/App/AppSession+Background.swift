import CPlatform
import DeviceLink
import Glibc

/// The way of an app to the background and back.
extension AppSession {
    /// Whether the app's process does anything, so that its messages arrive and virtual time is lived.
    var livesOn: Bool {
        switch state {
        case .launching, .running, .leaving, .background: true
        case .suspended, .terminating, .ended: false
        }
    }

    /// Whether virtual time passes for the app: not yet while it launches.
    var takesTime: Bool { livesOn && state != .launching }

    /// Tells the app that it has left the screen. It was acknowledged all frames, so that it may draw the picture that is
    /// shown when it comes back.
    ///
    /// - Parameter seconds: how long it may finish tasks.
    func enterBackground(seconds: Double) {
        guard state == .running else { return }
        resignActive()
        visit &+= 1
        hasTasks = false
        state = .leaving
        send(.enterBackground(visit: visit, seconds: seconds))
    }

    func takeBackground(_ visit: UInt32, _ hasTasks: Bool) {
        // What it says of an earlier visit is of no interest any more.
        guard visit == self.visit, state == .leaving || state == .background else { return }
        state = .background
        self.hasTasks = hasTasks
        observer?.sessionDidChangeBackground(self)
    }

    /// Lets the app stand still where it is. What it is sent from now on waits until it goes on.
    func suspend() {
        guard state == .background else { return }
        expiration?.cancel()
        expiration = nil
        state = .suspended
        if canStandStill {
            process.standStill()
            for engine in webEngines { engine.standStill() }
        }
    }

    /// Gives back the memory of the app's screen while the app stands still. Nobody may see the screen meanwhile.
    func packPixels() {
        guard state == .suspended, canStandStill, packedPixels == nil else { return }
        packedPixels = PackedPixels(UnsafeRawBufferPointer(start: memory.bytes, count: memory.byteCount))
        // Takes the pages away from both processes; what is written later finds new ones.
        if packedPixels != nil { madvise(memory.bytes, memory.byteCount, MADV_REMOVE) }
    }

    private func unpackPixels() {
        memory.makePages()
        packedPixels?.unpack(into: UnsafeMutableRawBufferPointer(start: memory.bytes, count: memory.byteCount))
        packedPixels = nil
    }

    /// Tells the app that it has the screen again. One that stands still does so until `goOn`: all that it is told before
    /// lies ready for it then, so that its timers, which are overdue, cannot fire in between.
    ///
    /// - Parameter isVirtual: true if the app's clocks have to be moved, which stood still with it.
    func enterForeground(isVirtual: Bool) {
        guard [.leaving, .background, .suspended].contains(state) else { return }
        expiration?.cancel()
        expiration = nil
        let wasSuspended = state == .suspended
        if packedPixels != nil { unpackPixels() }
        state = .running
        if wasSuspended, isVirtual { send(.skip(toNanoseconds: platform_monotonic_nanoseconds())) }
        send(.enterForeground)
        for message in held.release() { send(message) }
    }

    func goOn() {
        if canStandStill {
            for engine in webEngines { engine.goOn() }
            process.goOn()
        }
    }
}
