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

    /// More than anybody looks at an app that stands still in a debugger: three years.
    package static let debugging = 1e8

    /// - Parameters:
    ///   - tool: what apps are started under, which makes them slower by far.
    ///   - isDebugged: whether apps stand still as long as somebody looks at them.
    init(under tool: LaunchTool?, isDebugged: Bool = false) {
        if isDebugged {
            launch = Self.debugging
            answer = Self.debugging
            termination = Self.debugging
            exit = Self.debugging
        }
        guard tool != nil else { return }
        launch *= LaunchTool.patience
        answer *= LaunchTool.patience
        termination *= LaunchTool.patience
        exit *= LaunchTool.patience
    }
}
