import DeviceLink
import Foundation
import MainLoop
import UIKit

/// A device in the test's own process, at the other end of an app's link.
@MainActor final class FakeDevice {
    let profile: DeviceProfile
    let session: DeviceSession
    private let connection: DeviceSideConnection
    private let memory: SharedMemory
    /// What the app said and nobody took yet.
    private(set) var received: [AppMessage] = []
    /// The status that the app exited with.
    private(set) var exitStatus: Int32?

    init(
        profile: DeviceProfile = DeviceProfile(), clock: DeviceClock = .wall, launchOptions: [String: String] = [:],
        badge: Int32 = 0
    ) throws {
        self.profile = profile
        let sockets = try SocketPair.make()
        connection = DeviceSideConnection(fileDescriptor: sockets.device)
        session = DeviceSession(fileDescriptor: sockets.app)
        memory = try SharedMemory(byteCount: profile.pixelWidth * profile.pixelHeight * 4)
        session.exit = { [weak self] in self?.exitStatus = $0 }
        try connection.send(.hello(.init(profile: profile, clock: clock, launchOptions: launchOptions, badge: badge)))
        try connection.send(.surface(surface(width: profile.pixelWidth)))
    }

    func surface(width: Int) -> SurfaceDescription {
        SurfaceDescription(
            width: width, height: profile.pixelHeight, bytesPerRow: profile.pixelWidth * 4,
            descriptor: memory.descriptor)
    }

    func launch(delegate: any UIApplicationDelegate) throws {
        var launch = ApplicationLaunch(delegateClassName: "Delegate")
        launch.factory.makeDelegate = { _ in delegate }
        try launch.launch(on: session)
        turn()
    }

    func send(_ messages: DeviceMessage...) throws {
        for message in messages {
            try connection.send(message)
            turn()
        }
    }

    /// Lets the app live until it has nothing to do, and takes what it says. Frames are acknowledged.
    func turn() {
        MainLoop.main.runOnce(until: MainLoop.main.now)
        MainLoop.main.runOnce(until: MainLoop.main.now)
        for message in (try? connection.receive()) ?? [] {
            received.append(message)
            if case .frame(let sequence, _) = message { try? connection.send(.frameDone(sequence: sequence)) }
        }
    }

    /// What the app said since the last call.
    func take() -> [AppMessage] {
        defer { received = [] }
        return received
    }

    /// A pixel of the app's screen.
    func pixel(x: Int, y: Int) -> UInt32 {
        memory.bytes.load(fromByteOffset: (y * profile.pixelWidth + x) * 4, as: UInt32.self)
    }

    /// Writes bytes that are no message.
    func sendNonsense() {
        _ = write(connection.fileDescriptor, [1, 250, 0, 0, 0, 0, 0, 0] as [UInt8], 8)
        turn()
    }

    func hangUp() {
        connection.close()
        turn()
    }
}
