/// Timers with closures, declared as Apple declares them.
///
/// Swift's Foundation on Linux declares these closures `@Sendable`, so an app could not use its views in them. These
/// methods hide Foundation's own, which they call: with `@preconcurrency` a violation is only a warning.
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
