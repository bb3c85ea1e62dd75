/// Delivers a window's touches to gesture recognizers before views, and delays or cancels the touches of views as the
/// recognizers require.
@MainActor final class GestureArena {
    /// A touch that is delivered to recognizers.
    @MainActor private final class Contact {
        let touch: UITouch
        let recognizers: [UIGestureRecognizer]
        /// True if the view has received the touch's `began` phase.
        var isKnownToView = false
        /// True if a recognized gesture has cancelled the touch for the view.
        var isClaimed = false
        /// The phases that are delayed for the view.
        var heldPhases: [UITouch.Phase] = []
        var isLifted = false

        init(_ touch: UITouch, _ recognizers: [UIGestureRecognizer]) {
            self.touch = touch
            self.recognizers = recognizers
            isClaimed = touch.isForRecognizersOnly
        }

        /// True if a recognizer in the possible state delays this phase for the view.
        func isHeld(_ phase: UITouch.Phase) -> Bool {
            recognizers.contains {
                $0.state == .possible && $0.isEnabled && $0.arena != nil
                    && ($0.delaysTouchesBegan || (phase == .ended && $0.delaysTouchesEnded))
            }
        }
    }

    private var contacts: [Contact] = []
    /// The recognizers whose gesture has not ended.
    private(set) var active: [UIGestureRecognizer] = []
    private weak var event: UIEvent?
    private var isDelivering = false

    // MARK: Recognizers

    /// Delivers the event's changed touches of `window` to the recognizers.
    func receive(_ event: UIEvent, in window: UIWindow) {
        self.event = event
        isDelivering = true
        let changed = (event.allTouches ?? []).filter { $0.window === window && $0.phase != .stationary }
            .sorted { ($0.startLocation.y, $0.startLocation.x) < ($1.startLocation.y, $1.startLocation.x) }
        for touch in changed where touch.phase == .began { follow(touch) }
        guard !contacts.isEmpty else { return }
        for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
            for recognizer in active {
                let own = changed.filter { touch in
                    touch.phase == phase
                        && contact(touch)?.recognizers.contains { $0 === recognizer } ?? false
                }
                if !own.isEmpty { recognizer.receive(own, phase, event) }
            }
        }
    }

    /// Called after the views have received the touches of the event. Delivers and resets the gestures that have been
    /// decided in the meantime (`settle`).
    func finish() {
        isDelivering = false
        settle()
    }

    private func follow(_ touch: UITouch) {
        var recognizers: [UIGestureRecognizer] = []
        var view = touch.view
        while let current = view {
            recognizers += current.recognizerList.filter {
                $0.isEnabled && $0.takes(touch) && $0.delegate?.gestureRecognizer($0, shouldReceive: touch) ?? true
            }
            view = current.superviewReference
        }
        guard !recognizers.isEmpty else { return }
        contacts.append(Contact(touch, recognizers))
        for recognizer in recognizers where !active.contains(where: { $0 === recognizer }) {
            recognizer.arena = self
            active.append(recognizer)
        }
    }

    /// The recognizers that receive the touch; nil if there are none.
    func recognizers(lookingAt touch: UITouch) -> [UIGestureRecognizer]? { contact(touch)?.recognizers }

    private func contact(_ touch: UITouch) -> Contact? { contacts.first { $0.touch === touch } }

    func stateDidChange(_ recognizer: UIGestureRecognizer) {
        if recognizer.state.isRecognized, recognizer.cancelsTouchesInView {
            for contact in contacts where contact.recognizers.contains(where: { $0 === recognizer }) { claim(contact) }
        }
        for waiting in active where waiting.isPending { waiting.beginIfPermitted() }
        if !isDelivering { settle() }
    }

    /// Delivers delayed phases to views when the recognizers have failed, and resets recognizers whose touches have all
    /// ended.
    func settle() {
        guard !isDelivering else { return }
        for contact in contacts { releaseHeldPhases(of: contact) }
        contacts.removeAll { $0.isLifted && $0.heldPhases.isEmpty }
        let over = active.filter { $0.state.isFinished && $0.touches.isEmpty }
        active.removeAll { recognizer in over.contains { $0 === recognizer } }
        for recognizer in over { recognizer.startOver() }
    }

    // MARK: Views

    /// The touches of a phase to deliver to views now.
    func passing(_ touches: Set<UITouch>, _ phase: UITouch.Phase) -> Set<UITouch> {
        touches.filter { touch in
            guard let contact = contact(touch) else { return !touch.isForRecognizersOnly }
            return passes(contact, phase)
        }
    }

    private func passes(_ contact: Contact, _ phase: UITouch.Phase) -> Bool {
        if phase == .ended || phase == .cancelled { contact.isLifted = true }
        if contact.isClaimed { return false }
        if phase == .cancelled {
            contact.heldPhases = []
            return contact.isKnownToView
        }
        if !contact.heldPhases.isEmpty || contact.isHeld(phase) && phase != .moved {
            if contact.heldPhases.last != phase { contact.heldPhases.append(phase) }
            return false
        }
        contact.isKnownToView = true
        return true
    }

    /// True if the view has received the touch.
    func isKnownToView(_ touch: UITouch) -> Bool { contact(touch)?.isKnownToView ?? !touch.isForRecognizersOnly }

    /// Cancels the touch for its view.
    func withhold(_ touch: UITouch) { contact(touch).map(claim) }

    private func claim(_ contact: Contact) {
        guard !contact.isClaimed else { return }
        contact.isClaimed = true
        contact.heldPhases = []
        if contact.isKnownToView { contact.touch.view?.touchesCancelled([contact.touch], with: event) }
    }

    private func releaseHeldPhases(of contact: Contact) {
        while let phase = contact.heldPhases.first, !contact.isHeld(phase) {
            contact.heldPhases.removeFirst()
            contact.isKnownToView = true
            switch phase {
            case .began: contact.touch.view?.touchesBegan([contact.touch], with: event)
            case .moved: contact.touch.view?.touchesMoved([contact.touch], with: event)
            case .ended: contact.touch.view?.touchesEnded([contact.touch], with: event)
            case .cancelled, .stationary: break
            }
        }
    }
}
