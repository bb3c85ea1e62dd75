extension UIMenuController {
    /// The direction of the menu's arrow.
    /// - ObjC: UIMenuControllerArrowDirection
    public enum ArrowDirection: Int, Sendable {
        /// Chosen according to the available room: down if possible.
        /// - ObjC: UIMenuControllerArrowDefault
        case `default` = 0
        /// - ObjC: UIMenuControllerArrowUp
        case up = 1
        /// - ObjC: UIMenuControllerArrowDown
        case down = 2
        /// - ObjC: UIMenuControllerArrowLeft
        case left = 3
        /// - ObjC: UIMenuControllerArrowRight
        case right = 4
    }

    /// Posted before the menu appears; the object is the menu controller.
    nonisolated public static let willShowMenuNotification = Notification.Name(
        "UIMenuControllerWillShowMenuNotification")
    /// Posted after the menu has appeared.
    nonisolated public static let didShowMenuNotification = Notification.Name("UIMenuControllerDidShowMenuNotification")
    /// Posted before the menu disappears.
    nonisolated public static let willHideMenuNotification = Notification.Name(
        "UIMenuControllerWillHideMenuNotification")
    /// Posted after the menu has disappeared.
    nonisolated public static let didHideMenuNotification = Notification.Name("UIMenuControllerDidHideMenuNotification")
    /// Posted when ``menuFrame`` has changed while the menu is visible.
    nonisolated public static let menuFrameDidChangeNotification = Notification.Name(
        "UIMenuControllerMenuFrameDidChangeNotification")
}
