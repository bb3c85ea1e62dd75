import AppFoundation
import CObjCRuntime
import UIKit

/// Does in the parent of apps what each app would do again after its fork: registers the classes that most apps use, and
/// has the Swift runtime find the types, and the font catalogue the fonts, that a first picture needs.
///
/// Only what follows from the libraries and the machine's fonts belongs here: no clock, no file of an app's, nothing of the
/// environment, no thread.
@_cdecl("objc_bridge_warm_up")
public func warmUp() {
    MainActor.assumeIsolated {
        for type in WarmUp.classes { _ = ShellClasses.registered(type) }
        WarmUp.postNotification()
        WarmUp.readArchive()
        WarmUp.drawText()
        WarmUp.castTypes()
        LaunchRehearsal.run()
    }
}

/// Does once more what each app does at its start, in a process that waits to become one.
@_cdecl("objc_bridge_rehearse_launch")
public func rehearseLaunch() {
    MainActor.assumeIsolated {
        WarmUp.postNotification()
        WarmUp.readArchive()
        LaunchRehearsal.run()
    }
}

@MainActor private enum WarmUp {
    /// Classes of which an app with a nib, bars and a table has objects.
    static let classes: [PlatformObject.Type] = [
        UIResponder.self, UIApplication.self, UIScreen.self, UIDevice.self, UIWindow.self, UIView.self, UIControl.self,
        UIViewController.self, UINavigationController.self, UITabBarController.self, UITableViewController.self,
        UILabel.self, UIButton.self, UIImageView.self, UIScrollView.self, UITableView.self, UITableViewCell.self,
        UITextField.self, UINavigationBar.self, UINavigationItem.self, UITabBar.self, UITabBarItem.self, UIToolbar.self,
        UIBarButtonItem.self, UIFont.self, UIColor.self, UIImage.self, UIEvent.self, UITouch.self, CALayer.self,
    ]

    static func postNotification() {
        let center = NotificationCenter()
        let name = Notification.Name("WarmUp")
        let observer = center.addObserver(forName: nil, object: nil, queue: nil) { _ in }
        center.post(name: name, object: nil)
        center.removeObserver(observer)
    }

    static func readArchive() {
        let values: [String: Any] = ["name": "text", "number": 1, "flag": true, "list": ["one"]]
        guard let list = try? PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0) else {
            return
        }
        let read = try? PropertyListSerialization.propertyList(from: list, format: nil)
        _ = (read as? [String: Any])?["list"] as? [String]
    }

    /// In the system's fonts, whose glyphs are read with it.
    static func drawText() {
        UIGraphicsBeginImageContext(CGSize(width: 64, height: 32))
        for font in [UIFont.systemFont(ofSize: 17), UIFont.boldSystemFont(ofSize: 17)] {
            "Hello".draw(at: .zero, withFont: font)
        }
        UIGraphicsEndImageContext()
    }

    /// What a type conforms to takes the Swift runtime a search through all that there is, the first time; and so does a
    /// collection of a new type. A launch asks for these.
    static func castTypes() {
        let ofDelegates: [Any.Type] = [UIApplication.self, Proxy_UIApplicationDelegate.self]
        for type in ofDelegates { _ = (type as? any UIApplicationDelegate.Type, type as? any OptionalMembers.Type) }
        let objects: [Any] = [UILabel(), ForeignObject(foundation_null())]
        withExtendedLifetime(objects.map { $0 as AnyObject }) {}
        let collections: [Any] = [
            [1] as Set<UInt8>, [foundation_null()] as Set<ObjCObject>, [ObjectIdentifier(UILabel.self): 1],
            Data(["text"].joined(separator: " ").utf8),
        ]
        withExtendedLifetime(collections) {}
    }
}
