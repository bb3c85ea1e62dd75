import CCoreData
import CObjCRuntime
import ObjCBridge
import UIKit

/// The undo manager of a context, one of Swift's. In it an event of the context is one action, whose target is this object.
final class ContextUndo: @unchecked Sendable {
    let manager: UndoManager

    private init(_ manager: UndoManager) { self.manager = manager }

    static func manager(of context: NSManagedObjectContext) -> UndoManager? {
        withAutoreleasePool {
            guard let found = BoxedMessage.object(context.object, "undoManager", []),
                let content = swift_undo_manager_content(found)
            else { return nil }
            return of(content).manager
        }
    }

    static func set(_ manager: UndoManager?, of context: NSManagedObjectContext) {
        withAutoreleasePool {
            let made = manager.map(make)
            _ = BoxedMessage.object(context.object, "setUndoManager:", [made])
            if let made { object_release(made) }
        }
    }

    private static func make(_ manager: UndoManager) -> ObjCObject {
        swift_undo_manager_make(
            Unmanaged.passRetained(ContextUndo(manager)).toOpaque(),
            { Unmanaged<ContextUndo>.fromOpaque($0).release() }, { ContextUndo.of($0).enlist($1) },
            { ContextUndo.of($0).hear($1) })
    }

    private static func of(_ content: UnsafeMutableRawPointer) -> ContextUndo {
        Unmanaged<ContextUndo>.fromOpaque(content).takeUnretainedValue()
    }

    /// An event, as the undo manager keeps it.
    private final class Event {
        let content: UnsafeMutableRawPointer
        init(_ content: UnsafeMutableRawPointer) { self.content = content }
        deinit { withAutoreleasePool { swift_undo_forget(content) } }
    }

    private func enlist(_ content: UnsafeMutableRawPointer) {
        let event = Event(content)
        onTheContextsThread {
            self.manager.registerUndo(withTarget: self) { _ in withAutoreleasePool { swift_undo_perform(event.content) }
            }
        }
    }

    private func hear(_ message: Int) {
        onTheContextsThread {
            switch message {
            case SwiftUndoManagerUndo: self.manager.undo()
            case SwiftUndoManagerRedo: self.manager.redo()
            default: self.manager.removeAllActions(withTarget: self)
            }
        }
    }

    /// An undo manager belongs to its context, and thereby to the context's thread, which nearly always is the main one.
    private func onTheContextsThread(_ body: @escaping @MainActor () -> Void) {
        unsafeBitCast(body, to: (() -> Void).self)()
    }
}
