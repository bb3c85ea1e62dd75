internal import MainLoop

extension MainLoop {
    /// Plans what follows an animation that begins now.
    ///
    /// - Parameter duration: How long the animation says it takes, in seconds; it takes longer while animations are slow.
    @discardableResult
    func schedule(
        afterAnimation duration: TimeInterval, _ action: @escaping @MainActor () -> Void
    ) -> ScheduledCall { schedule(at: now + duration * AnimationPace.slowness, action) }
}
