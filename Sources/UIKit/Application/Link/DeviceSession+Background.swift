internal import MainLoop

/// The way of the app to the background and back.
extension DeviceSession {
    /// - Parameters:
    ///   - visit: The number of this visit to the background.
    ///   - seconds: How long the app can run there, if it has tasks.
    func enterBackground(_ visit: UInt32, _ seconds: Double, _ application: UIApplication) {
        toldVisit = nil
        application.backgroundTasks.onChange = { [weak self, weak application] in
            guard let self, let application, let visit = toldVisit else { return }
            tell(of: visit, application)
        }
        application.enterBackground(seconds: seconds < Self.endless ? seconds : nil)
        // The answer follows after a whole turn of the loop, in which views are laid out and Objective-C's defaults are
        // written: the app may be suspended as soon as the device has it.
        afterTurn { [weak self, weak application] in
            guard let self, let application, application.isInBackground, toldVisit == nil else { return }
            frames.beforeWaiting()
            frames.drawNow()
            frames.isPaused = true
            toldVisit = visit
            tell(of: visit, application)
        }
    }

    func enterForeground(_ application: UIApplication) {
        toldVisit = nil
        frames.isPaused = false
        application.enterForeground()
    }

    /// So many seconds are no limit.
    private static let endless: Double = 1e12

    private func tell(of visit: UInt32, _ application: UIApplication) {
        send(.inBackground(visit: visit, hasTasks: !application.backgroundTasks.isEmpty))
    }

    private func afterTurn(_ action: @escaping @MainActor () -> Void) {
        let loop = MainLoop.main
        loop.schedule(at: loop.now) {
            loop.schedule(at: loop.now, action)
        }
    }
}
