import DeviceLink

extension Device {
    /// Says what the network is like: for the connections of all apps from now on, and those that there are.
    package func setNetwork(_ condition: NetworkCondition) {
        guard condition != network else { return }
        network = condition
        screen.statusBar.network = condition
        for session in sessions { session.send(.network(condition)) }
        onSurroundings?()
    }
}
