import Device
import DeviceLink
import Foundation
import MainLoop

/// What pages show beside the screen: the log, reports of crashes, what surrounds the device, and scripts that are recorded.
extension WebDisplay {
    // MARK: Log

    /// Adds a line that an app, or the device itself, has written.
    public func log(_ line: LogLine) {
        let text = line.process + ": " + line.text
        recentLog.add(text)
        for session in sessions where session.showsLog && session.keepsUp { session.say("log " + text) }
    }

    /// Tells all pages of an app that has crashed.
    ///
    /// - Parameters:
    ///   - title: a line.
    ///   - report: all that is known of it.
    public func tell(ofCrash title: String, report: String) {
        let cut = String(decoding: report.utf8.prefix(Self.longestReport), as: UTF8.self)
        for session in sessions { session.say("crash " + title.replacing("\n", with: " ") + "\n" + cut) }
    }

    private static let longestReport = 256 << 10

    func show(log isWanted: Bool, to session: DisplaySession) {
        guard isWanted != session.showsLog else { return }
        session.showsLog = isWanted
        if isWanted { session.say("logs " + recentLog.lines.joined(separator: "\n")) }
    }

    // MARK: What surrounds the device

    func set(_ condition: DeviceCondition) {
        switch condition {
        case .network(let network): device.setNetwork(network)
        case .battery(let reading): device.setBattery(level: reading.level, state: reading.state)
        case .location(let place):
            device.setLocation(place.map { LocationFix(latitude: $0.latitude, longitude: $0.longitude) })
        case .heading(let degrees): device.setHeading(degrees)
        case .route(let places, let speed): if let route = LocationRoute(places, speed: speed) { device.follow(route) }
        case .volume(let volume): device.setVolume(volume)
        case .silent(let isSilent): device.setSilenced(isSilent)
        case .headset(let isIn): device.setHeadset(isIn)
        case .microphone(let isOfPage): try? device.setMicrophone(isOfPage ? .page : .off, file: nil)
        case .hardwareKeyboard(let isConnected): device.setHardwareKeyboard(isConnected)
        case .rendering(let rendering, let isOn):
            device.setRendering(device.rendering.setting(rendering, to: isOn))
        case .proximity(let isNear): device.setProximity(isNear: isNear)
        }
        tellConditions()
    }

    /// Tells all pages, once, also if nothing has changed: the page that asked waits for it.
    private func tellConditions() {
        toldConditions = conditionMessage
        for session in sessions { session.say(toldConditions) }
    }

    /// Tells the pages in the next turn of the loop what others have changed: commands, routes, other pages.
    func surroundingsDidChange() {
        guard !isTelling else { return }
        isTelling = true
        MainLoop.main.schedule(at: MainLoop.main.now) { [weak self] in
            guard let self else { return }
            isTelling = false
            if conditionMessage != toldConditions { tellConditions() }
            if microphoneMessage != toldMicrophone { for session in sessions { session.say(microphoneMessage) } }
            toldMicrophone = microphoneMessage
            if !device.isMicrophoneInUse { ear = nil }
            let gravity = gravityMessage
            if gravity != toldGravity { for session in sessions where session !== holder { session.say(gravity) } }
            toldGravity = gravity
            if settingsMessage != toldSettings { for session in sessions { session.say(settingsMessage) } }
            toldSettings = settingsMessage
            holder = nil
        }
    }

    /// `parts NAME…`: what not every device has, of `volume-buttons`, `silent-switch`, `proximity` and `microphone`.
    var partsMessage: String {
        let capabilities = device.model.capabilities
        let parts = [
            ("volume-buttons", capabilities.contains(.volumeButtons)), ("silent-switch", device.model.hasSilentSwitch),
            ("proximity", capabilities.contains(.proximity)), ("microphone", capabilities.contains(.microphone)),
        ]
        return "parts " + parts.filter(\.1).map(\.0).joined(separator: " ")
    }

    /// `conditions NETWORK LEVEL STATE LOCATION HEADING moving|still VOLUME silent|heard headset|none near|far keyboard|none NAMES`; a
    /// network without a name is `other`, a location `LAT,LON` or `none`, NAMES those of renderings with commas, or `plain`.
    var conditionMessage: String {
        let network = NetworkCondition.names.contains(device.network.name) ? device.network.name : "other"
        let place = device.place.map { "\($0.latitude),\($0.longitude)" } ?? "none"
        let motion = device.isUnderway ? "moving" : "still"
        let sound = device.sound
        let renderings = ScriptRendering.allCases.filter { device.rendering.contains($0.option) }.map(\.rawValue)
        return [
            "conditions", network, "\(device.battery.level)", "\(device.battery.state)", place, "\(device.heading)",
            motion,
            "\(sound.volume)", sound.isSilenced ? "silent" : "heard", sound.hasHeadset ? "headset" : "none",
            device.isSomethingNear ? "near" : "far", device.hasHardwareKeyboard ? "keyboard" : "none",
            renderings.isEmpty ? "plain" : renderings.joined(separator: ","),
        ].joined(separator: " ")
    }

    /// `microphone SOURCE wanted|idle`: what the microphone hears (page, file, off), and whether an app listens now.
    var microphoneMessage: String {
        "microphone \(device.microphoneSource.rawValue) \(device.isMicrophoneInUse ? "wanted" : "idle")"
    }

    /// Takes what a page hears; the first one that hears something is the one until no app listens any more, or it is closed.
    func hear(_ samples: [Int16], from session: DisplaySession) {
        if !sessions.contains(where: { $0 === ear }) { ear = session }
        if ear === session { device.hear(samples) }
    }

    /// `gravity X Y Z`: what the accelerometer measures.
    var gravityMessage: String {
        let gravity = device.acceleration
        return String(format: "gravity %.3f %.3f %.3f", gravity.x, gravity.y, gravity.z)
    }

    // MARK: Language and region

    func set(_ setting: ScriptSetting, _ value: String) {
        do {
            guard let name = RegionSettings.Name(rawValue: setting.rawValue) else { return }
            var region = device.region
            try region.set(name, to: value)
            try device.setRegion(region)
        } catch {
            notify("\(error)")
            for session in sessions { session.say(settingsMessage) }
        }
    }

    /// `settings LANGUAGE REGION ZONE CLOCK`; the zone is `default` where it is the machine's, the clock `on` or `off`.
    var settingsMessage: String {
        "settings \(device.profile.language) \(device.profile.locale) \(device.region.timeZone ?? "default") "
            + (device.uses24Hours ? "on" : "off")
    }

    /// A text message comes in. An iPod gets none, and says so in the log.
    func receive(_ text: String, from number: String) {
        do {
            try device.receiveText(text, from: number)
        } catch {
            device.log("\(error)")
        }
    }

    // MARK: Scripts

    /// Begins a script, or ends it: the page that ends it gets it, all hear of it.
    func record(_ isWanted: Bool, for session: DisplaySession) {
        guard isWanted != (recorder != nil) else { return }
        if isWanted {
            recorder = ScriptRecorder(
                lookAt: { [weak self] in try? self?.device.accessibilityTree() }, now: { MainLoop.main.now })
        } else if let recorder {
            session.say("script " + recorder.script)
            self.recorder = nil
        }
        for session in sessions { session.say("recording " + (isWanted ? "on" : "off")) }
    }

    /// Adds what a page wants done to the script.
    func record(_ content: ClientMessage.Content) {
        guard let recorder else { return }
        switch content {
        case .touch(let phase, let finger, let x, let y):
            recorder.touch(phase, finger: finger, at: CGPoint(x: x, y: y))
        case .key(true, let code, let modifiers, let text):
            recorder.key(code: code, text: text, modifiers: modifiers)
        case .type(let text): recorder.type(text)
        case .press(let button): recorder.press(button, orientation: orientation(after: button))
        case .condition(let condition): recorder.add(condition)
        case .ring(let number): recorder.add(.ring(number: number))
        case .text(let text, let number): recorder.add(.text(text, number: number))
        case .hold(let x, let y, let z): recorder.hold(x: x, y: y, z: z)
        case .remote(let button): recorder.add(.remoteControl(button))
        case .setting(let setting, let value): recorder.add(.setting(setting, value))
        case .key, .tilt, .shown, .compose, .clipboard, .log, .record, .file, .part, .hear: break
        }
    }

    private func orientation(after button: ClientMessage.Button) -> ScriptOrientation {
        let turned: DeviceOrientation =
            switch button {
            case .rotateLeft: nextOrientation(clockwise: false)
            case .rotateRight: nextOrientation(clockwise: true)
            default: device.orientation
            }
        return switch turned {
        case .landscapeLeft: .landscapeLeft
        case .landscapeRight: .landscapeRight
        case .portraitUpsideDown: .upsideDown
        default: .portrait
        }
    }
}
