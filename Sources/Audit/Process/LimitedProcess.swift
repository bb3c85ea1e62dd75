import CAudit
import Foundation
import Glibc

/// One run of a program that may misbehave: it gets limits, and nothing that it started outlives it.
package struct LimitedProcess: Sendable {
    package struct Result: Sendable {
        package var end: ProcessEnd
        /// Standard output and standard error, in the order of writing.
        package var output: String
        /// Real time.
        package var seconds: Double
    }

    package var program: String
    package var arguments: [String]
    package var environment: [String: String]
    package var folder: String

    package init(program: String, arguments: [String], environment: [String: String], folder: String = "/") {
        self.program = program
        self.arguments = arguments
        self.environment = environment
        self.folder = folder
    }

    /// How often a process's memory and the wish to interrupt it are looked at, in milliseconds.
    private static let interval: Int32 = 100

    /// Runs the program to its end, which comes early when it exceeds a limit or is interrupted.
    ///
    /// Call it on a thread that lives on until it returns: the kernel kills the program with the thread.
    /// - Throws: `AuditError` when the program cannot be started.
    package func run(_ limits: ProcessLimits, unless interruption: AuditInterruption) throws -> Result {
        let start = Self.now
        let mark = "VERGER_AUDIT=\(getpid()).\(UUID().uuidString)"
        let (identifier, descriptor) = try begin(mark: mark, limits)
        defer { close(descriptor) }
        let session = ProcessSession(identifier: identifier, mark: mark)
        var output = KeptOutput()
        var forced: ProcessEnd?
        var status: Int32 = 0
        var lastLook = start
        while true {
            var wait = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            poll(&wait, 1, Self.interval)
            let isOpen = drain(descriptor, into: &output)
            if waitpid(identifier, &status, WNOHANG) == identifier { break }
            // It closed its output and still runs.
            if !isOpen { usleep(useconds_t(Self.interval) * 1000) }
            guard Self.now - lastLook >= Double(Self.interval) / 1000 else { continue }
            lastLook = Self.now
            forced = reasonToEnd(limits, session, output, start, interruption)
            if forced != nil {
                session.kill()
                while waitpid(identifier, &status, 0) < 0 && errno == EINTR {}
                break
            }
        }
        session.kill()
        _ = drain(descriptor, into: &output)
        let signal = status & 0x7f
        let natural = signal == 0 ? ProcessEnd.exited(status: (status >> 8) & 0xff) : .killed(signal: signal)
        return Result(end: forced ?? natural, output: output.text, seconds: Self.now - start)
    }

    private func reasonToEnd(
        _ limits: ProcessLimits, _ session: ProcessSession, _ output: KeptOutput, _ start: Double,
        _ interruption: AuditInterruption
    ) -> ProcessEnd? {
        if interruption.isWanted { return .interrupted }
        if Self.now - start > limits.seconds { return .exceeded(.time(seconds: limits.seconds)) }
        if output.count > limits.output { return .exceeded(.output(bytes: limits.output)) }
        if session.memory > limits.memory { return .exceeded(.memory(bytes: limits.memory)) }
        return nil
    }

    private static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    /// Reads what is there, a bounded amount of it.
    /// - Returns: whether more may come.
    private func drain(_ descriptor: Int32, into output: inout KeptOutput) -> Bool {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        for _ in 0..<64 {
            let count = read(descriptor, &buffer, buffer.count)
            if count > 0 {
                output.append(buffer[..<count])
            } else {
                return count < 0 && (errno == EAGAIN || errno == EINTR)
            }
        }
        return true
    }

    /// - Returns: the process identifier, and the descriptor to read its output from.
    private func begin(mark: String, _ limits: ProcessLimits) throws -> (pid_t, Int32) {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw failure(errno) }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
        // What is counted is checked now and then; the kernel's own limit stops what grows faster.
        let bounds = limited_process_bounds(
            memory: UInt64(limits.memory) * 2, file_size: UInt64(limits.fileSize))
        let variables = environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" } + [mark]
        let identifier = Self.withCStrings([program] + arguments) { arguments in
            Self.withCStrings(variables) { variables in
                limited_process_start(program, arguments, variables, folder, ends[1], bounds)
            }
        }
        let reason = errno
        close(ends[1])
        guard identifier > 0 else {
            close(ends[0])
            throw failure(reason)
        }
        return (identifier, ends[0])
    }

    private func failure(_ reason: Int32) -> AuditError {
        AuditError("\(program): cannot be started (\(String(cString: strerror(reason))))", cure: nil)
    }

    /// Calls `body` with a NULL-terminated array of C strings.
    private static func withCStrings<Result>(
        _ strings: [String], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Result
    ) -> Result {
        var pointers = strings.map { strdup($0) }
        defer { for pointer in pointers { free(pointer) } }
        pointers.append(nil)
        return body(&pointers)
    }
}
