import Foundation

/// What the Console app needs of its device.
@MainActor protocol ConsoleHost: AnyObject {
    var consoleLog: ConsoleLog { get }
    /// With the device's time zone and language.
    var calendar: Calendar { get }
    /// Calls an action a moment later.
    func later(_ action: @escaping @MainActor () -> Void)
}
