import Device
import Foundation
import Glibc

/// Sends requests to a booted device.
struct ControlClient {
    let deviceName: String
    private let socket: ControlSocket

    /// - Parameter deviceName: The name of the device, or `booted` for the only booted one.
    /// - Throws: An error if there is no such device, or if not exactly one device is booted.
    init(_ deviceName: String) throws {
        guard deviceName == "booted" else {
            self.deviceName = try DeviceCatalog().find(deviceName).name
            socket = Self.socket(of: self.deviceName)
            return
        }
        let booted = Self.booted.map(\.name)
        guard booted.count == 1, let only = booted.first else {
            throw CommandError(
                booted.isEmpty
                    ? "no device is booted" : "several devices are booted: \(booted.joined(separator: ", "))",
                cure: booted.isEmpty
                    ? "Boot one: verger device boot \"\(DeviceModel.standard.name)\"" : "Name one of them.",
                status: .wrongUse)
        }
        self.deviceName = only
        socket = Self.socket(of: only)
    }

    /// The devices that are booted.
    static var booted: [KeptDevice] { DeviceCatalog().devices.filter { isBooted($0.name) } }

    static func isBooted(_ deviceName: String) -> Bool {
        guard let descriptor = try? socket(of: deviceName).connect() else { return false }
        close(descriptor)
        return true
    }

    static func folder(of deviceName: String) -> String {
        DeviceStorage.defaultFolder(deviceName: deviceName, environment: ProcessInfo.processInfo.environment)
    }

    /// The folder for crash reports of runs without a persistent device.
    static var crashReportFolder: String {
        let devices = (folder(of: DeviceModel.standard.name) as NSString).deletingLastPathComponent
        return (devices as NSString).deletingLastPathComponent + "/CrashReports"
    }

    private static func socket(of deviceName: String) -> ControlSocket {
        ControlSocket(deviceFolder: folder(of: deviceName))
    }

    /// Sends a request, prints the reply, and throws its exit status if that is not `fine`.
    func perform(_ request: ControlRequest) throws {
        let reply = try ask(request)
        if let error = reply.error { printError(error) }
        if !reply.output.isEmpty { print(reply.output) }
        if let status = ExitStatus(rawValue: reply.status), status != .fine { throw status.code }
    }

    func ask(_ request: ControlRequest) throws -> ControlReply {
        let (descriptor, _, reply) = try send(request)
        close(descriptor)
        return reply
    }

    /// Starts receiving the events of the device.
    ///
    /// - Parameter withHistory: Whether those that were come first.
    func follow(withHistory: Bool = false) throws -> ControlEvents {
        let (descriptor, reader, reply) = try open(.follow, withHistory ? [ControlRequest.withHistory] : [])
        return ControlEvents(descriptor, reader, after: Int(reply.output) ?? 0)
    }

    /// Connects a WebDriver session to the device.
    ///
    /// - Returns: A connection for messages both ways, which the caller must close.
    func drive() throws -> Int32 { try open(.drive).0 }

    /// - Returns: The connection that stays open after the reply, its reader, and the reply.
    private func open(
        _ verb: ControlRequest.Verb, _ arguments: [String] = []
    ) throws -> (Int32, LineChannel, ControlReply) {
        let (descriptor, reader, reply) = try send(ControlRequest(verb: verb, arguments: arguments))
        if let error = reply.error {
            close(descriptor)
            throw CommandError(error.hasPrefix("error: ") ? String(error.dropFirst(7)) : error)
        }
        // No time limit, since nothing may come for hours.
        var limit = timeval(tv_sec: 0, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        return (descriptor, reader, reply)
    }

    /// - Returns: The open connection, its reader, and the reply.
    private func send(_ request: ControlRequest) throws -> (Int32, LineChannel, ControlReply) {
        guard let descriptor = try socket.connect() else {
            throw CommandError(
                "\(deviceName) is not booted", cure: "Boot it: verger device boot \"\(deviceName)\"", status: .wrongUse)
        }
        // The device terminates a hanging app after 20 s, so each reply arrives within a minute.
        var limit = timeval(tv_sec: 60, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        let line = try JSONEncoder().encode(request) + [UInt8(ascii: "\n")]
        var reader = LineChannel(descriptor)
        guard line.count <= ControlRequest.longestLine, LineChannel.write(line, to: descriptor),
            let answer = Self.readLine(&reader), let reply = try? JSONDecoder().decode(ControlReply.self, from: answer)
        else {
            close(descriptor)
            throw CommandError(
                "\(deviceName) did not answer", cure: "Look into \(ControlClient.folder(of: deviceName))/log.")
        }
        return (descriptor, reader, reply)
    }

    private static func readLine(_ channel: inout LineChannel) -> Data? {
        while true {
            switch channel.read() {
            case .line(let line): return line
            case .unfinished: continue
            case .ended: return nil
            }
        }
    }
}
