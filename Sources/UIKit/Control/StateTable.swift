/// An attribute of a control with a value for each state, such as a button's title.
struct StateTable<Value> {
    private var values: [UIControl.State: Value] = [:]

    subscript(exactly state: UIControl.State) -> Value? {
        get { values[state] }
        set { values[state] = newValue }
    }

    /// The values that were set explicitly, by state.
    var all: [UIControl.State: Value] { values }

    /// The value to use in a state: the value of exactly this state, else that of the normal state. A combination of
    /// states counts as a state of its own: a selected and highlighted button shows the normal value unless one is set
    /// for the combination.
    func value(for state: UIControl.State) -> Value? { values[state] ?? values[.normal] }

    /// The states with an explicit value.
    var states: Dictionary<UIControl.State, Value>.Keys { values.keys }

    /// True if the state is not the normal state and has an explicit value.
    func isOwn(_ state: UIControl.State) -> Bool { state != .normal && values[state] != nil }
}
