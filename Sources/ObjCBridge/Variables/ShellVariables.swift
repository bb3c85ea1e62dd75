import UIKit

/// Objects whose values are in variables of their shells, because headers declare those variables: code of apps sets
/// and reads them, so they are the one place of the values (`DeclaredVariables` in the generator lays them out).
enum ShellVariables {
    /// The frameworks' object gets a shell: its values move there.
    static func move(_ object: PlatformObject, to shell: ObjCObject) {
        if let touch = object as? UITouch { touch.values = TouchVariables(shell, copying: touch) }
    }

    /// An object gets the shell that an app has made: what it has written there already counts.
    static func adopt(_ object: PlatformObject, _ shell: ObjCObject) {
        if let touch = object as? UITouch { touch.values = TouchVariables(shell) }
    }
}
