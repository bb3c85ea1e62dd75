import Audit
import Foundation
import Testing

@Suite struct LimitedProcessTests {
    private func shell(
        _ text: String, _ limits: ProcessLimits = ProcessLimits(seconds: 60),
        unless interruption: AuditInterruption = AuditInterruption()
    ) throws -> LimitedProcess.Result {
        try LimitedProcess(program: "/bin/sh", arguments: ["-c", text], environment: ["PATH": "/usr/bin:/bin"])
            .run(limits, unless: interruption)
    }

    /// Whether a process runs whose arguments contain a text.
    private func runs(_ text: String) -> Bool {
        let processes = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        return processes.contains { process in
            guard Int32(process) != nil, let data = FileManager.default.contents(atPath: "/proc/\(process)/cmdline")
            else { return false }
            return String(decoding: data, as: UTF8.self).contains(text)
        }
    }

    @Test func `Both outputs, the status and the signal are told`() throws {
        let result = try shell("echo one; echo two >&2; exit 7")
        #expect(result.end == .exited(status: 7) && result.output == "one\ntwo\n")
        #expect(try shell("kill -ABRT $$").end == .killed(signal: 6))
    }

    @Test func `What takes too long is killed, with all that it started, in whatever session`() throws {
        let mark = "4711.\(getpid())"
        let result = try shell("setsid sleep \(mark)1 & sleep \(mark)2 & sleep \(mark)3", ProcessLimits(seconds: 0.5))
        #expect(result.end == .exceeded(.time(seconds: 0.5)))
        #expect(result.seconds < 20)
        #expect(!runs(mark))
    }

    @Test func `What it leaves behind when it ends is killed, too`() throws {
        let mark = "4712.\(getpid())"
        #expect(try shell("sleep \(mark) & setsid sleep \(mark)1 & exit 0").end == .exited(status: 0))
        #expect(!runs(mark))
    }

    @Test func `Too much memory ends it`() throws {
        let eat = "x=$(head -c 300000000 /dev/zero | tr '\\0' a); sleep 60"
        let result = try shell(eat, ProcessLimits(seconds: 60, memory: 100 << 20))
        #expect(result.end != .exited(status: 0) && result.seconds < 50, "\(result.end)")
    }

    @Test func `Too much output ends it, and only both ends of it are kept`() throws {
        let result = try shell("echo first; exec yes", ProcessLimits(seconds: 60, output: 8 << 20))
        #expect(result.end == .exceeded(.output(bytes: 8 << 20)))
        #expect(result.output.hasPrefix("first\n") && result.output.contains("bytes are left out"))
        #expect(result.output.utf8.count < 3 << 20)
    }

    @Test func `An interruption ends it at once`() throws {
        let interruption = AuditInterruption()
        interruption.interrupt()
        let result = try shell("sleep 60", unless: interruption)
        #expect(result.end == .interrupted && result.seconds < 30)
    }

    @Test func `A program that is not there is an error that names it`() {
        let process = LimitedProcess(program: "/no/such/program", arguments: [], environment: [:])
        #expect { try process.run(ProcessLimits(seconds: 1), unless: AuditInterruption()) } throws: { error in
            "\(error)".contains("/no/such/program: cannot be started (No such file or directory)")
        }
    }
}
