/// Where the plug of the headset is.
enum ScriptHeadset: String, CaseIterable {
    case `in`, out
}
