internal import CPlatform
package import DeviceLink
import Foundation
internal import MainLoop

/// The app's side of its device link. It passes the device's messages to the application, and sends the application's
/// messages.
@MainActor package final class DeviceSession {
    private let connection: AppSideConnection
    private let loop = MainLoop.main
    private weak var application: UIApplication?
    private var watch: Watch?
    private var writeWatch: Watch?
    private var profile = DeviceProfile()
    /// Received messages that have not been handled yet. Handling a message can run a loop, in which further ones are
    /// handled.
    private var inbox: [DeviceMessage] = []
    /// True while an advance of virtual time is running, further down the stack.
    private var isLivingOn = false
    private var hasLaunched = false
    /// For `[]` Swift's runtime would look up at each start how any sequence makes a set.
    private var rendering = RenderingOptions(rawValue: 0)
    /// The visit to the background that the device was told of; nil in the foreground and until it is told.
    var toldVisit: UInt32?
    private var isOver = false
    package private(set) lazy var frames = FrameCycle { [weak self] in self?.send($0) }

    /// Ends the process. Tests replace it in order to continue.
    package var exit: @MainActor (Int32) -> Void = { status in Foundation.exit(status) }

    /// Checks the app's views for errors, for the step `expect-health` of scripts. Set at launch.
    var examine: (() -> AppHealth)?

    /// Marks the main dispatch queue: if the frameworks' loop does not run, any thread may run its blocks.
    private static let isOnMainQueue = DispatchSpecificKey<Bool>()
    private static var isOnMain: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: isOnMainQueue) == true }

    /// Takes ownership of a connected socket.
    package init(fileDescriptor: Int32) {
        DispatchQueue.main.setSpecific(key: Self.isOnMainQueue, value: true)
        connection = AppSideConnection(fileDescriptor: fileDescriptor)
        connection.wantsToWriteDidChange = { [weak self] wants in
            MainActor.assumeIsolated { self?.watchForWriting(wants) }
        }
    }

    // MARK: Sending

    /// Sends a message. It is queued if the device is slow.
    ///
    /// May be called on any thread, since apps set the network activity indicator on any thread. The main thread sends
    /// all messages.
    /// - Returns: false if the message is too long or the connection has ended, which ends the app later.
    @discardableResult
    package func send(_ message: AppMessage) -> Bool {
        guard Self.isOnMain else {
            DispatchQueue.main.async { MainActor.assumeIsolated { _ = self.send(message) } }
            return true
        }
        do {
            try connection.send(message)
            return true
        } catch {
            if case .unsendable = error { report(error) }
            return false
        }
    }

    /// Sends a message and waits until it is written, for at most a second. Used for the report of a process that ends.
    package func sendLast(_ message: AppMessage) {
        // Called on any thread, the one that crashed.
        guard (try? connection.send(message)) != nil else { return }
        waitUntil({ !connection.wantsToWrite }, condition: .writable, seconds: 1) { try? connection.flush() }
    }

    // MARK: The beginning

    /// Waits for the first two messages of the device: its description, and the surface of its screen.
    /// - Throws: a `DeviceLinkError` if another message arrives, or none within 30 seconds.
    package func waitForHello() throws(DeviceLinkError) -> (hello: DeviceMessage.Hello, surface: Surface) {
        var received: [DeviceMessage] = []
        var failure: DeviceLinkError?
        waitUntil({ received.count >= 2 || failure != nil }, condition: .readable, seconds: 30) {
            do throws(DeviceLinkError) { received += try connection.receive() } catch { failure = error }
        }
        if let failure { throw failure }
        guard received.count >= 2, case .hello(let hello) = received[0], case .surface(let description) = received[1]
        else {
            throw .malformed(
                message: received.first.map { "\($0.kind)" } ?? "hello", field: "order",
                reason: received.isEmpty ? "did not arrive in 30 seconds" : "is not hello, then surface")
        }
        guard hello.version == DeviceLinkLimits.version else { throw .unsupportedVersion(hello.version) }
        inbox = Array(received.dropFirst(2))
        profile = hello.profile
        return (hello, try map(description))
    }

    /// Starts listening on behalf of an application whose screen is configured.
    package func start(for application: UIApplication) {
        self.application = application
        application.device = self
        DeviceServices.outlet = { UIApplication.current?.device?.send($0) ?? false }
        frames.show(UIScreen.main.host)
        loop.timekeeper = self
        loop.addBeforeWaiting { [weak self] in
            self?.frames.beforeWaiting()
            self?.liveOn()
        }
        watch = loop.watch(connection.fileDescriptor) { [weak self] in self?.receive() }
        deliverMessages()
    }

    /// Tells the device that the app has launched. From now on the device controls virtual time.
    package func didLaunch() {
        hasLaunched = true
        send(.launched)
    }

    // MARK: Receiving

    private func receive() {
        do throws(DeviceLinkError) {
            inbox += try connection.receive()
            deliverMessages()
        } catch {
            guard !isOver else { return }
            if error != .closed { report(error) }
            // Without its device the app has no screen and no user.
            end(status: error == .closed ? 0 : 1)
        }
    }

    private func handle(_ message: DeviceMessage) {
        guard !isOver, let application else { return }
        switch message {
        case .hello: fail(.malformed(message: "hello", field: "order", reason: "came twice"))
        case .surface(let description): replaceSurface(description)
        case .touches(let points, let timestamp):
            application.deliver(points, timestamp: loop.isVirtual ? loop.now : timestamp)
        case .key(let press): application.handleKey(press)
        case .hardwareKeyboard(let isConnected): InputPresenter.current?.hardwareKeyboardDidChange(isConnected)
        case .rendering(let options): render(with: options)
        case .timeZone(let name): application.changeTimeZone(to: name)
        case .network(let condition): platform_set_network(platform_network(condition))
        case .composition(let composition): application.handleComposition(composition)
        case .resignActive: application.resignActive()
        case .becomeActive: application.becomeActive()
        case .terminate: end(status: 0)
        case .memoryWarning: application.receiveMemoryWarning()
        case .significantTimeChange: application.changeTimeSignificantly()
        case .orientation(let orientation):
            UIDevice.current.setOrientation(UIDeviceOrientation(rawValue: Int(orientation.rawValue)) ?? .unknown)
        case .motion(let phase): application.deliverMotion(phase, timestamp: loop.now)
        case .acceleration(let x, let y, let z):
            UIDevice.current.acceleration = (x, y, z)
        case .remoteControl(let command): application.deliver(command, timestamp: loop.now)
        case .frameDone(let sequence): frames.acknowledge(sequence)
        case .advance(let toNanoseconds):
            guard loop.isVirtual else {
                return fail(.malformed(message: "advance", field: "clock", reason: "is not virtual"))
            }
            loop.live(until: toNanoseconds)
            liveOn()
        case .tree(let request): sendTree(of: application, request: request)
        case .examine(let request): if let examine { send(.examined(request: request, examine())) }
        case .openURL(let url): application.handleOpenURL(url)
        case .urlSchemes(let schemes): application.urlSchemes = Set(schemes)
        case .notification(let list): application.receiveLocalNotification(list)
        case .notificationOver(let number): application.localNotifications.forget(number)
        case .badge(let number): application.iconBadge = Int(number)
        case .battery(let reading): UIDevice.current.battery = reading
        case .proximity(let isNear):
            UIDevice.current.isNear = isNear && UIDevice.current.isProximityMonitoringEnabled
        case .pushRegistration(let registration): application.didRegisterForPush(registration)
        case .pushMessage(let json): application.receivePushMessage(json)
        case .statusBarFrame(let height): application.changeStatusBarHeight(to: height)
        case .enterBackground(let visit, let seconds): enterBackground(visit, seconds, application)
        case .expireBackgroundTasks: application.backgroundTasks.expire()
        case .skip(let toNanoseconds):
            if loop.isVirtual { loop.skip(toNanoseconds: toNanoseconds) }
            DeviceServices.deliver(message)
        case .enterForeground: enterForeground(application)
        case .location, .heading, .locationAuthorization, .addressBookChanged, .mediaChanged, .sound,
            .soundInterruption, .fromService:
            DeviceServices.deliver(message)
        }
    }

    private func sendTree(of application: UIApplication, request: UInt32) {
        let json = application.accessibilityTree().json
        // A tree beyond the limits must be answered, too, since the device waits for a reply.
        if !send(.treeReply(request: request, json: json)) { send(.treeReply(request: request, json: "{}")) }
    }

    /// Advances to the target time that the device has set, unless the app's code runs a loop, which does that itself.
    private func liveOn() {
        guard !isLivingOn, !loop.backend.isRunByApp else { return }
        isLivingOn = true
        defer { isLivingOn = false }
        while let target = loop.target {
            if let reached = loop.advance(toNanoseconds: target) { didReach(reached) }
        }
    }

    private func render(with options: RenderingOptions) {
        rendering = options
        AnimationPace.slowness = options.contains(.slowAnimations) ? AnimationPace.slow : 1
        UIScreen.main.host?.coloring = DebugColoring(options)
    }

    private func replaceSurface(_ description: SurfaceDescription) {
        do throws(DeviceLinkError) {
            UIScreen.configure(profile: UIScreen.main.profile, surface: try map(description))
            frames.show(UIScreen.main.host)
            UIScreen.main.host?.coloring = DebugColoring(rendering)
        } catch {
            fail(error)
        }
    }

    private func map(_ description: SurfaceDescription) throws(DeviceLinkError) -> Surface {
        let memory = try SharedMemory(descriptor: description.descriptor, byteCount: description.byteCount)
        guard description.width == profile.pixelWidth, description.height == profile.pixelHeight,
            let surface = Surface(
                pixels: memory.bytes.assumingMemoryBound(to: UInt32.self), width: description.width,
                height: description.height, bytesPerRow: description.bytesPerRow, owner: memory)
        else {
            throw .malformed(
                message: "surface", field: "size",
                reason: "is \(description.width)×\(description.height) pixels, the screen's "
                    + "\(profile.pixelWidth)×\(profile.pixelHeight)")
        }
        // The first frame draws all of it.
        memory.mapPages()
        return surface
    }

    // MARK: The end

    /// Tells the app that it terminates and the device that it exits, and exits.
    private func end(status: Int32) {
        guard !isOver else { return }
        isOver = true
        application?.prepareToTerminate()
        sendLast(.exiting(status: status))
        watch?.cancel()
        writeWatch?.cancel()
        exit(status)
    }

    private func fail(_ error: DeviceLinkError) {
        report(error)
        end(status: 1)
    }

    private func report(_ error: DeviceLinkError) {
        FileHandle.standardError.write(Data("UIApplication: \(error)\n".utf8))
    }

    // MARK: Waiting

    private func watchForWriting(_ wants: Bool) {
        writeWatch?.cancel()
        writeWatch = nil
        guard wants, watch != nil else { return }
        writeWatch = loop.watch(connection.fileDescriptor, for: .writable) { [weak self] in
            try? self?.connection.flush()
        }
    }

    /// Calls `work` whenever the socket is ready, until `isDone` or the timeout; nothing else runs meanwhile.
    private func waitUntil(
        _ isDone: () -> Bool, condition: Watch.Condition, seconds: TimeInterval, work: () -> Void
    ) {
        let end = Date().addingTimeInterval(seconds)
        while !isDone() {
            var polled = pollfd()
            polled.fd = connection.fileDescriptor
            polled.events = Int16(condition == .readable ? POLLIN : POLLOUT)
            let remaining = end.timeIntervalSinceNow
            guard remaining > 0 else { return }
            if poll(&polled, 1, Int32(remaining * 1000) + 1) > 0 { work() }
        }
    }
}

extension DeviceSession: Timekeeper {
    package var isPresent: Bool { hasLaunched && !isOver }

    @discardableResult
    package func deliverMessages() -> Bool {
        var hasMessages = false
        while let place = inbox.firstIndex(where: { loop.backend.takesInput || !$0.waitsForInput }) {
            handle(inbox.remove(at: place))
            hasMessages = true
        }
        return hasMessages
    }

    package func didReach(_ target: Int64) {
        DeviceServices.tellReached()
        CATransaction.flush()
        // Read before the present frame is sent, which the device has had no time to take yet.
        let isWaiting = frames.isWaiting
        frames.drawNow()
        let animation = frames.nextAnimationFrame.map(MainLoop.nanoseconds)
        let next = [loop.nextEvent(), animation].compactMap { $0 }.min()
        send(.advanced(toNanoseconds: target, nextWake: next.map { max($0, 0) }, busy: isWaiting))
    }
}
