internal import DeviceLink
internal import MainLoop

/// The way from `main` to the running loop.
@MainActor package struct ApplicationLaunch {
    package var principalClassName: String?
    package var delegateClassName: String?
    package var factory = ApplicationFactory.current

    /// Why an app cannot be launched.
    package enum Failure: Error, Equatable, CustomStringConvertible {
        case noDevice
        case badDescriptor(String)
        case noApplicationClass(String)
        case noDelegateClass(String)

        package var description: String {
            switch self {
            case .noDevice:
                "this is an iPhone app: it needs a device to run on. Start it with \"verger run\" "
                    + "(\(SocketPair.environmentVariable) is not set)."
            case .badDescriptor(let text):
                "\(SocketPair.environmentVariable)=\(text) does not name an open descriptor. Start the app with "
                    + "\"verger run\"."
            case .noApplicationClass(let name):
                Self.missing("UIApplication subclass", name)
                    + "\n*** Check the third argument of UIApplicationMain, and that the class is part of the app."
            case .noDelegateClass(let name):
                Self.missing("UIApplication delegate", name)
                    + "\n*** Check the fourth argument of UIApplicationMain, and that the class is part of the app."
            }
        }

        private static func missing(_ role: String, _ name: String) -> String {
            "*** Terminating app due to uncaught exception 'NSInternalInconsistencyException', reason: 'Unable to "
                + "instantiate the \(role) instance. No class named \(name) is loaded.'"
        }

        /// True when the app itself is wrong, and crashes; false when it was started in a wrong way.
        package var isCrash: Bool {
            switch self {
            case .noDevice, .badDescriptor: false
            case .noApplicationClass, .noDelegateClass: true
            }
        }
    }

    /// The delegate, kept here since the application object does not.
    private static var delegate: (any UIApplicationDelegate)?

    package init(principalClassName: String? = nil, delegateClassName: String? = nil) {
        self.principalClassName = principalClassName
        self.delegateClassName = delegateClassName
    }

    /// Runs the app that the environment says.
    package func run() -> Int32 {
        do {
            let session = DeviceSession(fileDescriptor: try Self.inheritedDescriptor())
            do {
                try launch(on: session)
            } catch let failure as Failure where failure.isCrash {
                crash(failure, session)
            }
        } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            return 2
        }
        MainLoop.main.run()
        return 0
    }

    /// Ends the process as an uncaught exception does: the report to standard error and to the device, then SIGABRT.
    private func crash(_ failure: Failure, _ session: DeviceSession) -> Never {
        FileHandle.standardError.write(Data("\(failure)\n".utf8))
        session.sendLast(.crash(report: failure.description))
        // The report is out: a handler for the signal would write a second one.
        signal(SIGABRT, SIG_DFL)
        abort()
    }

    /// Launches the app on a device: everything up to the running loop.
    /// - Throws: `Failure` for a class that is not there, `DeviceLinkError` for a device that does not behave.
    package func launch(on session: DeviceSession) throws {
        let (hello, surface) = try session.waitForHello()
        session.send(.ready(version: DeviceLinkLimits.version, processIdentifier: getpid()))
        if case .virtual(let wallNanoseconds, let monotonicNanoseconds) = hello.clock {
            MainLoop.main.startVirtualTime(
                wallNanoseconds: wallNanoseconds, monotonicNanoseconds: monotonicNanoseconds)
        }
        UIScreen.configure(profile: hello.profile, surface: surface)
        Connections.make()
        session.examine = IntegrityCheck.run

        let application = try makeApplication()
        if let delegateClassName {
            guard let delegate = factory.makeDelegate(delegateClassName) else {
                throw Failure.noDelegateClass(delegateClassName)
            }
            Self.delegate = delegate
            application.delegate = delegate
        } else if let delegate = application as? any UIApplicationDelegate {
            // An application subclass that asks for no delegate is its own.
            application.delegate = delegate
        }
        application.urlSchemes = Set(hello.urlSchemes)
        application.iconBadge = Int(hello.badge)
        application.pushTypes = UIRemoteNotificationType(rawValue: UInt(hello.pushTypes))
        UIDevice.current.battery = hello.battery
        application.localNotifications.restore(hello.notifications)
        session.start(for: application)
        let info = Bundle.main.infoDictionary ?? [:]
        application.readStatusBarState(from: info)
        if let mainNib = MainNib.name(in: info) { MainNib.load(mainNib, for: application) }
        let storyboard = MainStoryboard.name(in: info).map { MainStoryboard($0, for: application) }
        application.finishLaunching(options: hello.launchOptions)
        storyboard?.show()
        session.didLaunch()
    }

    private func makeApplication() throws -> UIApplication {
        let made: UIApplication
        if let principalClassName, principalClassName != "UIApplication" {
            guard let application = factory.makeApplication(principalClassName) else {
                throw Failure.noApplicationClass(principalClassName)
            }
            made = application
        } else {
            made = UIApplication()
        }
        UIApplication.current = made
        return made
    }

    /// The socket that the device left open for this process.
    private static func inheritedDescriptor() throws -> Int32 {
        guard let value = getenv(SocketPair.environmentVariable) else { throw Failure.noDevice }
        let text = String(cString: value)
        guard let number = Int32(text), number >= 0, fcntl(number, F_GETFD) >= 0 else {
            throw Failure.badDescriptor(text)
        }
        // Processes that the app starts have no business with it.
        _ = fcntl(number, F_SETFD, FD_CLOEXEC)
        unsetenv(SocketPair.environmentVariable)
        return number
    }
}
