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
        guard !isCallBehind, interruptions.insert(.call).inserted else { return }
        interruptSound(isOver: false)
        interrupt()
        caller = number
        showCall(with: number, .ringing)
        updateDarkness()
        callEvent = timeline.schedule(after: seconds) { [weak self] in self?.endCall() }
    }

    /// Calls a number: somebody answers after a moment.
    func dial(_ number: String) {
        guard model.capabilities.contains(.telephony), !isCallBehind, interruptions.insert(.call).inserted else {
            return
        }
        log("Phone calls \(number)")
        remember(RecentCall(number: number, kind: .outgoing))
        interruptSound(isOver: false)
        interrupt()
        showCall(with: number, .dialling)
        updateDarkness()
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
        let seconds = Int((nanoseconds + 500_000_000) / 1_000_000_000)
        screen.callScreen.phase = .talking(seconds)
        if isCallBehind { screen.statusBar.call = seconds }
        callEvent?.cancel()
        callEvent = timeline.schedule(after: 1) { [weak self] in self?.countCall(from: start) }
    }

    /// Home is pressed while somebody talks: the home screen has the screen, and a green status bar of double height leads
    /// back to the call. Apps lay themselves out below it.
    func putCallBehind() {
        guard case .talking(let seconds) = screen.callScreen.phase, interruptions.remove(.call) != nil else { return }
        isCallBehind = true
        interruptedApp = nil
        screen.hideCall()
        screen.onCallBarTap = { [weak self] in self?.returnToCall() }
        setCallBar(seconds)
        leaveScreen()
        if session != nil { terminate() }
        screen.hideSystemApp(isAnimated: false)
        updateDarkness()
    }

    /// The other one hangs up.
    package func hangUp() { endCall() }

    /// The green bar was tapped.
    private func returnToCall() {
        guard isCallBehind, interruptions.isEmpty else { return }
        isCallBehind = false
        interruptions.insert(.call)
        interrupt()
        setCallBar(nil)
        screen.showCall()
        updateDarkness()
    }

    /// - Parameter seconds: how long the call has lasted; nil for no bar.
    private func setCallBar(_ seconds: Int?) {
        screen.setCallBar(seconds)
        let height = seconds == nil ? profile.statusBarHeight : StatusBar.heightInCall
        for session in sessions { session.send(.statusBarFrame(height: height)) }
    }

    /// The call is over, or was never answered.
    func endCall() {
        if isCallBehind {
            isCallBehind = false
            setCallBar(nil)
            callEvent?.cancel()
            callEvent = nil
            interruptSound(isOver: true)
            return
        }
        guard interruptions.remove(.call) != nil else { return }
        defer { updateDarkness() }
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
