internal import MainLoop

/// Notes what was done, so that it can be undone and done again: Foundation's `NSUndoManager`, which Swift's Foundation
/// lacks on this platform.
///
/// Actions of one event of the app make one group, unless ``groupsByEvent`` is false.
/// - ObjC: -
@MainActor open class UndoManager: NSObject {
    private var undoStack: [UndoGroup] = []
    private var redoStack: [UndoGroup] = []
    private var open: [UndoGroup] = []
    private var disabledCount = 0
    private var eventEnd: ScheduledCall?

    public override init() { super.init() }

    // MARK: Groups

    /// Begins a group of actions that are undone together; groups may be inside each other.
    open func beginUndoGrouping() { openGroup(isByEvent: false) }

    /// Ends the group that was begun last.
    open func endUndoGrouping() {
        guard !open.isEmpty else { return }
        closeGroup()
    }

    /// How many groups are open inside each other.
    open var groupingLevel: Int { open.count }

    /// Whether what is registered during one event of the app becomes one group. True by default.
    open var groupsByEvent = true

    /// The most groups that can be undone; older ones are forgotten. 0, no limit, by default.
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

    /// Registers what undoes something that is being done. The target is not kept alive.
    open func registerUndo<Target: AnyObject>(
        withTarget target: Target, handler: @escaping @MainActor (Target) -> Void
    ) {
        register(
            UndoAction(target: target) { object in
                if let object = object as? Target { handler(object) }
            })
    }

    /// Registers a method that undoes something, with its one argument.
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
        // Something new makes what was undone obsolete.
        if !isUndoing, !isRedoing { redoStack = [] }
    }

    /// Stops noting; as many calls of ``enableUndoRegistration()`` start it again.
    open func disableUndoRegistration() { disabledCount += 1 }

    open func enableUndoRegistration() { disabledCount = max(disabledCount - 1, 0) }

    open var isUndoRegistrationEnabled: Bool { disabledCount == 0 }

    /// Forgets everything.
    open func removeAllActions() {
        undoStack = []
        redoStack = []
        let groups = open.count
        open = []
        eventEnd?.cancel()
        eventEnd = nil
        for _ in 0..<groups { post(UndoManager.didCloseUndoGroupNotification) }
    }

    /// Forgets the actions of a target.
    open func removeAllActions(withTarget target: AnyObject) {
        for group in undoStack + redoStack + open { group.remove(target) }
        undoStack.removeAll(where: \.isEmpty)
        redoStack.removeAll(where: \.isEmpty)
    }

    // MARK: Undoing

    /// Whether there is something to undo.
    open var canUndo: Bool { open.contains { !$0.isEmpty } || !undoStack.isEmpty }

    /// Whether something was undone and nothing was done since.
    open var canRedo: Bool { !redoStack.isEmpty }

    open private(set) var isUndoing = false
    open private(set) var isRedoing = false

    /// Undoes the last group. Ends the event's group; does nothing while groups of the app's are open.
    open func undo() {
        closeEventGroup()
        undoNestedGroup()
    }

    /// Undoes the last group that is closed.
    open func undoNestedGroup() {
        guard open.isEmpty, !isUndoing, !isRedoing, let group = undoStack.popLast() else { return }
        post(UndoManager.checkpointNotification)
        post(UndoManager.willUndoChangeNotification)
        isUndoing = true
        perform(group)
        isUndoing = false
        post(UndoManager.didUndoChangeNotification)
    }

    /// Does again what was undone last.
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

    /// What the actions register in turn becomes one group, of the same name, that takes them back.
    private func perform(_ group: UndoGroup) {
        open.append(UndoGroup(isByEvent: false))
        post(UndoManager.didOpenUndoGroupNotification)
        group.perform()
        while open.count > 1 { closeGroup() }
        if let last = open.last, last.name.isEmpty { last.name = group.name }
        closeGroup()
    }

    // MARK: Names

    /// Names what is being done, for a menu: "Typing".
    open func setActionName(_ actionName: String) { (open.last ?? undoStack.last)?.name = actionName }

    /// The name of what ``undo()`` undoes; empty if it has none.
    open var undoActionName: String { canUndo ? (open.last { !$0.isEmpty } ?? undoStack.last)?.name ?? "" : "" }

    /// The name of what ``redo()`` does again; empty if it has none.
    open var redoActionName: String { redoStack.last?.name ?? "" }

    /// "Undo" and the action's name.
    open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }

    /// "Redo" and the action's name.
    open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

    open func undoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? "Undo" : "Undo \(actionName)"
    }

    open func redoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? "Redo" : "Redo \(actionName)"
    }

    private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }
}
