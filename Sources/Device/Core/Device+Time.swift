import CDevice
import CPlatform
import CSound
import DeviceLink
import Foundation
import Glibc
import MainLoop

extension Device {
    /// Virtual time only: advances the clocks of the device and its app by so many seconds.
    ///
    /// Both move together, a sixtieth of a second at a time while anything moves on the screen, and in one step while
    /// nothing does.
    /// - Throws: `appNotResponding` when the app does not answer within `limits.answer` of real time; it is ended.
    public func advance(by seconds: Double) throws {
        precondition(time.isVirtual, "a device in wall time advances by itself")
        let target = platform_monotonic_nanoseconds() + Int64((max(0, seconds) * 1e9).rounded())
        repeat {
            try step(to: nextStep(before: target))
        } while platform_monotonic_nanoseconds() < target
    }

    /// Seconds of the device's monotonic clock.
    package var seconds: Double { Double(platform_monotonic_nanoseconds()) / 1e9 }

    /// The time of the device's clock in nanoseconds since 1970.
    package var wallNanoseconds: Int64 {
        var now = timespec()
        clock_gettime(CLOCK_REALTIME, &now)
        return Int64(now.tv_sec) * 1_000_000_000 + Int64(now.tv_nsec)
    }

    private func nextStep(before target: Int64) -> Int64 {
        let now = platform_monotonic_nanoseconds()
        var next = target
        if let planned = timeline.nextTime { next = min(next, max(planned, now)) }
        // Gestures on the device's own windows wait for theirs.
        if let call = MainLoop.main.nextDeadline { next = min(next, max(MainLoop.nanoseconds(call), now)) }
        if screen.needsRender { next = min(next, Device.frameTime(after: now)) }
        for session in sessions where session.takesTime {
            if let wake = session.nextWake { next = min(next, Device.frameTime(after: max(now, wake - 1))) }
        }
        return next
    }

    /// The first time after `time` at which a screen of 60 frames a second shows a new one.
    private static func frameTime(after time: Int64) -> Int64 {
        let frame = time / 1_000_000_000 * 60 + time % 1_000_000_000 * 60 / 1_000_000_000 + 1
        var result = frame / 60 * 1_000_000_000 + frame % 60 * 1_000_000_000 / 60
        if result <= time { result += 16_666_667 }
        return result
    }

    private func step(to time: Int64) throws {
        // What the microphone hears until then is there when an app lives through it.
        microphone.pull(until: sound_output_frame(time))
        // One app after the other, so that what they do comes in the same order each time.
        for session in sessions { try advance(session, to: time) }
        virtual_time_advance_to(time)
        timeline.fireDue()
        MainLoop.main.turn()
        pullSound()
        renderNow()
        // An app that waited for its frame to be taken may draw now. The number of rounds is limited.
        var rounds = 0
        while let session, session.isBusy, session.takesTime, rounds < 3 {
            rounds += 1
            try advance(session, to: time)
            renderNow()
        }
    }

    private func advance(_ session: AppSession, to time: Int64) throws {
        guard session.takesTime else { return }
        session.awaitedTime = time
        session.send(.advance(toNanoseconds: time))
        let hasAnswered = wait(limits.answer) { session.awaitedTime == nil || session.state == .ended }
        guard hasAnswered else {
            let cause = "failed to respond in time (\(Int(limits.answer)) s): it is busy or hung"
            session.failHanging(cause)
            throw DeviceError(
                .appNotResponding,
                "\(session.name) \(cause). Look for an endless loop, or for a wait on the main thread.")
        }
        suspendIfIdle(session)
    }

    /// Calls `fail` unless a condition becomes true within some seconds. In virtual time this waits; a live device
    /// checks the condition at the end of that time.
    func waitOrPlan(
        _ seconds: Double, until condition: @escaping () -> Bool, orElse fail: @escaping @MainActor () -> Void
    ) {
        if time.isVirtual {
            if !wait(seconds, until: condition) { fail() }
        } else {
            timeline.schedule(after: seconds) { if !condition() { fail() } }
        }
    }

    /// Handles what the app sends until a condition is true, for at most so many seconds of real time.
    func wait(_ seconds: Double, until condition: () -> Bool) -> Bool {
        let deadline = real_monotonic_nanoseconds() + Int64(seconds * 1e9)
        while !condition() {
            let left = deadline - real_monotonic_nanoseconds()
            guard left > 0, !sessions.isEmpty else { return condition() }
            var polls: [pollfd] = []
            for session in sessions {
                polls += session.descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
                // What an app that stands still does not take waits until it goes on.
                if session.connection.wantsToWrite, session.state != .suspended {
                    polls.append(pollfd(fd: session.connection.fileDescriptor, events: Int16(POLLOUT), revents: 0))
                }
            }
            poll(&polls, nfds_t(polls.count), Int32(clamping: left / 1_000_000 + 1))
            for session in sessions {
                if session.connection.wantsToWrite { try? session.connection.flush() }
                session.readEverything()
            }
        }
        return true
    }
}
