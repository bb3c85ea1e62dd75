import Testing
import UIKit

@MainActor private final class Counter {
    let undo = UndoManager()
    var value = 0

    func set(_ new: Int) {
        let old = value
        undo.registerUndo(withTarget: self) { $0.set(old) }
        value = new
    }
}

@MainActor struct UndoManagerTests {
    private let counter = Counter()
    private var undo: UndoManager { counter.undo }

    private func group(_ body: () -> Void) {
        undo.beginUndoGrouping()
        body()
        undo.endUndoGrouping()
    }

    init() { counter.undo.groupsByEvent = false }

    @Test func whatIsUndoneCanBeDoneAgain() {
        group { counter.set(1) }
        group { counter.set(2) }
        #expect(undo.canUndo && !undo.canRedo)
        undo.undo()
        #expect(counter.value == 1 && undo.canRedo)
        undo.undo()
        #expect(counter.value == 0 && !undo.canUndo)
        undo.redo()
        undo.redo()
        #expect(counter.value == 2 && !undo.canRedo && undo.canUndo)
    }

    @Test func aGroupIsUndoneAtOnceInReverse() {
        group {
            counter.set(1)
            group { counter.set(2) }
            counter.set(3)
        }
        undo.undo()
        #expect(counter.value == 0)
        undo.redo()
        #expect(counter.value == 3)
    }

    @Test func somethingNewEndsRedoing() {
        group { counter.set(1) }
        undo.undo()
        group { counter.set(5) }
        #expect(!undo.canRedo)
    }

    @Test func levelsAreLimited() {
        undo.levelsOfUndo = 2
        for value in 1...5 { group { counter.set(value) } }
        undo.undo()
        undo.undo()
        #expect(counter.value == 3 && !undo.canUndo)
    }

    @Test func actionsOfATargetAreForgotten() {
        group { counter.set(1) }
        undo.removeAllActions(withTarget: counter)
        #expect(!undo.canUndo)
    }

    @Test func nothingIsNotedWhileDisabled() {
        undo.disableUndoRegistration()
        group { counter.set(1) }
        undo.enableUndoRegistration()
        #expect(!undo.canUndo && undo.isUndoRegistrationEnabled)
    }

    @Test func namesFollowTheActions() {
        group {
            counter.set(1)
            undo.setActionName("Change")
        }
        #expect(undo.undoActionName == "Change" && undo.undoMenuItemTitle == "Undo Change")
        undo.undo()
        #expect(undo.redoMenuItemTitle == "Redo Change" && undo.undoMenuItemTitle == "Undo")
    }

    @Test func aTargetThatIsGoneIsNotCalled() {
        var other: Counter? = Counter()
        weak var weakOther = other
        group { if let other { undo.registerUndo(withTarget: other) { $0.value = 7 } } }
        other = nil
        #expect(weakOther == nil)
        undo.undo()
        #expect(!undo.canUndo)
    }

    @Test func wrongUseDoesNothing() {
        undo.endUndoGrouping()
        undo.undo()
        undo.redo()
        undo.enableUndoRegistration()
        undo.beginUndoGrouping()
        undo.undo()
        #expect(undo.groupingLevel == 1)
        undo.removeAllActions()
        #expect(undo.groupingLevel == 0)
    }
}
