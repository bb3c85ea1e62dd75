/// How long an app may take, in real seconds.
package struct AppLimits: Sendable, Hashable {
    /// Until it has launched.
    package var launch = 20.0
    /// Until it has answered, in virtual time.
    package var answer = 10.0
    /// Until it has ended, once it was told to.
    package var termination = 5.0
    /// Until it has ended, once it closed its link to the device.
    package var exit = 2.0

    /// - Parameter tool: what apps are started under, which makes them slower by far.
    init(under tool: LaunchTool?) {
        guard tool != nil else { return }
        launch *= LaunchTool.patience
        answer *= LaunchTool.patience
        termination *= LaunchTool.patience
        exit *= LaunchTool.patience
    }
}
