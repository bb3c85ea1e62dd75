/// What a control has for each of its states.
struct StateTable<Value> {
    private var values: [UIControl.State: Value] = [:]

    subscript(exactly state: UIControl.State) -> Value? {
        get { values[state] }
        set { values[state] = newValue }
    }

    /// What is used in a state: its own value; while several states hold, also that of one of them, highlighted before
    /// disabled before selected; else that of the normal state.
    func value(for state: UIControl.State) -> Value? {
        if let value = values[state] { return value }
        for single in [UIControl.State.highlighted, .disabled, .selected]
        where state.contains(single) && state != single {
            if let value = values[single] { return value }
        }
        return values[.normal]
    }

    /// Whether the state has a value that is not the normal state's.
    func isOwn(_ state: UIControl.State) -> Bool {
        values[state] != nil
            || [UIControl.State.highlighted, .disabled, .selected].contains {
                state.contains($0) && values[$0] != nil
            }
    }
}
