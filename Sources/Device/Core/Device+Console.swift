/// The log, as the Console shows it.
extension Device: ConsoleHost {
    private static let moment = 0.1

    func later(_ action: @escaping @MainActor () -> Void) { timeline.schedule(after: Device.moment, action) }
}
