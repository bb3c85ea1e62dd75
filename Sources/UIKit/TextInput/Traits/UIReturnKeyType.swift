/// The label of the keyboard's return key. The app determines the effect of the key.
/// - ObjC: UIReturnKeyType
public enum UIReturnKeyType: Int, Sendable {
    /// "return".
    /// - ObjC: UIReturnKeyDefault
    case `default` = 0
    /// "Go".
    /// - ObjC: UIReturnKeyGo
    case go = 1
    /// "Google".
    /// - ObjC: UIReturnKeyGoogle
    case google = 2
    /// "Join".
    /// - ObjC: UIReturnKeyJoin
    case join = 3
    /// "Next".
    /// - ObjC: UIReturnKeyNext
    case next = 4
    /// "Route".
    /// - ObjC: UIReturnKeyRoute
    case route = 5
    /// "Search".
    /// - ObjC: UIReturnKeySearch
    case search = 6
    /// "Send".
    /// - ObjC: UIReturnKeySend
    case send = 7
    /// "Yahoo!".
    /// - ObjC: UIReturnKeyYahoo
    case yahoo = 8
    /// "Done".
    /// - ObjC: UIReturnKeyDone
    case done = 9
    /// "Emergency Call".
    /// - ObjC: UIReturnKeyEmergencyCall
    case emergencyCall = 10
}
