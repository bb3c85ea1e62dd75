import CPlatform

/// Incoming calls.
extension Device {
    /// How long a call rings that can be answered, in seconds.
    package nonisolated static let ringingDuration = 20.0

    /// How long a call rings that ends by itself, in seconds.
    package nonisolated static let callDuration = 3.0

    /// Starts an incoming call: the app is interrupted, and becomes active again when the call is declined or not
    /// answered.
    /// - Parameter seconds: How long it rings, in seconds of the device's clock.
    package func call(ringing seconds: Double = Device.callDuration) {
        guard interruptions.insert(.call).inserted else { return }
        interrupt()
        screen.callScreen.onButton = { [weak self] in self?.callButtonTapped($0) }
        screen.showCall()
        callEvent = timeline.schedule(after: seconds) { [weak self] in self?.endCall() }
    }

    private func callButtonTapped(_ button: CallButton.Choice) {
        switch button {
        case .answer: answerCall()
        case .decline, .end: endCall()
        }
    }

    /// The call screen replaces the app. One that cannot stay in memory ends and is started again after the call, as on
    /// iPhone OS 3.
    private func answerCall() {
        guard interruptions.contains(.call), screen.callScreen.phase == .ringing else { return }
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
        callEvent?.cancel()
        callEvent = nil
        screen.hideCall()
        let interrupted = interruptedApp
        interruptedApp = nil
        if let interrupted, storage.app(identifier: interrupted) != nil {
            launchFromHomeScreen(interrupted)
        } else if interruptions.isEmpty {
            session?.becomeActive()
        }
    }
}
