package import DeviceLink

/// The app's life cycle, in the order of the *iPhone Application Programming Guide*: the delegate is called first, then
/// the notification is posted.
extension UIApplication {
    /// Tells the delegate that launching is done, and which URL the app was launched to open, unless it refuses by
    /// `application:didFinishLaunchingWithOptions:`.
    /// - Parameter options: Why the app was launched, as the device says.
    package final func finishLaunching(options: [String: String]) {
        isInBackground = false
        var launchOptions: [LaunchOptionsKey: Any] = [:]
        for (key, text) in options {
            let key = LaunchOptionsKey(rawValue: key)
            launchOptions[key] = Self.launchOption(key, text)
        }
        var opensURL = true
        if let delegate = delegate as? any OptionalMembers & UIApplicationDelegate,
            !delegate.implements("application:didFinishLaunchingWithOptions:")
        {
            delegate.applicationDidFinishLaunching(self)
        } else if let delegate {
            opensURL = delegate.application(
                self, didFinishLaunchingWithOptions: launchOptions.isEmpty ? nil : launchOptions)
        }
        let userInfo = Dictionary(uniqueKeysWithValues: launchOptions.map { (AnyHashable($0.rawValue), $1) })
        post(UIApplication.didFinishLaunchingNotification, userInfo.isEmpty ? nil : userInfo)
        if opensURL, let url = options[LaunchOptionsKey.url.rawValue] { handleOpenURL(url) }
    }

    /// The value of a launch option, from the device's text.
    private static func launchOption(_ key: LaunchOptionsKey, _ text: String) -> Any {
        switch key {
        case .url: URL(string: text) ?? text
        case .localNotification: UILocalNotification(propertyList: text) ?? text
        case .remoteNotification: PushMessage.content(json: text) ?? text
        default: text
        }
    }

    package final func becomeActive() {
        guard !isActive else { return }
        enterForeground()
        setActive(true)
        delegate?.applicationDidBecomeActive(self)
        post(UIApplication.didBecomeActiveNotification)
    }

    package final func resignActive() {
        guard isActive else { return }
        cancelTouches()
        delegate?.applicationWillResignActive(self)
        post(UIApplication.willResignActiveNotification)
        setActive(false)
    }

    /// Called before the delegate is told of the app's termination, to dismiss alerts and other views above all
    /// windows.
    static var terminationObservers: [@MainActor () -> Void] = []

    /// Prepares for the exit of the process. An app of iOS 4 saves when it enters the background, an older one when it
    /// terminates: the delegate gets both messages.
    package final func prepareToTerminate() {
        enterBackground()
        backgroundTasks.expire()
        for observer in UIApplication.terminationObservers { observer() }
        delegate?.applicationWillTerminate(self)
        post(UIApplication.willTerminateNotification)
        UserDefaults.standard.synchronize()
    }

    package final func receiveMemoryWarning() {
        delegate?.applicationDidReceiveMemoryWarning(self)
        post(UIApplication.didReceiveMemoryWarningNotification)
    }

    package final func changeTimeSignificantly() {
        delegate?.applicationSignificantTimeChange(self)
        post(UIApplication.significantTimeChangeNotification)
    }

    /// Another app opened an URL of this one.
    package final func handleOpenURL(_ text: String) {
        guard let url = URL(string: text) else { return }
        if let delegate = delegate as? any OptionalMembers & UIApplicationDelegate,
            !delegate.implements("application:openURL:sourceApplication:annotation:")
        {
            _ = delegate.application(self, handleOpen: url)
        } else {
            _ = delegate?.application(self, open: url, sourceApplication: nil, annotation: nil)
        }
    }

    /// Delivers motion of the device to the first responder of the key window, or to the window.
    package final func deliverMotion(_ phase: MotionPhase, timestamp: TimeInterval) {
        guard let responder = keyWindow?.firstResponder ?? keyWindow else { return }
        let event = UIEvent(type: .motion, subtype: .motionShake, timestamp: timestamp)
        sendEvent(event)
        switch phase {
        case .shakeBegan: responder.motionBegan(.motionShake, with: event)
        case .shakeEnded: responder.motionEnded(.motionShake, with: event)
        case .shakeCancelled: responder.motionCancelled(.motionShake, with: event)
        }
    }

    /// Delivers a key of a hardware keyboard.
    /// - Returns: true if a responder handled it.
    @discardableResult
    package final func handleKey(_ press: KeyPress) -> Bool {
        if InputPresenter.current?.handleKey(press) == true { return true }
        var responder = keyWindow?.firstResponder ?? keyWindow
        while let present = responder {
            if let taker = present as? any KeyResponder, taker.handleKey(press) { return true }
            responder = present.next
        }
        return false
    }

    /// Delivers what an input method of the machine composes.
    package final func handleComposition(_ composition: Composition) {
        InputPresenter.current?.handleComposition(composition)
    }
}
