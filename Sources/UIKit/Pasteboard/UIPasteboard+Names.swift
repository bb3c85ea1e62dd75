extension UIPasteboard {
    /// The name of the general pasteboard, for copy and paste.
    /// - ObjC: -
    nonisolated public static let generalName = UIPasteboardNameGeneral
    /// The name of the find pasteboard, which contains the last search text.
    /// - ObjC: -
    nonisolated public static let findName = UIPasteboardNameFind

    /// Posted after the contents have changed; the object is the pasteboard.
    nonisolated public static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
    /// The user info key of ``changedNotification`` for an array of the added types.
    /// - ObjC: -
    nonisolated public static let changedTypesAddedUserInfoKey = UIPasteboardChangedTypesAddedKey
    /// The user info key of ``changedNotification`` for an array of the removed types.
    /// - ObjC: -
    nonisolated public static let changedTypesRemovedUserInfoKey = UIPasteboardChangedTypesRemovedKey
    /// Posted after a pasteboard was removed; the object is the pasteboard.
    nonisolated public static let removedNotification = Notification.Name("UIPasteboardRemovedNotification")

    /// The types of text.
    /// - ObjC: UIPasteboardTypeListString
    nonisolated public static let typeListString = ["public.utf8-plain-text", "public.text"]
    /// The types of URLs.
    /// - ObjC: UIPasteboardTypeListURL
    nonisolated public static let typeListURL = ["public.url"]
    /// The types of images.
    /// - ObjC: UIPasteboardTypeListImage
    nonisolated public static let typeListImage = ["public.png", "public.jpeg", "com.compuserve.gif", "public.tiff"]
    /// The types of colours.
    /// - ObjC: UIPasteboardTypeListColor
    nonisolated public static let typeListColor = ["com.apple.uikit.color"]
}

/// The name of the general pasteboard, for copy and paste.
public let UIPasteboardNameGeneral = "com.apple.UIKit.pboard.general"
/// The name of the find pasteboard, which contains the last search text.
public let UIPasteboardNameFind = "com.apple.UIKit.pboard.find"
/// The user info key of `UIPasteboardChangedNotification` for an array of the added types.
public let UIPasteboardChangedTypesAddedKey = "UIPasteboardChangedTypesAddedKey"
/// The user info key of `UIPasteboardChangedNotification` for an array of the removed types.
public let UIPasteboardChangedTypesRemovedKey = "UIPasteboardChangedTypesRemovedKey"
