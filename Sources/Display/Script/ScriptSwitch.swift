/// What a script says of something that is on or off.
enum ScriptSwitch: String, CaseIterable {
    case on, off

    init(_ isOn: Bool) { self = isOn ? .on : .off }
}
