extension AppMessage: LinkMessage {
    /// Numbers on the wire; never reused for another meaning.
    package enum Kind: UInt8, Sendable {
        case ready = 1
        case launched, frame, advanced, treeReply, statusBar, statusBarOrientation, networkActivity, badge
        case idleTimerDisabled, openURL, crash, exiting, vibrate, playSound, examined
        case locate, measureHeading, playFile, sentMessage, scheduleNotification, cancelNotification
        case registerForPush
        case inBackground
        case soundOutput, playsSound, monitorProximity, webEngine
        case soundInput, listens, setVolume
        case toService
    }

    package var kind: Kind {
        switch self {
        case .ready: .ready
        case .launched: .launched
        case .frame: .frame
        case .advanced: .advanced
        case .treeReply: .treeReply
        case .statusBar: .statusBar
        case .statusBarOrientation: .statusBarOrientation
        case .networkActivity: .networkActivity
        case .badge: .badge
        case .idleTimerDisabled: .idleTimerDisabled
        case .openURL: .openURL
        case .crash: .crash
        case .exiting: .exiting
        case .vibrate: .vibrate
        case .playSound: .playSound
        case .examined: .examined
        case .locate: .locate
        case .measureHeading: .measureHeading
        case .playFile: .playFile
        case .sentMessage: .sentMessage
        case .scheduleNotification: .scheduleNotification
        case .cancelNotification: .cancelNotification
        case .registerForPush: .registerForPush
        case .inBackground: .inBackground
        case .soundOutput: .soundOutput
        case .playsSound: .playsSound
        case .monitorProximity: .monitorProximity
        case .webEngine: .webEngine
        case .soundInput: .soundInput
        case .listens: .listens
        case .setVolume: .setVolume
        case .toService: .toService
        }
    }

    package var code: UInt8 { kind.rawValue }

    package func encode(into writer: inout MessageWriter) throws(DeviceLinkError) {
        switch self {
        case .ready(let version, let processIdentifier):
            writer.write(version)
            writer.write(processIdentifier)
        case .launched, .vibrate: break
        case .frame(let sequence, let damage):
            writer.write(sequence)
            try writer.write(count: damage.count, "damage", limit: DeviceLinkLimits.damageCount)
            for rect in damage { try rect.encode(into: &writer) }
        case .advanced(let toNanoseconds, let nextWake, let busy):
            writer.write(toNanoseconds)
            writer.write(nextWake != nil)
            writer.write(nextWake ?? 0)
            writer.write(busy)
        case .treeReply(let request, let json):
            writer.write(request)
            try writer.write(json, "json", limit: DeviceLinkLimits.treeByteCount)
        case .statusBar(let style, let hidden, let animated):
            writer.write(style.rawValue)
            writer.write(hidden)
            writer.write(animated)
        case .statusBarOrientation(let orientation, let duration):
            writer.write(orientation.rawValue)
            try writer.write(duration, "duration")
        case .networkActivity(let flag), .idleTimerDisabled(let flag), .playsSound(let flag), .listens(let flag):
            writer.write(flag)
        case .setVolume(let volume): try writer.write(volume, "volume")
        case .badge(let number): writer.write(number)
        case .openURL(let url): try writer.write(url, "url")
        case .crash(let report): try writer.write(report, "report", limit: DeviceLinkLimits.reportByteCount)
        case .exiting(let status): writer.write(status)
        case .playSound(let number): writer.write(number)
        case .examined(let request, let health):
            writer.write(request)
            try health.encode(into: &writer)
        case .locate(let isWanted, let purpose):
            writer.write(isWanted)
            try writer.write(purpose, "purpose")
        case .measureHeading(let isWanted): writer.write(isWanted)
        case .monitorProximity(let isWanted): writer.write(isWanted)
        case .playFile(let path, let seconds):
            try writer.write(path, "path")
            try writer.write(seconds, "seconds")
        case .sentMessage(let path): try writer.write(path, "path")
        case .scheduleNotification(let notification): try notification.encode(into: &writer)
        case .cancelNotification(let number): writer.write(number)
        case .registerForPush(let types): writer.write(types)
        case .inBackground(let visit, let hasTasks):
            writer.write(visit)
            writer.write(hasTasks)
        case .soundOutput(let descriptor), .soundInput(let descriptor), .webEngine(let descriptor):
            writer.write(descriptor)
        case .toService(let service, let json):
            writer.write(service.rawValue)
            try writer.write(json, "json", limit: DeviceLinkLimits.serviceByteCount)
        }
    }

    package init(code: UInt8, from reader: inout MessageReader) throws(DeviceLinkError) {
        guard let kind = Kind(rawValue: code) else { throw .unknownMessage(code: code) }
        reader.kind = kind
        switch kind {
        case .ready:
            self = .ready(version: try reader.read("version"), processIdentifier: try reader.read("processIdentifier"))
        case .launched: self = .launched
        case .frame:
            let sequence = try reader.read("sequence", as: UInt32.self)
            var damage: [DamageRect] = []
            for _ in 0..<(try reader.readCount("damage", limit: DeviceLinkLimits.damageCount)) {
                damage.append(try DamageRect(from: &reader))
            }
            self = .frame(sequence: sequence, damage: damage)
        case .advanced:
            let time = try reader.readTime("toNanoseconds")
            let wakes = try reader.readBool("nextWake")
            let wake = try reader.readTime("nextWake")
            self = .advanced(toNanoseconds: time, nextWake: wakes ? wake : nil, busy: try reader.readBool("busy"))
        case .treeReply:
            self = .treeReply(
                request: try reader.read("request"),
                json: try reader.readString("json", limit: DeviceLinkLimits.treeByteCount))
        case .statusBar:
            self = .statusBar(
                style: try reader.readCase("style"), hidden: try reader.readBool("hidden"),
                animated: try reader.readBool("animated"))
        case .statusBarOrientation:
            self = .statusBarOrientation(
                try reader.readCase("orientation"), duration: try reader.readDouble("duration", in: 0...60))
        case .networkActivity: self = .networkActivity(try reader.readBool("visible"))
        case .badge: self = .badge(try reader.read("number"))
        case .idleTimerDisabled: self = .idleTimerDisabled(try reader.readBool("disabled"))
        case .openURL: self = .openURL(try reader.readString("url"))
        case .crash: self = .crash(report: try reader.readString("report", limit: DeviceLinkLimits.reportByteCount))
        case .exiting: self = .exiting(status: try reader.read("status"))
        case .vibrate: self = .vibrate
        case .playSound: self = .playSound(try reader.read("sound"))
        case .examined: self = .examined(request: try reader.read("request"), try AppHealth(from: &reader))
        case .locate: self = .locate(try reader.readBool("wanted"), purpose: try reader.readString("purpose"))
        case .measureHeading: self = .measureHeading(try reader.readBool("wanted"))
        case .monitorProximity: self = .monitorProximity(try reader.readBool("wanted"))
        case .playFile:
            self = .playFile(
                path: try reader.readString("path"), seconds: try reader.readDouble("seconds", in: 0...86_400))
        case .sentMessage: self = .sentMessage(path: try reader.readString("path"))
        case .scheduleNotification: self = .scheduleNotification(try ScheduledNotification(from: &reader))
        case .cancelNotification: self = .cancelNotification(number: try reader.read("number"))
        case .registerForPush: self = .registerForPush(types: try reader.read("types"))
        case .inBackground:
            self = .inBackground(visit: try reader.read("visit"), hasTasks: try reader.readBool("hasTasks"))
        case .soundOutput: self = .soundOutput(try reader.readDescriptor("memory"))
        case .webEngine: self = .webEngine(try reader.readDescriptor("socket"))
        case .playsSound: self = .playsSound(try reader.readBool("plays"))
        case .soundInput: self = .soundInput(try reader.readDescriptor("memory"))
        case .listens: self = .listens(try reader.readBool("listens"))
        case .setVolume: self = .setVolume(try reader.readDouble("volume", in: 0...1))
        case .toService:
            self = .toService(
                try reader.readCase("service"),
                json: try reader.readString("json", limit: DeviceLinkLimits.serviceByteCount))
        }
    }
}
