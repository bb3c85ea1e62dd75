internal import CPlatform

/// The time that layers live in, in seconds since an arbitrary moment. Never goes backwards.
public func CACurrentMediaTime() -> CFTimeInterval { MediaClock.now }

/// Where media time comes from.
package enum MediaClock {
    /// Stops media time at a fixed moment, for rendering frames of given times without a running clock.
    package nonisolated(unsafe) static var fixedTime: CFTimeInterval?

    package static var now: CFTimeInterval {
        fixedTime ?? CFTimeInterval(platform_monotonic_nanoseconds()) / 1e9
    }
}
