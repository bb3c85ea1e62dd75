import UIKit

/// Keeps values of objects in instance variables of their shells, if public headers declare these: apps read and write
/// them, so they are the only place of the values (`DeclaredVariables` in the generator lays them out).
enum ShellVariables {
    /// Called when a framework object gets a shell: moves its values there.
    static func move(_ object: PlatformObject, to shell: ObjCObject) {
        if let touch = object as? UITouch { touch.values = TouchVariables(shell, copying: touch) }
    }

    /// Called when an object gets a shell that an app has made: values that the app has written already are kept.
    static func adopt(_ object: PlatformObject, _ shell: ObjCObject) {
        if let touch = object as? UITouch { touch.values = TouchVariables(shell) }
    }
}
