extension Device {
    /// How soon a second press of the Home button follows the first, if both are meant together, in seconds.
    package nonisolated static let secondPress = 0.3

    /// A press of the Home button by somebody who may press it again: a device with multitasking waits a moment for that.
    package func clickHome() {
        guard canShowSwitcher || homeClick != nil else { return press(.home) }
        if let homeClick {
            homeClick.cancel()
            self.homeClick = nil
            return pressHomeTwice()
        }
        homeClick = timeline.schedule(after: Device.secondPress) { [weak self] in
            guard let self else { return }
            homeClick = nil
            press(.home)
        }
    }

    /// Presses the Home button twice: on a device with multitasking this shows the apps that were used last.
    public func pressHomeTwice() {
        guard canShowSwitcher else {
            press(.home)
            // What covers the screen, or covered it, takes both presses for one.
            guard !model.hasMultitasking else { return }
            if isHomeScreenInFront { screen.homeScreen.show(page: 0, isAnimated: true) } else { press(.home) }
            return
        }
        showSwitcher()
    }

    private var isHomeScreenInFront: Bool { session == nil && screen.systemApp == nil && interruptions.isEmpty }

    func pressHome() {
        if interruptions.contains(.locked) {
            unlock()
        } else if interruptions.contains(.call) {
            if case .talking = screen.callScreen.phase { putCallBehind() } else { endCall() }
        } else if interruptions.contains(.switcher) {
            if screen.switcher?.isEditing == true { screen.switcher?.isEditing = false } else { closeSwitcher() }
        } else if session != nil {
            leaveScreen()
            // An app that does not stay in memory ends.
            if session != nil { terminate() }
        } else if screen.systemApp != nil {
            cancelTouches()
            screen.hideSystemApp(isAnimated: true)
        } else {
            screen.homeScreen.goHome()
        }
    }
}
