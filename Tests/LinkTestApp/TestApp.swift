import CSound
import DeviceLink
import Foundation

/// An app whose screen is one colour, which a touch changes, and whose tree is one label that counts touches.
final class TestApp {
    private let connection: AppSideConnection
    private let behavior: String
    private var memory: SharedMemory?
    private var sound: SharedMemory?
    private var ear: SharedMemory?
    /// The frame from which on the app hears next, and whether the device has learnt that it listens.
    private var heardUntil: Int64 = 0
    private var isKnownToHear = false
    /// The left samples that were heard since the app began to listen.
    private var heard: [Int16] = []
    private var surface: SurfaceDescription?
    private var sequence: UInt32 = 0
    private var isWaitingForDevice = false
    private lazy var needsDisplay = behavior != "never-draws"
    private var touchCount = 0
    private var isFirstRun = true
    private var time: Int64 = 0
    private var visit: UInt32 = 0
    /// When the task ends that the app has in the background.
    private var taskEnd: Int64?

    init(link: Int32, behavior: String) {
        connection = AppSideConnection(fileDescriptor: link)
        self.behavior = behavior
    }

    func run() {
        if behavior == "not-ready-first" { send(.launched) }
        if behavior == "close-link" {
            connection.close()
            while true { pause() }
        }
        while true {
            var wait = pollfd(fd: connection.fileDescriptor, events: Int16(POLLIN), revents: 0)
            poll(&wait, 1, -1)
            do {
                for message in try connection.receive() { handle(message) }
            } catch {
                exit(0)
            }
        }
    }

    private func send(_ message: AppMessage) {
        do {
            try connection.send(message)
        } catch {
            fputs("cannot send: \(error)\n", stderr)
            exit(1)
        }
    }

    private func handle(_ message: DeviceMessage) {
        switch message {
        case .hello(let hello):
            if case .virtual(_, let now) = hello.clock { time = now }
            send(.ready(version: DeviceLinkLimits.version, processIdentifier: getpid()))
            if !hello.urlSchemes.isEmpty { print("schemes \(hello.urlSchemes.joined(separator: " "))") }
            for (key, value) in hello.launchOptions.sorted(by: { $0.key < $1.key }) {
                print("option \(key)=\(value.replacingOccurrences(of: "\n", with: " "))")
            }
            for notification in hello.notifications { print("scheduled \(notification.number)") }
            isFirstRun = hello.notifications.isEmpty
            if hello.battery != .full { print("battery \(hello.battery.level) \(hello.battery.state)") }
            if hello.pushTypes != 0 { print("push types \(hello.pushTypes)") }
        case .surface(let description):
            surface = description
            memory = try? SharedMemory(descriptor: description.descriptor, byteCount: description.byteCount)
            if behavior == "hang-in-launch" { while true { pause() } }
            send(.launched)
            if behavior != "never-draws" {
                send(.statusBar(style: .default, hidden: behavior == "no-status-bar", animated: false))
            }
            if behavior == "badge" { send(.badge(3)) }
            if behavior == "push" { send(.registerForPush(types: 7)) }
            if behavior == "monitors" { send(.monitorProximity(true)) }
            if isFirstRun { TestNotifications(behavior).messages.forEach(send) }
            draw()
            flood()
        case .touches(let touches, _):
            for touch in touches { print("touch \(touch.identifier) \(touch.phase) \(touch.x) \(touch.y)") }
            if behavior == "crash-on-touch" { abort() }
            if behavior == "report-on-touch" {
                send(.crash(report: "*** NSRangeException: index 3 beyond bounds\nframe 1\nframe 2"))
                abort()
            }
            if touches.contains(where: { $0.phase == .began }) {
                if behavior == "sounds-on-touch" { playSounds() }
                if behavior == "ring-on-touch" { openRing(byteCount: sound_ring_size()) }
                if behavior == "small-ring-on-touch" { openRing(byteCount: 4096) }
                if behavior == "listen-on-touch" { listen(byteCount: sound_ring_size()) }
                if behavior == "small-ear-on-touch" { listen(byteCount: 4096) }
            }
            if behavior == "hang-on-touch" { while true { pause() } }
            if behavior == "push" { send(.registerForPush(types: 1)) }
            if touches.contains(where: { $0.phase == .ended }) { touchCount += 1 }
            needsDisplay = true
            draw()
        case .advance(let target):
            fillRing(until: target)
            hear(until: target)
            time = target
            if let end = taskEnd, end <= time {
                taskEnd = nil
                send(.inBackground(visit: visit, hasTasks: false))
            }
            if behavior == "tells-time" { print("lives until \(time / 1_000_000_000)") }
            draw()
            send(.advanced(toNanoseconds: time, nextWake: taskEnd, busy: needsDisplay))
        case .frameDone:
            isWaitingForDevice = false
            draw()
        case .tree(let request):
            let json =
                #"{"class":"TestWindow","frame":[0,0,320,480],"children":[{"class":"TestLabel","frame":[10,100,100,20],"#
                + #""label":"Touches: \#(touchCount)","value":"\#(touchCount)"}]}"#
            send(.treeReply(request: request, json: behavior == "bad-tree" ? "[[[" : json))
        case .examine(let request):
            let problems = behavior == "broken-on-touch" && touchCount > 2 ? ["TestLabel: its place is not finite"] : []
            send(.examined(request: request, AppHealth(problems: problems, viewCount: 2)))
        case .terminate:
            print("terminate")
            if behavior == "never-terminate" { while true { pause() } }
            send(.exiting(status: 0))
            exit(0)
        case .enterBackground(let visit, let seconds):
            print("enterBackground \(Int(seconds))")
            if behavior == "never-in-background" { while true { pause() } }
            self.visit = visit
            send(.inBackground(visit: visit, hasTasks: behavior.hasPrefix("task")))
            if behavior == "task-of-5-seconds" { taskEnd = time + 5_000_000_000 }
            if behavior == "locates" { send(.locate(true, purpose: "")) }
        case .expireBackgroundTasks:
            print("expire")
            if behavior == "task" { send(.inBackground(visit: visit, hasTasks: false)) }
        case .skip(let target):
            print("skip")
            time = max(time, target)
        case .enterForeground: print("enterForeground")
        case .location: print("location")
        case .resignActive: print("resignActive")
        case .becomeActive: print("becomeActive")
        case .memoryWarning: print("memoryWarning")
        case .sound(let sound): print("sound \(sound.volume) \(sound.isSilenced) \(sound.hasHeadset)")
        case .soundInterruption(let isOver) where sound != nil: print("sound interruption \(isOver ? "over" : "began")")
        case .openURL(let url): print("openURL \(url)")
        case .urlSchemes(let schemes): print("schemes \(schemes.joined(separator: " "))")
        case .notification(let list): print("notification \(list.replacingOccurrences(of: "\n", with: " "))")
        case .notificationOver(let number): print("notification over \(number)")
        case .statusBarFrame(let height): print("status bar \(height)")
        case .significantTimeChange: print("time change")
        case .proximity(let isNear): print(isNear ? "near" : "far")
        case .hardwareKeyboard(let isConnected): print("hardware keyboard \(isConnected)")
        case .rendering(let options): print("rendering \(options.rawValue)")
        case .timeZone(let name): print("time zone \(name)")
        case .battery(let reading): print("battery \(reading.level) \(reading.state)")
        case .pushRegistration(.unavailable): print("push unavailable")
        case .pushRegistration(.notEntitled): print("push not entitled")
        case .pushRegistration(.token(let digits, let types)): print("push token \(digits) types \(types)")
        case .pushMessage(let json): print("push message \(json)")
        case .orientation(let orientation): print("orientation \(orientation)")
        case .motion(let phase): print("motion \(phase)")
        case .key(let key): print("key \(key.isDown ? "down" : "up") \(key.code) \(key.text)")
        default: break
        }
    }

    /// Says the same for ever, as fast as the device reads.
    private func flood() {
        let message: AppMessage
        switch behavior {
        case "flood-frames":
            let damage = (0..<DeviceLinkLimits.damageCount).map { DamageRect(x: $0, y: 0, width: 1, height: 1) }
            message = .frame(sequence: 2, damage: damage)
        case "flood-trees": message = .treeReply(request: 0, json: String(repeating: "x", count: 1 << 20))
        case "flood-urls": message = .openURL("http://example.com/" + String(repeating: "x", count: 50_000))
        case "flood-badges": message = .badge(1)
        case "flood-status-bars": message = .statusBarOrientation(.landscapeLeft, duration: 1)
        case "flood-questions": message = .locate(true, purpose: String(repeating: "x", count: 50_000))
        default: return
        }
        for number in 0... {
            if case .treeReply(_, let json) = message {
                send(.treeReply(request: UInt32(truncatingIfNeeded: number), json: json))
            } else {
                send(message)
            }
            while connection.wantsToWrite {
                var wait = pollfd(fd: connection.fileDescriptor, events: Int16(POLLOUT), revents: 0)
                poll(&wait, 1, -1)
                guard (try? connection.flush()) != nil else { exit(0) }
            }
        }
    }

    /// A tone of its own twice at once, one that is none, one that is not the app's, vibration and a sound of the
    /// system.
    private func playSounds() {
        let folder = NSHomeDirectory() + "/tmp"
        var tone = Data("RIFF".utf8) + Data([44, 0, 0, 0]) + Data("WAVEfmt ".utf8) + Data([16, 0, 0, 0, 1, 0, 1, 0])
        tone += Data([0x40, 0x1F, 0, 0, 0x40, 0x1F, 0, 0, 1, 0, 8, 0]) + Data("data".utf8) + Data([4, 0, 0, 0])
        tone += Data([0x80, 0xFF, 0x80, 0x00])
        try? tone.write(to: URL(fileURLWithPath: folder + "/tone.wav"))
        try? Data("none".utf8).write(to: URL(fileURLWithPath: folder + "/none.wav"))
        try? FileManager.default.createSymbolicLink(atPath: folder + "/link.wav", withDestinationPath: "/etc/passwd")
        for name in ["tone", "tone", "none", "link"] { send(.playFile(path: "\(folder)/\(name).wav", seconds: 0.5)) }
        send(.vibrate)
        send(.playSound(1000))
    }

    /// Memory for sound, also one that is too small.
    private func openRing(byteCount: Int) {
        guard sound == nil, let memory = try? SharedMemory(byteCount: byteCount) else { return }
        sound = memory
        if byteCount >= sound_ring_size() {
            sound_ring_set_category(OpaquePointer(memory.bytes), sound_category_ambient)
        }
        send(.soundOutput(memory.descriptor))
        send(.playsSound(true))
    }

    /// Begins to listen with the first touch; ends with the second one, and says what was heard.
    private func listen(byteCount: Int) {
        if let ear {
            send(.listens(false))
            let first = heard.firstIndex { $0 != 0 } ?? heard.count
            let sound = heard[first...].prefix { $0 != 0 }
            let follows = zip(sound, sound.dropFirst()).allSatisfy { $1 == $0 + 1 }
            print(
                "heard \(sound.count) of \(heard.count) after \(first), follow \(follows), is open \(ear.byteCount > 0)"
            )
            return
        }
        guard let memory = try? SharedMemory(byteCount: byteCount) else { return }
        ear = memory
        heardUntil = sound_output_frame(time)
        send(.soundInput(memory.descriptor))
        send(.listens(true))
    }

    /// As apps do: the device has not known of the first step before it was lived through, so that is heard with the second.
    private func hear(until target: Int64) {
        guard let ear, ear.byteCount >= sound_ring_size() else { return }
        guard isKnownToHear else { return isKnownToHear = true }
        let first = heardUntil, count = Int(sound_output_frame(target) - first)
        guard count > 0 else { return }
        heardUntil = sound_output_frame(target)
        var frames = [Int16](repeating: 0, count: count * 2)
        sound_ring_read(OpaquePointer(ear.bytes), first, &frames, Int32(count))
        heard += stride(from: 0, to: frames.count, by: 2).map { frames[$0] }
    }

    /// Each frame is the number of its millisecond, right its negative.
    private func fillRing(until target: Int64) {
        guard let sound, sound.byteCount >= sound_ring_size() else { return }
        let first = sound_output_frame(time), end = sound_output_frame(target)
        for frame in first..<end {
            let value = Int16(frame / 48 % 30_000)
            sound_ring_write(OpaquePointer(sound.bytes), frame, [value, -value], 1)
        }
    }

    /// Fills the screen with a colour that depends on the touches only.
    private func draw() {
        guard needsDisplay, !isWaitingForDevice, let surface, let memory else { return }
        let colors: [UInt32] = [0xFF20_4080, 0xFF80_2020, 0xFF20_8040]
        let pixels = memory.bytes.assumingMemoryBound(to: UInt32.self)
        for index in 0..<surface.byteCount / 4 { pixels[index] = colors[touchCount % colors.count] }
        needsDisplay = false
        isWaitingForDevice = true
        sequence += 1
        let damage = behavior == "huge-damage" ? 8192 : surface.width
        send(.frame(sequence: sequence, damage: [DamageRect(x: 0, y: 0, width: damage, height: surface.height)]))
    }
}
