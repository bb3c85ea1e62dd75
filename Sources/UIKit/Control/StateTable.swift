/// What a control has for each of its states.
struct StateTable<Value> {
    private var values: [UIControl.State: Value] = [:]

    subscript(exactly state: UIControl.State) -> Value? {
        get { values[state] }
        set { values[state] = newValue }
    }

    /// The values that were set, by their states.
    var all: [UIControl.State: Value] { values }

    /// What is used in a state: its own value, else that of the normal state. States that hold together are a state of
    /// their own: a selected button that is pressed shows the normal content unless it has some for both.
    func value(for state: UIControl.State) -> Value? { values[state] ?? values[.normal] }

    /// The states that have a value.
    var states: Dictionary<UIControl.State, Value>.Keys { values.keys }

    /// Whether the state has a value that is not the normal state's.
    func isOwn(_ state: UIControl.State) -> Bool { state != .normal && values[state] != nil }
}
