import Device
import Foundation
import Testing

/// A device in virtual time with one app whose behaviour the test chooses.
@MainActor final class AppBench {
    let folder: TestFolder
    let device: Device
    var lines: [String] = []
    var exits: [AppExit] = []

    /// - Parameters:
    ///   - model: the device.
    ///   - info: keys that are added to those of the app's Info.plist.
    init(
        _ behavior: String, on model: DeviceModel = .standard, executable: String? = nil, info: [String: Any] = [:]
    ) throws {
        folder = try TestFolder()
        device = try Device(
            model: model, storage: .temporary(), time: .fixed,
            // Scripts start programs, which apps cannot.
            confinesApps: executable == nil && !behavior.hasPrefix("spawn"),
            environment: ["PATH": "/usr/bin:/bin", "VERGER_TEST_BEHAVIOR": behavior, "SECRET": "1"])
        // Those that do not answer are not waited for as long as others may need on a loaded machine.
        let neverAnswers = ["hang", "never", "flood", "close"].contains { behavior.hasPrefix($0) }
        device.limits.termination = neverAnswers ? 1 : 30
        device.limits.answer = neverAnswers ? 1 : 30
        device.limits.background = neverAnswers ? 1 : 30
        device.onLog = { [unowned self] in lines.append($0.text) }
        device.onAppExit = { [unowned self] in exits.append($0) }
        try device.install(appAt: folder.makeBundle(info: info, executable: executable))
    }

    func launch() throws { try device.launch("org.example.sample") }

    var report: CrashReport? {
        if case .crashed(let report)? = exits.last?.outcome { report } else { nil }
    }

    func tap() throws {
        device.touch(.began, finger: 1, at: CGPoint(x: 100, y: 200))
        try device.advance(by: 0.1)
        device.touch(.ended, finger: 1, at: CGPoint(x: 100, y: 200))
        try device.advance(by: 0.1)
    }

    func end() { device.shutDown() }
}
