extension DeviceMessage: LinkMessage {
    /// Numbers on the wire; never reused for another meaning.
    package enum Kind: UInt8, Sendable {
        case hello = 1
        case surface, touches, key, resignActive, becomeActive, terminate, memoryWarning, significantTimeChange
        case orientation, motion, acceleration, frameDone, advance, tree, openURL, statusBarFrame
        case remoteControl, examine, location, heading, locationAuthorization
        case addressBookChanged, urlSchemes, notification, notificationOver, badge, composition
        case battery, pushRegistration, pushMessage, network
        case enterBackground, expireBackgroundTasks, skip, enterForeground
        case sound, soundInterruption, proximity
        case hardwareKeyboard, rendering, timeZone, mediaChanged, fromService
    }

    package var kind: Kind {
        switch self {
        case .hello: .hello
        case .surface: .surface
        case .touches: .touches
        case .key: .key
        case .resignActive: .resignActive
        case .becomeActive: .becomeActive
        case .terminate: .terminate
        case .memoryWarning: .memoryWarning
        case .significantTimeChange: .significantTimeChange
        case .orientation: .orientation
        case .motion: .motion
        case .acceleration: .acceleration
        case .frameDone: .frameDone
        case .advance: .advance
        case .tree: .tree
        case .openURL: .openURL
        case .statusBarFrame: .statusBarFrame
        case .remoteControl: .remoteControl
        case .examine: .examine
        case .location: .location
        case .heading: .heading
        case .locationAuthorization: .locationAuthorization
        case .addressBookChanged: .addressBookChanged
        case .mediaChanged: .mediaChanged
        case .urlSchemes: .urlSchemes
        case .notification: .notification
        case .notificationOver: .notificationOver
        case .badge: .badge
        case .composition: .composition
        case .battery: .battery
        case .pushRegistration: .pushRegistration
        case .pushMessage: .pushMessage
        case .network: .network
        case .enterBackground: .enterBackground
        case .expireBackgroundTasks: .expireBackgroundTasks
        case .skip: .skip
        case .enterForeground: .enterForeground
        case .sound: .sound
        case .soundInterruption: .soundInterruption
        case .proximity: .proximity
        case .hardwareKeyboard: .hardwareKeyboard
        case .rendering: .rendering
        case .timeZone: .timeZone
        case .fromService: .fromService
        }
    }

    package var code: UInt8 { kind.rawValue }

    package func encode(into writer: inout MessageWriter) throws(DeviceLinkError) {
        switch self {
        case .hello(let hello): try hello.encode(into: &writer)
        case .surface(let surface): try surface.encode(into: &writer)
        case .touches(let points, let timestamp):
            try writer.write(timestamp, "timestamp")
            try writer.write(count: points.count, "points", limit: DeviceLinkLimits.touchCount)
            for point in points { try point.encode(into: &writer) }
        case .key(let press): try press.encode(into: &writer)
        case .resignActive, .becomeActive, .terminate, .memoryWarning, .significantTimeChange, .addressBookChanged,
            .mediaChanged, .expireBackgroundTasks, .enterForeground:
            break
        case .orientation(let orientation): writer.write(orientation.rawValue)
        case .motion(let phase): writer.write(phase.rawValue)
        case .acceleration(let x, let y, let z):
            try writer.write(x, "x")
            try writer.write(y, "y")
            try writer.write(z, "z")
        case .frameDone(let sequence): writer.write(sequence)
        case .advance(let toNanoseconds), .skip(let toNanoseconds): writer.write(toNanoseconds)
        case .tree(let request), .examine(let request): writer.write(request)
        case .openURL(let url): try writer.write(url, "url")
        case .statusBarFrame(let height): try writer.write(height, "height")
        case .remoteControl(let command): writer.write(command.rawValue)
        case .location(let fix):
            writer.write(fix != nil)
            try fix?.encode(into: &writer)
        case .heading(let degrees, let accuracy):
            try writer.write(degrees, "degrees")
            try writer.write(accuracy, "accuracy")
        case .locationAuthorization(let answer): writer.write(answer.rawValue)
        case .urlSchemes(let schemes): try writer.write(urlSchemes: schemes)
        case .notification(let list): try writer.write(list, "propertyList")
        case .notificationOver(let number): writer.write(number)
        case .badge(let number): writer.write(number)
        case .composition(let composition): try composition.encode(into: &writer)
        case .battery(let reading): try reading.encode(into: &writer)
        case .pushRegistration(let registration): try registration.encode(into: &writer)
        case .pushMessage(let json): try writer.write(json, "json")
        case .network(let condition): try condition.encode(into: &writer)
        case .sound(let hardware): try hardware.encode(into: &writer)
        case .soundInterruption(let isOver): writer.write(isOver)
        case .proximity(let isNear): writer.write(isNear)
        case .hardwareKeyboard(let isConnected): writer.write(isConnected)
        case .rendering(let options): writer.write(options.rawValue)
        case .timeZone(let name): try writer.write(name, "name")
        case .fromService(let service, let json):
            writer.write(service.rawValue)
            try writer.write(json, "json", limit: DeviceLinkLimits.serviceByteCount)
        case .enterBackground(let visit, let seconds):
            writer.write(visit)
            try writer.write(seconds, "seconds")
        }
    }

    package init(code: UInt8, from reader: inout MessageReader) throws(DeviceLinkError) {
        guard let kind = Kind(rawValue: code) else { throw .unknownMessage(code: code) }
        reader.kind = kind
        switch kind {
        case .hello: self = .hello(try Hello(from: &reader))
        case .surface: self = .surface(try SurfaceDescription(from: &reader))
        case .touches:
            let timestamp = try reader.readDouble("timestamp")
            var points: [TouchPoint] = []
            for _ in 0..<(try reader.readCount("points", limit: DeviceLinkLimits.touchCount)) {
                points.append(try TouchPoint(from: &reader))
            }
            self = .touches(points, timestamp: timestamp)
        case .key: self = .key(try KeyPress(from: &reader))
        case .resignActive: self = .resignActive
        case .becomeActive: self = .becomeActive
        case .terminate: self = .terminate
        case .memoryWarning: self = .memoryWarning
        case .significantTimeChange: self = .significantTimeChange
        case .addressBookChanged: self = .addressBookChanged
        case .mediaChanged: self = .mediaChanged
        case .orientation: self = .orientation(try reader.readCase("orientation"))
        case .motion: self = .motion(try reader.readCase("phase"))
        case .acceleration:
            self = .acceleration(
                x: try reader.readDouble("x"), y: try reader.readDouble("y"), z: try reader.readDouble("z"))
        case .frameDone: self = .frameDone(sequence: try reader.read("sequence"))
        case .advance: self = .advance(toNanoseconds: try reader.readTime("toNanoseconds"))
        case .tree: self = .tree(request: try reader.read("request"))
        case .openURL: self = .openURL(try reader.readString("url"))
        case .statusBarFrame: self = .statusBarFrame(height: try reader.readDouble("height", in: 0...4096))
        case .remoteControl: self = .remoteControl(try reader.readCase("command"))
        case .examine: self = .examine(request: try reader.read("request"))
        case .location: self = .location(try reader.readBool("location") ? try LocationFix(from: &reader) : nil)
        case .heading:
            self = .heading(
                degrees: try reader.readDouble("degrees", in: 0...360),
                accuracy: try reader.readDouble("accuracy", in: -1...180))
        case .locationAuthorization: self = .locationAuthorization(try reader.readCase("authorization"))
        case .urlSchemes: self = .urlSchemes(try reader.readURLSchemes())
        case .notification: self = .notification(propertyList: try reader.readString("propertyList"))
        case .notificationOver: self = .notificationOver(number: try reader.read("number"))
        case .badge: self = .badge(try reader.read("number"))
        case .composition: self = .composition(try Composition(from: &reader))
        case .battery: self = .battery(try BatteryReading(from: &reader))
        case .pushRegistration: self = .pushRegistration(try PushRegistration(from: &reader))
        case .pushMessage: self = .pushMessage(json: try reader.readString("json"))
        case .sound: self = .sound(try SoundHardware(from: &reader))
        case .soundInterruption: self = .soundInterruption(isOver: try reader.readBool("over"))
        case .network: self = .network(try NetworkCondition(from: &reader))
        case .enterBackground:
            self = .enterBackground(
                visit: try reader.read("visit"), seconds: try reader.readDouble("seconds", in: 0...1e15))
        case .expireBackgroundTasks: self = .expireBackgroundTasks
        case .skip: self = .skip(toNanoseconds: try reader.readTime("toNanoseconds"))
        case .enterForeground: self = .enterForeground
        case .proximity: self = .proximity(isNear: try reader.readBool("near"))
        case .hardwareKeyboard: self = .hardwareKeyboard(isConnected: try reader.readBool("connected"))
        case .rendering: self = .rendering(RenderingOptions(rawValue: try reader.read("options")).intersection(.all))
        case .timeZone: self = .timeZone(try reader.readString("name"))
        case .fromService:
            self = .fromService(
                try reader.readCase("service"),
                json: try reader.readString("json", limit: DeviceLinkLimits.serviceByteCount))
        }
    }
}
