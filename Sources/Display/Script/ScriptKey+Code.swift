extension ScriptKey {
    /// The key's name as web pages give it.
    var code: String {
        switch self {
        case .return: "Enter"
        case .delete: "Backspace"
        case .tab: "Tab"
        case .space: "Space"
        case .escape: "Escape"
        case .up: "ArrowUp"
        case .down: "ArrowDown"
        case .left: "ArrowLeft"
        case .right: "ArrowRight"
        }
    }

    /// What the key types.
    var text: String {
        switch self {
        case .return: "\n"
        case .tab: "\t"
        case .space: " "
        default: ""
        }
    }
}
