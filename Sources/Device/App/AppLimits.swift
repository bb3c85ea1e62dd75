/// How long an app may take, in real seconds.
package struct AppLimits: Sendable, Hashable {
    /// Until it has launched.
    package var launch = 20.0
    /// Until it has answered, in virtual time.
    package var answer = 10.0
    /// Until it has ended, once it was told to.
    package var termination = 5.0
    /// Until its delegate was told that it is in the background.
    package var background = 5.0
    /// How long tasks may run in the background, in seconds of the device's clock.
    package var backgroundTasks = 600.0
    /// Until its tasks have ended, once that time is over; of the device's clock, too.
    package var expiration = 5.0
    /// Until it has ended, once it closed its link to the device.
    package var exit = 2.0

    /// The limit while a debugger may stop the app: three years, so none.
    package static let debugging = 1e8

    /// - Parameters:
    ///   - tool: the tool that apps are started under, which makes them much slower.
    ///   - isDebugged: true if a debugger may stop apps for any time.
    init(under tool: LaunchTool?, isDebugged: Bool = false) {
        if isDebugged {
            launch = Self.debugging
            answer = Self.debugging
            termination = Self.debugging
            background = Self.debugging
            expiration = Self.debugging
            exit = Self.debugging
        }
        guard tool != nil else { return }
        launch *= LaunchTool.patience
        answer *= LaunchTool.patience
        termination *= LaunchTool.patience
        background *= LaunchTool.patience
        expiration *= LaunchTool.patience
        exit *= LaunchTool.patience
    }
}
