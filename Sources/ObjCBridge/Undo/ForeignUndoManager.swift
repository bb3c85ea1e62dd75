import AppFoundation
import CObjCRuntime
import UIKit

/// An NSUndoManager of the app as a Swift UndoManager: there is one undo stack, the app's. Actions registered by Swift
/// are in it with a stand-in for the Swift target.
final class ForeignUndoManager: UndoManager {
    nonisolated(unsafe) let object: ObjCObject
    private var standIns: [ObjectIdentifier: ObjCObject] = [:]

    /// Makes an NSUndoManager.
    static func make() -> ForeignUndoManager {
        let made = undo_manager_make()
        defer { object_release(made) }
        return of(made)
    }

    private struct Weak { weak var manager: ForeignUndoManager? }
    private nonisolated(unsafe) static var known: [ObjCObject: Weak] = [:]

    /// The one that stands for `object`, an NSUndoManager.
    static func of(_ object: ObjCObject) -> ForeignUndoManager {
        if let manager = known[object]?.manager { return manager }
        let manager = ForeignUndoManager(object)
        known[object] = Weak(manager: manager)
        return manager
    }

    private init(_ object: ObjCObject) {
        self.object = object
        super.init()
        _ = object_retain(object)
    }

    deinit {
        for standIn in standIns.values {
            undo_manager_forget(object, standIn)
            object_release(standIn)
        }
        ForeignUndoManager.known[object] = nil
        object_release(object)
    }

    // MARK: Messages

    private func send(_ name: StaticString) { _ = message_send(object, selector(name, "v16@0:8")) }

    private func flag(_ name: StaticString) -> Bool {
        let selector = selector(name, "C16@0:8")
        let method = unsafeBitCast(
            objc_msg_lookup(object, selector), to: (@convention(c) (ObjCObject, ObjCSelector) -> UInt8).self)
        return method(object, selector) != 0
    }

    private func number(_ name: StaticString) -> Int {
        let selector = selector(name, "Q16@0:8")
        let method = unsafeBitCast(
            objc_msg_lookup(object, selector), to: (@convention(c) (ObjCObject, ObjCSelector) -> Int).self)
        return method(object, selector)
    }

    private func text(_ name: StaticString) -> String {
        swift(message_send(object, selector(name, "@16@0:8")), as: String.self) ?? ""
    }

    // MARK: Groups

    override func beginUndoGrouping() { send("beginUndoGrouping") }
    override func endUndoGrouping() { send("endUndoGrouping") }
    override var groupingLevel: Int { number("groupingLevel") }

    override var groupsByEvent: Bool {
        get { flag("groupsByEvent") }
        set { undo_manager_set_groups_by_event(object, newValue) }
    }

    override var levelsOfUndo: Int {
        get { number("levelsOfUndo") }
        set { undo_manager_set_levels(object, newValue) }
    }

    // MARK: Registering

    /// An undo action of Swift, as the app's undo manager keeps it.
    private final class Action {
        let perform: @MainActor () -> Void
        init(_ perform: @escaping @MainActor () -> Void) { self.perform = perform }
    }

    override func registerUndo<Target: AnyObject>(
        withTarget target: Target, handler: @escaping @MainActor (Target) -> Void
    ) {
        let action = Action { [weak target] in
            if let target { handler(target) }
        }
        undo_manager_register(
            object, standIn(for: target), Unmanaged.passRetained(action).toOpaque(),
            { pointer in
                let action = Unmanaged<Action>.fromOpaque(pointer).takeUnretainedValue()
                MainActor.assumeIsolated { action.perform() }
            }, { Unmanaged<Action>.fromOpaque($0).release() })
    }

    override func registerUndo(withTarget target: AnyObject, selector: Selector, object argument: Any?) {
        undo_manager_register_message(
            object, objectiveCAny(target), ObjCBridge.selector(selector.name), objectiveCAny(argument))
    }

    private func standIn(for target: AnyObject) -> ObjCObject {
        if let known = standIns[ObjectIdentifier(target)] { return known }
        let made = undo_target_make()
        standIns[ObjectIdentifier(target)] = made
        return made
    }

    override func disableUndoRegistration() { send("disableUndoRegistration") }
    override func enableUndoRegistration() { send("enableUndoRegistration") }
    override var isUndoRegistrationEnabled: Bool { flag("isUndoRegistrationEnabled") }
    override func removeAllActions() { send("removeAllActions") }

    override func removeAllActions(withTarget target: AnyObject) {
        guard let standIn = standIns.removeValue(forKey: ObjectIdentifier(target)) else {
            if let target = objectiveCAny(target) { undo_manager_forget(object, target) }
            return
        }
        undo_manager_forget(object, standIn)
        object_release(standIn)
    }

    // MARK: Undoing

    override var canUndo: Bool { flag("canUndo") }
    override var canRedo: Bool { flag("canRedo") }
    override var isUndoing: Bool { flag("isUndoing") }
    override var isRedoing: Bool { flag("isRedoing") }
    override func undo() { if canUndo, groupingLevel <= 1 { send("undo") } }
    override func undoNestedGroup() { if canUndo, groupingLevel == 0 { send("undoNestedGroup") } }
    override func redo() { if canRedo { send("redo") } }

    // MARK: Names

    override func setActionName(_ actionName: String) {
        undo_manager_set_action_name(object, actionName.toObjectiveC())
    }

    override var undoActionName: String { text("undoActionName") }
    override var redoActionName: String { text("redoActionName") }
    override var undoMenuItemTitle: String { text("undoMenuItemTitle") }
    override var redoMenuItemTitle: String { text("redoMenuItemTitle") }
}

/// The undo manager behind an NSUndoManager of the app.
@MainActor func swiftUndoManager(_ object: ObjCObject?) -> UndoManager? {
    guard let object, object_is_undo_manager(object) else { return nil }
    return ForeignUndoManager.of(object)
}
