internal import MainLoop

/// Records actions that undo and redo changes: Foundation's `NSUndoManager`, which Swift's Foundation lacks on this
/// platform.
///
/// The actions that are registered during an event form a group, unless ``groupsByEvent`` is false.
/// - ObjC: -
@MainActor open class UndoManager: NSObject {
    private var undoStack: [UndoGroup] = []
    private var redoStack: [UndoGroup] = []
    private var open: [UndoGroup] = []
    private var disabledCount = 0
    private var eventEnd: ScheduledCall?

    public override init() { super.init() }

    // MARK: Groups

    /// Opens a group of actions that are undone together. Groups can be nested.
    open func beginUndoGrouping() { openGroup(isByEvent: false) }

    /// Closes the innermost open group.
    open func endUndoGrouping() {
        guard !open.isEmpty else { return }
        closeGroup()
    }

    /// The number of nested open groups.
    open var groupingLevel: Int { open.count }

    /// True to group the actions that are registered during an event. The default is true.
    open var groupsByEvent = true

    /// The largest number of groups on the undo stack; older ones are removed. 0, the default, is unlimited.
    open var levelsOfUndo = 0 { didSet { limit() } }

    private func openGroup(isByEvent: Bool) {
        post(UndoManager.checkpointNotification)
        if open.isEmpty, groupsByEvent, !isByEvent { openEventGroup() }
        open.append(UndoGroup(isByEvent: isByEvent))
        post(UndoManager.didOpenUndoGroupNotification)
    }

    private func openEventGroup() {
        open.append(UndoGroup(isByEvent: true))
        eventEnd = MainLoop.main.schedule(at: MainLoop.main.now) { [weak self] in self?.closeEventGroup() }
        post(UndoManager.didOpenUndoGroupNotification)
    }

    private func closeEventGroup() {
        eventEnd?.cancel()
        eventEnd = nil
        if open.count == 1, open[0].isByEvent { closeGroup() }
    }

    private func closeGroup() {
        post(UndoManager.checkpointNotification)
        post(UndoManager.willCloseUndoGroupNotification)
        guard let group = open.popLast() else { return }
        if let outer = open.last {
            if outer.name.isEmpty { outer.name = group.name }
            if !group.isEmpty { outer.add(.group(group)) }
        } else if !group.isEmpty {
            if isUndoing { redoStack.append(group) } else { undoStack.append(group) }
            limit()
        }
        post(UndoManager.didCloseUndoGroupNotification)
    }

    private func limit() {
        guard levelsOfUndo > 0 else { return }
        undoStack.removeFirst(max(undoStack.count - levelsOfUndo, 0))
        redoStack.removeFirst(max(redoStack.count - levelsOfUndo, 0))
    }

    // MARK: Registering

    /// Registers an action that undoes a change. The target is not retained.
    open func registerUndo<Target: AnyObject>(
        withTarget target: Target, handler: @escaping @MainActor (Target) -> Void
    ) {
        register(
            UndoAction(target: target) { object in
                if let object = object as? Target { handler(object) }
            })
    }

    /// Registers a method with one argument that undoes a change.
    open func registerUndo(withTarget target: AnyObject, selector: Selector, object: Any?) {
        register(UndoAction(target: target) { ActionDispatch.send(selector, to: $0, sender: object, event: nil) })
    }

    private func register(_ action: UndoAction) {
        guard isUndoRegistrationEnabled else { return }
        if open.isEmpty {
            guard groupsByEvent || isUndoing || isRedoing else { return }
            openEventGroup()
        }
        open.last?.add(.action(action))
        // A new change makes the redo actions invalid.
        if !isUndoing, !isRedoing { redoStack = [] }
    }

    /// Disables registration. Calls are counted: each needs a call of ``enableUndoRegistration()``.
    open func disableUndoRegistration() { disabledCount += 1 }

    open func enableUndoRegistration() { disabledCount = max(disabledCount - 1, 0) }

    open var isUndoRegistrationEnabled: Bool { disabledCount == 0 }

    /// Removes all undo and redo actions.
    open func removeAllActions() {
        undoStack = []
        redoStack = []
        let groups = open.count
        open = []
        eventEnd?.cancel()
        eventEnd = nil
        for _ in 0..<groups { post(UndoManager.didCloseUndoGroupNotification) }
    }

    /// Removes the undo and redo actions of a target.
    open func removeAllActions(withTarget target: AnyObject) {
        for group in undoStack + redoStack + open { group.remove(target) }
        undoStack.removeAll(where: \.isEmpty)
        redoStack.removeAll(where: \.isEmpty)
    }

    // MARK: Undoing

    /// True if there is an action to undo.
    open var canUndo: Bool { open.contains { !$0.isEmpty } || !undoStack.isEmpty }

    /// True if there is an action to redo.
    open var canRedo: Bool { !redoStack.isEmpty }

    open private(set) var isUndoing = false
    open private(set) var isRedoing = false

    /// Closes the group of the event and undoes the last group. Does nothing while the app has open groups.
    open func undo() {
        closeEventGroup()
        undoNestedGroup()
    }

    /// Undoes the last closed group. Does nothing while a group is open.
    open func undoNestedGroup() {
        guard open.isEmpty, !isUndoing, !isRedoing, let group = undoStack.popLast() else { return }
        post(UndoManager.checkpointNotification)
        post(UndoManager.willUndoChangeNotification)
        isUndoing = true
        perform(group)
        isUndoing = false
        post(UndoManager.didUndoChangeNotification)
    }

    /// Redoes the last undone group.
    open func redo() {
        closeEventGroup()
        guard open.isEmpty, !isUndoing, !isRedoing, let group = redoStack.popLast() else { return }
        post(UndoManager.checkpointNotification)
        post(UndoManager.willRedoChangeNotification)
        isRedoing = true
        perform(group)
        isRedoing = false
        post(UndoManager.didRedoChangeNotification)
    }

    /// Runs a group's actions. The actions that they register form a group with the same name on the opposite stack.
    private func perform(_ group: UndoGroup) {
        open.append(UndoGroup(isByEvent: false))
        post(UndoManager.didOpenUndoGroupNotification)
        group.perform()
        while open.count > 1 { closeGroup() }
        if let last = open.last, last.name.isEmpty { last.name = group.name }
        closeGroup()
    }

    // MARK: Names

    /// Sets the name of the current group's change, for menus, such as "Typing".
    open func setActionName(_ actionName: String) { (open.last ?? undoStack.last)?.name = actionName }

    /// The name of the change that ``undo()`` would undo; empty if it has none.
    open var undoActionName: String { canUndo ? (open.last { !$0.isEmpty } ?? undoStack.last)?.name ?? "" : "" }

    /// The name of the change that ``redo()`` would redo; empty if it has none.
    open var redoActionName: String { redoStack.last?.name ?? "" }

    /// "Undo", followed by the action name.
    open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }

    /// "Redo", followed by the action name.
    open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

    open func undoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? "Undo" : "Undo \(actionName)"
    }

    open func redoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? "Redo" : "Redo \(actionName)"
    }

    private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }
}
