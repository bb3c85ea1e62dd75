extension UIPasteboard {
    /// The name of the pasteboard for copying and pasting.
    /// - ObjC: -
    nonisolated public static let generalName = UIPasteboardNameGeneral
    /// The name of the pasteboard with what was searched last.
    /// - ObjC: -
    nonisolated public static let findName = UIPasteboardNameFind

    /// Posted after the contents changed; its object is the pasteboard.
    nonisolated public static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
    /// The types that were not there before, an array, in the user info of ``changedNotification``.
    /// - ObjC: -
    nonisolated public static let changedTypesAddedUserInfoKey = UIPasteboardChangedTypesAddedKey
    /// The types that are not there any more, an array, in the user info of ``changedNotification``.
    /// - ObjC: -
    nonisolated public static let changedTypesRemovedUserInfoKey = UIPasteboardChangedTypesRemovedKey
    /// Posted when a pasteboard is removed; its object is the pasteboard.
    nonisolated public static let removedNotification = Notification.Name("UIPasteboardRemovedNotification")

    /// The types of text.
    /// - ObjC: UIPasteboardTypeListString
    nonisolated public static let typeListString = ["public.utf8-plain-text", "public.text"]
    /// The types of URLs.
    /// - ObjC: UIPasteboardTypeListURL
    nonisolated public static let typeListURL = ["public.url"]
    /// The types of pictures.
    /// - ObjC: UIPasteboardTypeListImage
    nonisolated public static let typeListImage = ["public.png", "public.jpeg", "com.compuserve.gif", "public.tiff"]
    /// The types of colours.
    /// - ObjC: UIPasteboardTypeListColor
    nonisolated public static let typeListColor = ["com.apple.uikit.color"]
}

/// The name of the pasteboard for copying and pasting.
public let UIPasteboardNameGeneral = "com.apple.UIKit.pboard.general"
/// The name of the pasteboard with what was searched last.
public let UIPasteboardNameFind = "com.apple.UIKit.pboard.find"
/// The types that were not there before, an array, in the user info of `UIPasteboardChangedNotification`.
public let UIPasteboardChangedTypesAddedKey = "UIPasteboardChangedTypesAddedKey"
/// The types that are not there any more, an array, in the user info of `UIPasteboardChangedNotification`.
public let UIPasteboardChangedTypesRemovedKey = "UIPasteboardChangedTypesRemovedKey"
