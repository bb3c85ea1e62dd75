import CProcess
import Foundation
import Glibc
import Testing

/// Programs that are started, by what they find and how their start fails.
@Suite struct ProcessStartTests {
    /// Starts a line of shell whose outputs go to a pipe.
    ///
    /// - Parameter change: Changes how it is started.
    /// - Returns: the process, -1 with errno if it did not start, and the pipe.
    private func start(
        _ line: String, executable: String = "/bin/sh", _ change: (inout process_start) -> Void = { _ in }
    ) -> (process: pid_t, reason: Int32, output: FileHandle) {
        let pipe = Pipe()
        let texts: [String] = ["sh", "-c", line]
        let words: [UnsafeMutablePointer<CChar>?] = texts.map { strdup($0) } + [nil]
        let variables: [UnsafeMutablePointer<CChar>?] = [strdup("COLOUR=red"), nil]
        let (program, folder) = (strdup(executable)!, strdup("/usr")!)
        defer { for text in words + variables + [program, folder] { free(text) } }
        return words.withUnsafeBufferPointer { words in
            variables.withUnsafeBufferPointer { variables in
                let output = pipe.fileHandleForWriting.fileDescriptor
                var start = process_start(
                    executable: program, arguments: words.baseAddress!, environment: variables.baseAddress!,
                    folder: folder, tie: process_tie_group, descriptors: (-1, output, output, -1, -1, -1, -1, -1),
                    descriptor_count: 3, prepare: nil, context: nil, prepare_descriptor: -1)
                change(&start)
                let process = process_start_run(&start)
                let reason = errno
                try? pipe.fileHandleForWriting.close()
                return (process, reason, pipe.fileHandleForReading)
            }
        }
    }

    /// - Returns: what the line printed, and its exit status, or 128 and the number of the signal that ended it.
    private func run(
        _ line: String, _ change: (inout process_start) -> Void = { _ in }
    ) throws -> (text: String, status: Int32) {
        let (process, _, output) = start(line, change)
        try #require(process > 0)
        let text = String(decoding: output.readDataToEndOfFile(), as: UTF8.self)
        var status: Int32 = 0
        #expect(waitpid(process, &status, 0) == process)
        return (text, status & 0x7f == 0 ? (status >> 8) & 0xff : 128 + (status & 0x7f))
    }

    @Test func `a program has its folder, its environment and what it is called with`() throws {
        let result = try run("pwd; echo $COLOUR; cat; exit 3")
        #expect(result.text == "/usr\nred\n")
        #expect(result.status == 3)
    }

    @Test func `a program has the named descriptors and no others`() throws {
        let file = open("/dev/null", O_RDONLY)
        defer { close(file) }
        let plain = try run("for number in 0 1 2 3 4 5 6 7; do [ -e /proc/$$/fd/$number ] && echo $number; done; true")
        #expect(plain.text == "0\n1\n2\n")
        // A number of its own that another one is to have.
        let swapped = try run("echo a >&3; echo b >&4") {
            $0.descriptors.3 = $0.descriptors.1
            $0.descriptors.4 = $0.descriptors.2
            $0.descriptor_count = 5
        }
        #expect(swapped.text == "a\nb\n")
    }

    @Test func `signals that this process ignores end the program`() throws {
        let former = signal(SIGUSR1, SIG_IGN)
        defer { signal(SIGUSR1, former) }
        #expect(try run("kill -USR1 $$; sleep 60").status == 128 + SIGUSR1)
    }

    @Test func `the program leads its group, or its session`() throws {
        let (group, _, output) = start("read line </dev/null; exec sleep 60")
        try #require(group > 0)
        #expect(getpgid(group) == group && getsid(group) == getsid(0))
        kill(-group, SIGKILL)
        waitpid(group, nil, 0)
        try output.close()
        let (session, _, other) = start("exec sleep 60") { $0.tie = process_tie_session }
        try #require(session > 0)
        #expect(getsid(session) == session)
        kill(-session, SIGKILL)
        waitpid(session, nil, 0)
        try other.close()
    }

    @Test func `a program in a session ends with the thread that started it`() throws {
        nonisolated(unsafe) var process: pid_t = -1
        let hasStarted = DispatchSemaphore(value: 0)
        let thread = Thread {
            process = start("exec sleep 60") { $0.tie = process_tie_session }.process
            hasStarted.signal()
        }
        thread.start()
        hasStarted.wait()
        try #require(process > 0)
        var status: Int32 = 0
        #expect(waitpid(process, &status, 0) == process)
        #expect(status & 0x7f == SIGKILL)
    }

    @Test func `what is to be done before the program begins has its descriptor, which the program has not`() throws {
        let file = FileManager.default.temporaryDirectory.path + "/prepared-" + UUID().uuidString
        let descriptor = open(file, O_RDWR | O_CREAT, 0o600)
        defer {
            close(descriptor)
            unlink(file)
        }
        let result = try run("ls /proc/$$/fd | tr '\\n' ' '") {
            $0.prepare = { _, own in write(own, "here", 4) == 4 ? 0 : -1 }
            $0.prepare_descriptor = descriptor
        }
        #expect(!result.text.contains("16"))
        #expect(try String(contentsOfFile: file, encoding: .utf8) == "here")
    }

    @Test func `what fails before the program begins is an error of the start`() {
        let (refused, reason, _) = start("true") {
            $0.prepare = { _, _ in
                errno = EDOM
                return -1
            }
        }
        #expect(refused == -1 && reason == EDOM)
        let (missing, cause, _) = start("true", executable: "/nowhere/program")
        #expect(missing == -1 && cause == ENOENT)
        let (crowded, excess, _) = start("true") { $0.descriptor_count = 9 }
        #expect(crowded == -1 && excess == EINVAL)
    }
}
