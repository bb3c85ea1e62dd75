import CDevice
import Device
import DeviceLink
import Foundation
import UIKit

/// Does what a script says, as a person would: with touches that take time, looking only at what is on the screen.
@MainActor final class ScriptRunner {
    let device: Device
    /// The app that `launch` starts.
    var appIdentifier: String?
    /// Where the picture of a failed step goes; the folder of the script's last picture if nil.
    var failureFolder: String?
    /// Where pictures and trees go that a script names by relative paths; empty for the current folder.
    var outputFolder = ""
    /// Whether the app is gone in a way that makes the rest of the script meaningless.
    var appHasFailed: () -> Bool = { false }
    /// The step under way, and where it stands: `count:5: tap "Add One"`.
    private(set) var place: String?
    /// Whether a step failed because the run had all its real time.
    private(set) var isOutOfTime = false
    /// Keeps what the steps do, if somebody wants to know.
    var recorder: StepRecorder? { didSet { hand.onTouch = recorder?.take } }
    /// Whether the pictures that a script expects are taken anew.
    var recordsPictures = false
    /// The line under way.
    private(set) var line: Script.Line?
    private let timeout: Double
    private let deadline: Int64
    private lazy var lastFolder = outputFolder
    /// A video of all that passes; nil for none.
    var video: HeadlessVideo?
    private(set) lazy var hand = DeviceHand(device) { [unowned self] in try advance(by: $0) }

    /// How long the script's parts take, in virtual seconds.
    enum Duration {
        /// After a step, for its first effects to show.
        static let settling = DeviceHand.settling
        /// After a step that animates the whole screen.
        static let transition = 0.7
        /// After an app was launched.
        static let launch = 1.0
        /// Until everything that moves by itself has come to rest.
        static let rest = 1.0
        static let look = 0.1
        /// Until a shaken device is still again.
        static let shake = 0.7
    }

    init(device: Device, timeout: Double) {
        self.device = device
        self.timeout = timeout
        deadline = real_monotonic_nanoseconds() + Int64(min(max(timeout, 0), 1e6) * 1e9)
    }

    func run(_ script: Script) throws {
        recorder?.begin()
        for line in script.lines {
            place = "\(line.place): \(line.text)"
            self.line = line
            recorder?.begin(line)
            do {
                try perform(line.step)
                recorder?.end(appHasFailed() ? .failed : .passed)
            } catch {
                recorder?.end(.failed)
                throw told(error, line: line)
            }
            if appHasFailed() { return }
        }
        place = nil
    }

    /// What a person is told of a step's error.
    private func told(_ error: any Error, line: Script.Line) -> any Error {
        switch error {
        case let error as StepError: failure(error.message, line: line)
        case let error as TimedExpression.Failure: failure(error.description, line: line)
        case let error as DeviceError where error.reason == .appNotResponding && !appHasFailed():
            failure(error.description, line: line)
        default: error
        }
    }

    /// Lets virtual time go by.
    ///
    /// - Throws: when the run's real time is over, and what `Device.advance(by:)` throws.
    func advance(by seconds: Double) throws {
        var left = seconds
        repeat {
            guard real_monotonic_nanoseconds() < deadline else {
                isOutOfTime = true
                throw StepError(.outOfTime, "the run took longer than \(timeout) s of real time (see --timeout)")
            }
            let part = min(left, video == nil ? 1 : HeadlessVideo.step)
            try device.advance(by: part)
            video?.look()
            left -= part
        } while left > 1e-9 && !appHasFailed()
    }

    /// The accessibility tree as JSON.
    func tree() throws -> Data { Data(try device.accessibilityTree().outline.utf8) }

    private func failure(_ message: String, line: Script.Line) -> StepFailure {
        let labels = (try? device.accessibilityTree().visibleLabels) ?? []
        let stem = ((line.file as NSString).lastPathComponent as NSString).deletingPathExtension
        let file = leftFile("\(stem)-line-\(line.number)-failed.png")
        var screenshot: String?
        if let data = try? device.screenshot(), (try? OutputFile.write(data, to: file)) != nil { screenshot = file }
        return StepFailure(
            place: line.place, step: line.text, message: message, labels: labels, screenshot: screenshot)
    }

    /// Where a file goes that a failed step leaves.
    func leftFile(_ name: String) -> String {
        let folder = failureFolder ?? lastFolder
        return (folder.isEmpty ? "" : folder + "/") + name
    }
}

// MARK: - Steps

extension ScriptRunner {
    /// Does one step, and lets the time pass that it takes.
    func perform(_ step: ScriptStep) throws {
        switch step {
        case .tap(let element): try hand.tap(center(of: element))
        case .tapPoint(let x, let y): try hand.tap(CGPoint(x: x, y: y))
        case .press(let element, let seconds): try hand.tap(center(of: element), for: seconds)
        case .pressPoint(let x, let y, let seconds): try hand.tap(CGPoint(x: x, y: y), for: seconds)
        case .touchDown(let finger, let x, let y): try hand.touch(.began, finger, CGPoint(x: x, y: y))
        case .touchMove(let finger, let x, let y): try hand.touch(.moved, finger, CGPoint(x: x, y: y))
        case .touchUp(let finger): try hand.lift(finger)
        case .type(let text): try hand.type(text)
        case .compose(let text): try hand.compose(Composition(text))
        case .commit(let text): try hand.compose(Composition(text, isFinal: true))
        case .key(let key): try hand.press(key)
        case .chord(let chord): try hand.press(code: chord.code, text: "", modifiers: chord.number)
        case .drag(let fromX, let fromY, let toX, let toY, let seconds):
            let start = CGPoint(x: fromX, y: fromY)
            try hand.move([(start, CGPoint(x: toX, y: toY))], seconds: seconds)
        case .flick(let fromX, let fromY, let toX, let toY):
            let start = CGPoint(x: fromX, y: fromY)
            try hand.move([(start, CGPoint(x: toX, y: toY))], seconds: DeviceHand.flick, lifting: .onTheWay)
        case .pinch(let x, let y, let scale): try hand.pinch(CGPoint(x: x, y: y), scale)
        case .wait(let seconds): try advance(by: seconds)
        case .waitFor(let element, let seconds): try wait(for: element, seconds)
        case .expect(let element, let seconds): try expect(element, seconds)
        case .expectNot(let element, let seconds): try expectNot(element, seconds)
        case .expectValue(let element, let value, let seconds): try expectValue(element, value, seconds)
        case .expectPicture(let file, let tolerance, let part): try expectPicture(file, tolerance, part)
        case .scrollTo(let element, let direction): try scroll(to: element, direction)
        case .clear(let element): try clear(element)
        case .expectHealth: try expectHealth()
        case .rotate(let orientation, let seconds): try act(for: seconds) { device.rotate(to: orientation.device) }
        case .shake: try act(for: Duration.shake) { device.shake() }
        case .accelerate(let x, let y, let z):
            try act(for: Duration.settling) { device.accelerate(Acceleration(x: x, y: y, z: z)) }
        case .location(let latitude, let longitude):
            try act(for: Duration.settling) {
                device.setLocation(LocationFix(latitude: latitude, longitude: longitude))
            }
        case .addMedia(let file): try use { _ = try device.addMedia(file: file) }
        case .camera(let camera, let file): try use { try device.setCameraPicture(file, of: camera) }
        case .products(let file):
            let path = ScriptFile.path(of: file, beside: line?.file ?? "")
            try use { try device.setProducts(file: path, of: appIdentifier ?? "") }
        case .shop(let mode): try act(for: Duration.settling) { device.setShopMode(mode) }
        case .gamePlayer(let alias):
            try device.setGamePlayer(alias)
            try advance(by: Duration.settling)
        case .gameDescription(let file):
            let path = ScriptFile.path(of: file, beside: line?.file ?? "")
            try use { try device.setGameDescription(file: path, of: appIdentifier ?? "") }
        case .advertising(let mode): try act(for: Duration.settling) { device.setAdvertisingMode(mode) }
        case .nearby(let name, let companion):
            try act(for: Duration.settling) { companion.play(name, on: device) }
        case .proximity(let isNear): try act(for: Duration.settling) { device.setProximity(isNear: isNear) }
        case .volume(let volume): try act(for: Duration.settling) { device.setVolume(volume) }
        case .volumeButton(let button):
            try act(for: Duration.settling) { device.press(button == .up ? .volumeUp : .volumeDown) }
        case .silent(let isSilent): try act(for: Duration.settling) { device.setSilenced(isSilent) }
        case .microphone(let file):
            let path = file.map { ScriptFile.path(of: $0, beside: line?.file ?? "") }
            try use { try device.setMicrophone(path == nil ? .off : .file, file: path) }
        case .headset(let isIn): try act(for: Duration.settling) { device.setHeadset(isIn) }
        case .hardwareKeyboard(let isConnected):
            try act(for: Duration.settling) { device.setHardwareKeyboard(isConnected) }
        case .rendering(let rendering, let isOn):
            try act(for: Duration.settling) { device.setRendering(device.rendering.setting(rendering, to: isOn)) }
        case .saveScreenshot:
            try device.saveScreenshot()
            try advance(by: Duration.settling)
        case .noLocation: try act(for: Duration.settling) { device.setLocation(nil) }
        case .route(let name): try follow(name)
        case .journey(let places, let speed):
            guard let route = LocationRoute(places, speed: speed) else { return }
            try act(for: Duration.settling) { device.follow(route) }
        case .heading(let degrees): try act(for: Duration.settling) { device.setHeading(degrees) }
        case .setting(let setting, let value): try set(setting, value)
        case .remoteControl(let button): try act(for: Duration.settling) { device.remoteControl(button.command) }
        case .launch: try launch()
        case .home: try act(for: Duration.transition) { device.press(.home) }
        case .homeTwice: try act(for: Duration.transition) { device.pressHomeTwice() }
        case .lock: try act(for: Duration.transition) { device.press(.lock) }
        case .memoryWarning: try act(for: Duration.settling) { device.memoryWarning() }
        case .call: try act(for: Device.callDuration + Duration.transition) { device.call() }
        case .ring(let number):
            try act(for: Duration.transition) { device.call(ringing: Device.ringingDuration, from: number) }
        case .text(let text, let number): try receive(text, from: number)
        case .push(let file): try push(file)
        case .battery(let level, let state):
            try act(for: Duration.settling) { device.setBattery(level: level, state: state.reading) }
        case .network(let network):
            guard let condition = NetworkCondition.named(network.rawValue) else { return }
            try act(for: Duration.settling) { device.setNetwork(condition) }
        case .cell(let delay, let download, let upload, let loss):
            let condition = NetworkCondition.cell(
                milliseconds: delay, kilobitsDown: download, kilobitsUp: upload, lossInPercent: loss)
            try act(for: Duration.settling) { device.setNetwork(condition) }
        case .screenshot(let file, let isUpright):
            let path = OutputFile.path(of: file, in: outputFolder)
            lastFolder = OutputFile.folder(of: path)
            try OutputFile.write(isUpright ? uprightPicture() : device.screenshot(), to: path)
        case .tree(let file): try OutputFile.write(tree(), to: OutputFile.path(of: file, in: outputFolder))
        }
    }

    private func set(_ setting: ScriptSetting, _ value: String) throws {
        guard let name = RegionSettings.Name(rawValue: setting.rawValue) else { return }
        var region = device.region
        try region.set(name, to: value)
        try device.setRegion(region)
        try advance(by: Duration.transition)
    }

    private func act(for seconds: Double, _ action: () -> Void) throws {
        action()
        try advance(by: seconds)
    }

    /// Gives the device a file. What is wrong with the file or the model is the step's failure.
    private func use(_ give: () throws -> Void) throws {
        do {
            try give()
        } catch let error as DeviceError where [.badMedia, .unsuitedModel].contains(error.reason) {
            throw StepError(error.description)
        }
        try advance(by: Duration.settling)
    }

    private func receive(_ text: String, from number: String) throws {
        do {
            try device.receiveText(text, from: number)
        } catch let error as DeviceError where error.reason == .unsuitedModel {
            throw StepError(error.description)
        }
        try advance(by: Duration.transition)
    }

    /// Delivers a push message: to the app that it names, or else to the one that the script is about.
    private func push(_ name: String) throws {
        let file = ScriptFile.path(of: name, beside: line?.file ?? "")
        do {
            let payload = try PushPayload(ScriptFile.data(at: file, atMost: Self.largestPush))
            try device.push(payload, to: payload.target ?? appIdentifier ?? "")
        } catch let problem as ScriptFile.Problem {
            throw StepError(problem.message)
        } catch let error as DeviceError where Self.pushReasons.contains(error.reason) {
            throw StepError(error.description)
        }
        try advance(by: Duration.transition)
    }

    /// What is longer is not even read; the device takes less.
    private static let largestPush = 64 << 10
    /// What of a push message is a mistake of the script, or of the app.
    private static let pushReasons: Set<DeviceError.Reason> = [.badMedia, .notInstalled, .notRegistered]

    private func follow(_ name: String) throws {
        do {
            let route = try LocationRoute(name)
            try act(for: Duration.settling) { device.follow(route) }
        } catch let error as DeviceError where error.reason == .badRoute {
            throw StepError(error.description)
        }
    }

    private func launch() throws {
        guard let appIdentifier, device.runningApp?.identifier != appIdentifier else { return }
        try device.launch(appIdentifier)
        try advance(by: Duration.launch)
    }

    /// What is on its way when the app first looks is not held against it.
    private func expectHealth() throws {
        guard let first = try device.health(), !first.problems.isEmpty else { return }
        try advance(by: Duration.rest)
        guard let second = try device.health() else { return }
        let problems = first.problems.filter(second.problems.contains)
        guard problems.isEmpty else { throw StepError(.unhealthy, problems.joined(separator: "\n  ")) }
    }
}

extension ScriptOrientation {
    fileprivate var device: DeviceLink.DeviceOrientation {
        switch self {
        case .portrait: .portrait
        case .landscapeLeft: .landscapeLeft
        case .landscapeRight: .landscapeRight
        case .upsideDown: .portraitUpsideDown
        }
    }
}

extension ScriptBattery {
    fileprivate var reading: BatteryReading.State {
        switch self {
        case .unplugged: .unplugged
        case .charging: .charging
        case .full: .full
        }
    }
}

extension ScriptRemoteButton {
    var command: RemoteControlCommand {
        switch self {
        case .play: .play
        case .pause: .pause
        case .stop: .stop
        case .toggle: .togglePlayPause
        case .next: .nextTrack
        case .previous: .previousTrack
        case .beginSeekingBackward: .beginSeekingBackward
        case .endSeekingBackward: .endSeekingBackward
        case .beginSeekingForward: .beginSeekingForward
        case .endSeekingForward: .endSeekingForward
        }
    }
}
