internal import DeviceLink

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
                "UIApplicationMain: there is no application class named \(name). Check the third argument of "
                    + "UIApplicationMain and NSPrincipalClass in Info.plist."
            case .noDelegateClass(let name):
                "UIApplicationMain: there is no application delegate class named \(name). Check the fourth argument of "
                    + "UIApplicationMain, and that the class's file is part of the app."
            }
        }

        /// 2 when the app was started in a wrong way, 1 when it is wrong itself.
        package var exitStatus: Int32 {
            switch self {
            case .noDevice, .badDescriptor: 2
            case .noApplicationClass, .noDelegateClass: 1
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
            } catch let failure as Failure {
                session.sendLast(.exiting(status: failure.exitStatus))
                throw failure
            }
        } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            return (error as? Failure)?.exitStatus ?? 2
        }
        MainLoop.main.run()
        return 0
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
        session.start(for: application)
        application.readStatusBarState(from: Bundle.main.infoDictionary ?? [:])
        application.finishLaunching(options: hello.launchOptions)
        session.send(.launched)
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
