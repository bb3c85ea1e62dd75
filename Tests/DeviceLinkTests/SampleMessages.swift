import DeviceLink

/// One message of every kind, with values that are unlike each other.
enum SampleMessages {
    static let profile = DeviceProfile(
        name: "Ada's iPhone ☎️", pointWidth: 320, pointHeight: 480, scale: 2, statusBarHeight: 40, systemVersion: "3.1",
        model: "iPod touch", language: "de", locale: "de_AT", identifier: "abcdef0123")

    static let device: [DeviceMessage] = [
        .hello(.init(profile: profile)),
        .hello(
            .init(
                profile: profile, clock: .virtual(wallNanoseconds: 1_234_567_890_123, monotonicNanoseconds: 77),
                launchOptions: ["UIApplicationLaunchOptionsURLKey": "note://1", "b": ""],
                urlSchemes: ["note", "todo"],
                notifications: [ScheduledNotification(number: 3, propertyList: "<plist/>")], badge: -7,
                battery: BatteryReading(level: 0.125, state: .unplugged), pushTypes: 5)),
        .touches([], timestamp: 0),
        .touches(
            TouchPoint.Phase.allCases.enumerated().map {
                TouchPoint(identifier: UInt32($0), phase: $1, x: 1.5 + Double($0), y: -2.25)
            }, timestamp: 12.125),
        .key(KeyPress(isDown: true, text: "ß", code: "Minus", modifiers: [.shift, .command])),
        .key(KeyPress(isDown: false, text: "", code: "Enter")),
        .resignActive, .becomeActive, .terminate, .memoryWarning, .significantTimeChange,
        .orientation(.landscapeRight), .motion(.shakeEnded), .acceleration(x: 0.5, y: -1, z: 0.125),
        .frameDone(sequence: .max), .advance(toNanoseconds: 1 << 50), .tree(request: 3),
        .openURL("http://example.com/?q=ü"), .statusBarFrame(height: 40),
        .remoteControl(.endSeekingForward), .examine(request: 17), .location(nil),
        .location(
            LocationFix(
                latitude: -33.9, longitude: 151.2, altitude: -3, horizontalAccuracy: 5, verticalAccuracy: -1,
                course: 359.5, speed: 3)),
        .heading(degrees: 270.5, accuracy: -1), .locationAuthorization(.denied), .addressBookChanged, .mediaChanged,
        .urlSchemes([]), .urlSchemes(["a", "fb-42"]), .notification(propertyList: "<dict/>"),
        .notificationOver(number: .max), .badge(12), .composition(Composition("にほん🗾", selection: 1..<3)),
        .composition(Composition("", isFinal: true)), .battery(BatteryReading(level: 0.5, state: .charging)),
        .pushRegistration(.unavailable), .pushRegistration(.token("00ff", types: 7)), .pushMessage(json: "{}"),
        .network(NetworkCondition(link: .cellular, delay: 0.4, download: 30_000, upload: 25_000, loss: 0.01)),
        .enterBackground(visit: 7, seconds: 600.5),
        .expireBackgroundTasks, .skip(toNanoseconds: 1 << 40), .enterForeground,
        .sound(SoundHardware(volume: 0.25, isSilenced: true, hasMicrophone: true)), .soundInterruption(isOver: true),
        .proximity(isNear: true), .hardwareKeyboard(isConnected: true),
        .rendering([.slowAnimations, .colorOffscreen]), .timeZone("Europe/Paris"), .timeZone(""),
        .fromService(.gameCenter, json: "{\"of\":\"ü\"}"),
    ]

    static let app: [AppMessage] = [
        .scheduleNotification(ScheduledNotification(number: 9, propertyList: "")), .cancelNotification(number: 10),
        .registerForPush(types: 7),
        .inBackground(visit: .max, hasTasks: true),
        .ready(version: 1, processIdentifier: 4711), .launched,
        .frame(sequence: 9, damage: []),
        .frame(
            sequence: 10,
            damage: [DamageRect(x: 0, y: 1, width: 2, height: 3), DamageRect(x: 8192, y: 0, width: 0, height: 8192)]),
        .advanced(toNanoseconds: 5, nextWake: nil, busy: true),
        .advanced(toNanoseconds: 5, nextWake: 6, busy: false),
        .treeReply(request: 3, json: "{\"class\":\"UIWindow\"}"),
        .statusBar(style: .blackOpaque, hidden: true, animated: false),
        .statusBarOrientation(.landscapeLeft, duration: 0.3), .networkActivity(true), .badge(-3),
        .idleTimerDisabled(true), .openURL("mailto:a@b"), .crash(report: "*** -[X y]\n#0"), .exiting(status: -1),
        .vibrate, .playSound(1104), .playFile(path: "/tmp/é.caf", seconds: 0.5), .sentMessage(path: "/a.eml"),
        .playsSound(true), .listens(true), .setVolume(0.75), .locate(true, purpose: "To find “you”"),
        .measureHeading(false),
        .monitorProximity(true),
        .toService(.shop, json: "{\"do\":\"ü\"}"), .examined(request: 17, AppHealth()),
        .examined(
            request: 18,
            AppHealth(
                problems: ["UIWindow > ÜView: its place is not finite", ""], viewCount: 5, lostViewCount: 1,
                controllerCount: 7, lostControllerCount: .init(Int32.max))),
    ]
}
