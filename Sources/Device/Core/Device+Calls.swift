import CPlatform

/// Calls, incoming and outgoing.
extension Device {
    /// How long a call rings that can be answered, in seconds.
    package nonisolated static let ringingDuration = 20.0

    /// How long a call rings that ends by itself, in seconds.
    package nonisolated static let callDuration = 3.0

    /// How long it takes until somebody answers who is called, in seconds.
    package nonisolated static let dialDuration = 3.0

    /// Starts an incoming call: the app is interrupted, and becomes active again when the call is declined or not
    /// answered.
    ///
    /// - Parameters:
    ///   - seconds: How long it rings, in seconds of the device's clock.
    ///   - number: The caller's; empty for one who does not tell it.
    package func call(ringing seconds: Double = Device.callDuration, from number: String = "") {
        guard interruptions.insert(.call).inserted else { return }
        interruptSound(isOver: false)
        interrupt()
        caller = number
        showCall(with: number, .ringing)
        callEvent = timeline.schedule(after: seconds) { [weak self] in self?.endCall() }
    }

    /// Calls a number: somebody answers after a moment.
    func dial(_ number: String) {
        guard model.capabilities.contains(.telephony), interruptions.insert(.call).inserted else { return }
        log("Phone calls \(number)")
        remember(RecentCall(number: number, kind: .outgoing))
        interruptSound(isOver: false)
        interrupt()
        showCall(with: number, .dialling)
        callEvent = timeline.schedule(after: Device.dialDuration) { [weak self] in self?.talk() }
    }

    private func showCall(with number: String, _ phase: CallScreen.Phase) {
        screen.callScreen.onButton = { [weak self] in self?.callButtonTapped($0) }
        screen.showCall(with: contactNames.name(of: number) ?? (number.isEmpty ? CallScreen.unknown : number), phase)
    }

    private func callButtonTapped(_ button: CallButton.Choice) {
        switch button {
        case .answer: answerCall()
        case .decline, .end: endCall()
        }
    }

    private func answerCall() {
        guard interruptions.contains(.call), screen.callScreen.phase == .ringing else { return }
        remember(RecentCall(number: caller, kind: .incoming))
        talk()
    }

    /// The call screen replaces the app. One that cannot stay in memory ends and is started again after the call, as on
    /// iPhone OS 3.
    private func talk() {
        screen.callScreen.phase = .talking(0)
        countCall(from: platform_monotonic_nanoseconds())
        guard let session, !session.app.bundle.staysInMemory(on: model) else { return }
        interruptedApp = session.app.identifier
        terminate()
    }

    /// Shows how long the call has lasted, again at each full second.
    private func countCall(from start: Int64) {
        let nanoseconds = platform_monotonic_nanoseconds() - start
        screen.callScreen.phase = .talking(Int((nanoseconds + 500_000_000) / 1_000_000_000))
        callEvent?.cancel()
        callEvent = timeline.schedule(after: 1) { [weak self] in self?.countCall(from: start) }
    }

    /// The call is over, or was never answered.
    func endCall() {
        guard interruptions.remove(.call) != nil else { return }
        if screen.callScreen.phase == .ringing { remember(RecentCall(number: caller, kind: .missed)) }
        callEvent?.cancel()
        callEvent = nil
        screen.hideCall()
        interruptSound(isOver: true)
        let interrupted = interruptedApp
        interruptedApp = nil
        if let interrupted, storage.app(identifier: interrupted) != nil {
            launchFromHomeScreen(interrupted)
        } else if interruptions.isEmpty {
            session?.becomeActive()
        }
    }
}
