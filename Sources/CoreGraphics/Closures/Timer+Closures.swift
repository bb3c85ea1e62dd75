/// Timers with closures, declared as Apple declares them.
///
/// This platform's Foundation demands closures that are safe on any thread, so an app could not use its views in them.
/// These stand in front of Foundation's own methods, which they call: `@preconcurrency` makes the demand a warning.
extension Timer {
    /// - ObjC: -
    @preconcurrency public convenience init(
        timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
    ) {
        self.init(fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: repeats, block: block)
    }

    /// - ObjC: -
    @preconcurrency public convenience init(
        fire date: Date, interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
    ) {
        self.Foundation::init(fire: date, interval: interval, repeats: repeats, block: block)
    }

    /// - ObjC: -
    @preconcurrency @discardableResult
    public class func scheduledTimer(
        withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
    ) -> Timer {
        Timer.Foundation::scheduledTimer(withTimeInterval: interval, repeats: repeats, block: block)
    }
}
